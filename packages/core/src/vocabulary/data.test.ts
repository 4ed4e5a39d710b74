// The automatic features of the language as data: each entry is tried in a diagram.

import { describe, expect, test } from 'vitest';
import { outline, validate } from '../draw.js';
import { automaticWords, kindVocabulary, vocabulary } from '../every-kind.js';
import { KIND_MEANINGS } from '../syntax/kind-meanings.js';
import { testIcons } from '../testing/icons.js';

const { limits, kinds } = vocabulary();
const { verbs, statuses, groupNames } = automaticWords();
const context = { icons: testIcons };

test('the kinds as data have the phrases of the kinds', () => {
  expect(KIND_MEANINGS).toEqual(kinds.map(({ name, meaning }) => ({ name, meaning })));
});

describe('verb phrases', () => {
  test.each(verbs.flatMap(({ role, phrases }) => phrases.map((phrase) => ({ phrase, role }))))(
    '$phrase: $role',
    ({ phrase, role }) => {
      const { diagnostics } = validate(`flow\nnode a\nnode b\na -> b : "${phrase}"\n`, context);
      expect(diagnostics.map((each) => each.code)).toEqual(role === undefined ? [] : ['W500']);
      if (role) expect(diagnostics[0]?.hint).toContain(`role=${role}`);
    },
  );
});

describe('group names', () => {
  const typeOf = (label: string): string | undefined =>
    outline(`flow\ngroup g "${label}" {\n  node a\n}\n`, context).outline?.groups[0]?.type;

  test.each(groupNames)('$type: $labels, $lastWords', ({ type, labels, lastWords }) => {
    for (const each of [...labels, ...lastWords.map((word) => `our own ${word}`)]) {
      expect(`${each}: ${typeOf(each)}`).toBe(`${each}: ${type}`);
      expect(`${each}: ${typeOf(each.toUpperCase())}`).toBe(`${each}: ${type}`);
    }
  });

  test.each([
    'networks',
    'environments',
    'message brokers',
    'queues',
    'third parties',
    'clusters',
    'data stores',
    'teams',
  ])('plurals are among them: %s', (label) => {
    expect(typeOf(label)).not.toBe('none');
  });

  test.each(['Shop', 'orders', 'network of friends', 'the one and only network'])(
    'other names give no type: %s',
    (label) => {
      expect(typeOf(label)).toBe('none');
    },
  );

  test('every type except none has some, and no name belongs to two', () => {
    const names = groupNames.flatMap((each) => each.labels);
    expect(new Set(names).size).toBe(names.length);
    expect(groupNames).toHaveLength(16);
  });
});

test('status words include the four of the language, and every icon that the converter writes', () => {
  expect(statuses.flatMap(({ icon, labels }) => labels.map((label) => `${label}: ${icon}`))).toEqual([
    'yes: status:yes',
    'true: status:yes',
    'no: status:no',
    'false: status:no',
  ]);
  expect(statuses).toHaveLength(15);
});

test('limits are listed: those of any source, and of each statement of a kind', () => {
  expect(limits).toEqual({ characters: 500_000, lines: 5_000, words: 50_000, text: 2_000, header: 10_000, levels: 24 });
  for (const { name, available } of kinds) {
    const words = kindVocabulary(name);
    expect(words !== undefined).toBe(available);
    for (const each of words?.statements ?? []) expect(each.most).toBeGreaterThan(0);
    if (words?.edges) expect(words.edges.most).toBeGreaterThan(0);
  }
});
