import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '../draw.js';
import { suggest } from '../every-kind.js';
import { kinds } from '../kinds/registry.js';
import { cases, sampled } from '../testing/depth.js';
import { testIcons } from '../testing/icons.js';
import { workOf } from '../testing/work.js';
import { namedIn } from './named/named.js';
import { REQUESTS } from './testing/requests.data.js';
import { wordsOf } from './words.js';

const named = async (request: string, text?: string): Promise<readonly string[]> =>
  (await suggest(request, text)).suggestions.map(({ kind }) => kind);

test('for real requests the first kind fits nine of ten, and one of the first two nearly all', async () => {
  const requests = sampled(REQUESTS, 60);
  const answers = await Promise.all(requests.map(async ([kind, request]) => ({ kind, given: await named(request) })));
  const first = answers.filter(({ kind, given: suggestions }) => suggestions[0] === kind).length;
  const two = answers.filter(({ kind, given: suggestions }) => suggestions.slice(0, 2).includes(kind)).length;
  expect(first / requests.length).toBeGreaterThan(0.9);
  expect(two / requests.length).toBeGreaterThan(0.97);
});

describe.each([...kinds])('%s', (name, { evidence }) => {
  test('has skeletons without diagnostics', async () => {
    const { skeleton, patterns = [] } = await evidence();
    for (const each of [skeleton, ...patterns.map((pattern) => pattern.skeleton)])
      expect([each, validate(each, { icons: testIcons })]).toMatchObject([
        each,
        { ok: true, kind: name, diagnostics: [] },
      ]);
  });

  test('has a valid start with whatever a request names', async () => {
    const { start, patterns = [] } = await evidence();
    const starts = [start, ...patterns.map((pattern) => pattern.start)];
    const label = fc.oneof(
      fc.constantFrom('Start', 'end', 'main', 'TCP/IP', 'a "b" \\ c', 'Ready?', '动物'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(label, { minLength: 2, maxLength: 12 }), fc.boolean(), (labels, isChain) => {
        const list = labels.map((each) => `- ${each}`).join('\n');
        const named = namedIn(isChain ? labels.join(' -> ') : list, '', () => undefined);
        if (named === undefined || named.items.length < 2) return;
        for (const each of starts) {
          const source = each(named);
          const { ok, diagnostics } = validate(source, { icons: testIcons });
          expect([source, ok, diagnostics.filter(({ severity }) => severity === 'error')]).toEqual([source, true, []]);
        }
      }),
      {
        numRuns: cases(60) + 2,
        examples: [
          [['Order', 'Ready?'], true],
          [['River', 'Town', 'River'], true],
        ],
      },
    );
  });

  test('has phrases that no other line of its table repeats, and needs as sentences', async () => {
    const { words, needs } = await evidence();
    const phrases = words.flatMap((each) => each.words.split(',').map((phrase) => phrase.trim()));
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
    for (const { what } of needs) expect(what).toMatch(/^[A-Z].*\.$/);
  });

  test('is suggested when it is requested by name', async () => {
    expect((await named(`a ${name} diagram`))[0]).toBe(name);
  });
});

test.each([
  ['Which states can a PARCEL be in?', 'state', "the request says 'Which states' "],
  ['máquina de ESTADOS', 'state', "the request says 'máquina de ESTADOS'"],
  ['时序图', 'sequence', "the request says '时序图'"],
])('the reason quotes the words: %s', async (request, kind, says) => {
  const [best] = (await suggest(request)).suggestions;
  expect(best?.kind).toBe(kind);
  expect(`${best?.reason} `).toContain(says.trimEnd());
});

