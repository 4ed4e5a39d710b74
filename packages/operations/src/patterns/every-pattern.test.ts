// Every pattern, in every flavour, with each parameter at its limits: valid without a warning, drawn, canonical, found by its own title.
import { draw, formatSource, kinds, validate } from '@linework/core';
import { nodeIcons } from '@linework/icons/node';
import {
  fillPattern,
  findPatterns,
  kindOf,
  LONGEST_TEXT,
  type Parameter,
  type Pattern,
  parametersOf,
  patternIndex,
  patterns,
  productsOf,
  slotsOf,
} from '@linework/patterns';
import { describe, expect, test } from 'vitest';
import { isDeep, sampled } from '../../../core/src/testing/depth.js';

const icons = nodeIcons();
type Values = Readonly<Record<string, string | number | boolean>>;

/** The widest letters, so that a title is as wide as possible. */
function endsOf(parameter: Parameter): readonly [string | number | boolean, string | number | boolean] {
  if (parameter.type === 'number') return [parameter.least, parameter.most];
  return parameter.type === 'switch'
    ? [false, true]
    : ['Q', 'Wide Names '.repeat(LONGEST_TEXT).slice(0, LONGEST_TEXT - 1)];
}

/** Unchanged, and with all at each limit; in a deep run also with each parameter at each limit. */
function casesOf(pattern: Pattern): readonly Values[] {
  const ends = Object.entries(parametersOf(pattern)).map(([name, each]) => [name, endsOf(each)] as const);
  const each = isDeep ? ends.flatMap(([name, values]) => values.map((value) => ({ [name]: value }))) : [];
  const all = ([0, 1] as const).map((end) => Object.fromEntries(ends.map(([name, values]) => [name, values[end]])));
  return [{}, ...each, ...all];
}

function sourceOf(pattern: Pattern, flavour: Pattern['flavours'][number] | undefined, parameters: Values): string {
  const filled = fillPattern(pattern, { flavour, parameters });
  if ('problem' in filled) throw new Error(filled.message);
  return filled.source;
}

/** None, and all; outside a deep run, two of them. */
const flavoursOf = (pattern: Pattern) => [undefined, ...sampled(pattern.flavours, 2)];

describe.each(patterns.map((each) => [each.id, each] as const))('%s', (id, pattern) => {
  test('has no error and no warning in any flavour, with any parameter at its limits', () => {
    const problems = flavoursOf(pattern).flatMap((flavour, at) =>
      (isDeep || at === 0 ? casesOf(pattern) : [{}]).flatMap((parameters) =>
        validate(sourceOf(pattern, flavour, parameters), { icons }).diagnostics.map(({ code, line, message }) => ({
          flavour,
          parameters,
          told: `${line}: ${code} ${message}`,
        })),
      ),
    );
    expect(problems).toEqual([]);
  });

  test('is drawn in every flavour and at the limits of its parameters, no wider or taller than 3:1', () => {
    const sources = [
      ...flavoursOf(pattern).map((flavour) => sourceOf(pattern, flavour, {})),
      ...casesOf(pattern).map((parameters) => sourceOf(pattern, undefined, { ...parameters, title: 'Title' })),
    ];
    for (const source of sampled([...new Set(sources)], 1)) {
      const { svg = '', diagnostics } = draw(source, {}, { icons });
      expect(diagnostics).toEqual([]);
      const [, width, height] = /^<svg [^>]*viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? [];
      const aspect = Number(width) / Number(height);
      expect([source, aspect >= 1 / 3 && aspect <= 3]).toEqual([source, true]);
    }
  });

  test('is written as the formatter writes it, with nothing of the template left', () => {
    for (const flavour of flavoursOf(pattern)) {
      const source = sourceOf(pattern, flavour, {});
      expect(formatSource(source)).toBe(source);
      expect(source).not.toMatch(/\{\{|\}\}|^\s*@/m);
    }
  });

  test('fills every slot of each flavour with a product whose icon exists', () => {
    for (const flavour of pattern.flavours) {
      const products = productsOf(pattern, flavour);
      expect(Object.keys(products).sort()).toEqual([...slotsOf(pattern)].sort());
      for (const { icon } of Object.values(products))
        expect([icon, icons.find(icon) !== undefined]).toEqual([icon, true]);
    }
    if (pattern.flavours.length === 0) expect(slotsOf(pattern)).toEqual([]);
  });

  test('is of a known kind, says what it is for, and is found by its title', () => {
    expect(kinds.has(kindOf(pattern))).toBe(true);
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const sentence of [pattern.description, pattern.use, pattern.avoid]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(
      findPatterns(patternIndex(), pattern.title)
        .slice(0, 2)
        .map((each) => each.pattern.id),
    ).toContain(id);
  });
});

test('there are at least eighty patterns, each with its own id, of suitable kinds', () => {
  expect(patterns.length).toBeGreaterThanOrEqual(80);
  expect(new Set(patterns.map(({ id }) => id)).size).toBe(patterns.length);
  const used = new Set(patterns.map(kindOf));
  for (const kind of [
    'flow',
    'sequence',
    'schema',
    'state',
    'journey',
    'gantt',
    'git',
    'c4',
    'layers',
    'timeline',
    'swimlane',
  ])
    expect(used).toContain(kind);
});