test.each([
  ['an org chart of our company', 'tree', /^tree ".*" view=boxes\n/],
  ['Organigramm der Firma', 'tree', /^tree ".*" view=boxes\n/],
  ['org chart: Ada, Tom, Eva', 'tree', /^tree "Ada, Tom and Eva" view=boxes\n(?:.*\n)+ {2}"Tom"/],
  ['a risk matrix with likelihood and impact', 'matrix', /^matrix ".*" heat=risk\n/],
  ['matriz de riesgos', 'matrix', /^matrix ".*" heat=risk\n/],
  ['risk matrix: fire, flood, theft', 'matrix', /heat=risk\n(?:.*\n)?.*"Flood|flood"/],
  ['gantt chart with planned and actual dates', 'gantt', / planned=/],
  ['project plan that shows what slipped against the baseline', 'gantt', / planned=/],
  ['project plan with the person responsible for each task', 'gantt', / by="/],
  ['bar chart with a target line', 'xychart', /\nmark "Target" y=/],
  ['a chart with a reference line at 100', 'xychart', /\nmark ".*" y=/],
  ['Umsatz je Monat mit Ziellinie', 'xychart', /\nmark ".*" y=/],
  ['a git history in which a merge is reverted', 'git', /\nrevert /],
  ['sequence diagram with a coloured group of messages', 'sequence', /\ngroup ".*" tone=blue \{/],
  ['sequence diagram with activation bars', 'sequence', /\nactivate /],
  ['an actor that is created and destroyed during the sequence', 'sequence', / created destroyed\n/],
  ['flow chart with a hexagon for the preparation', 'flow', / shape=hexagon\n/],
])('the source to start from has the pattern that the request names: %s', async (request, kind, pattern) => {
  const [best] = (await suggest(request)).suggestions;
  expect([best?.kind, best?.skeleton]).toEqual([kind, expect.stringMatching(pattern)]);
});

test('the source to start from has no pattern that the request excludes', async () => {
  const [best] = (await suggest('a folder tree, not an org chart')).suggestions;
  expect([best?.kind, best?.skeleton]).toEqual(['tree', expect.not.stringContaining('view=boxes')]);
});

test('a negated kind is not suggested', async () => {
  expect((await named('not a pie chart but a treemap'))[0]).toBe('treemap');
  expect((await named('a bar chart instead of a pie chart'))[0]).toBe('xychart');
});

test('missing information is listed, and given information is not', async () => {
  const lacks = async (request: string) => (await suggest(request)).suggestions[0]?.lacks;
  expect(await lacks('a pie chart')).toEqual(['The parts of the whole, and a number for each.']);
  expect(await lacks('a pie chart: rent 50%, food 30%, rest 20%')).toEqual([]);
});

test('meaningless words give a guess, with a reason', async () => {
  expect(await suggest('xqzt')).toMatchObject({ confidence: 'guess', suggestions: [{ kind: 'flow' }] });
});

test('the text decides if the request says little', async () => {
  expect((await named('draw this', 'user -> api: asks\napi -> db: reads\ndb -> api: rows\n'))[0]).toBe('sequence');
  expect((await named('draw this', 'CREATE TABLE a (id int primary key);'))[0]).toBe('schema');
});

test('any request gets one to three kinds, each once, and the same each time', async () => {
  const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...REQUESTS.map(([, request]) => request)));
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 4 }), async (pieces) => {
      const request = pieces.join(' ');
      const suggestions = await named(request);
      expect(suggestions.length).toBeGreaterThan(0);
      expect(suggestions.length).toBeLessThan(4);
      expect(new Set(suggestions).size).toBe(suggestions.length);
      expect(await named(request)).toEqual(suggestions);
    }),
    { numRuns: cases(60) },
  );
});

test.each(['which which which ', 'from to ', 'a->b:', '1, 2, 3 ', 'class A extends ', '/a/', '. ', '  - a\n', '年'])(
  'long texts of %j cost no more than their length',
  async (piece) => {
    const words = (times: number) => workOf(() => void wordsOf(piece.repeat(times)));
    expect(words(2_000)).toBeLessThanOrEqual(words(1_000) * 2.2 + 100);
    const search = (times: number) => workOf(() => void namedIn(piece.repeat(times), '', () => undefined));
    expect(search(400)).toBeLessThanOrEqual(search(200) * 2.5 + 1_000);
    expect((await named('draw this', piece.repeat(20_000))).length).toBeGreaterThan(0);
  },
);
