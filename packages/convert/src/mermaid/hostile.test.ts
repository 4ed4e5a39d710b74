// Bad input: for any text, the converter returns quickly, either with a valid source or with none.
import { formatSource, validate } from '@linework/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases, isDeep, sampled } from '../../../core/src/testing/depth.js';
import { anyCharacter } from '../../../core/src/testing/text.js';
import { workOf } from '../../../core/src/testing/work.js';
import { convertMermaid } from './index.js';
import { context, convert } from './testing/convert.js';
import { headOf, samplesByType } from './testing/samples.js';

/** Meaningful pieces of flowcharts, so that random texts resemble real ones. */
const PIECES = [
  'A',
  'B',
  'C',
  'x',
  'o',
  'v',
  '1',
  'é',
  'end',
  'subgraph',
  'subgraph g',
  'direction LR',
  'style A',
  'classDef c fill:#f00',
  'class A c',
  'click A "u"',
  'linkStyle 0 stroke:red',
  'accTitle: t',
  'accDescr {',
  ' ',
  '\n',
  '\n',
  ';',
  '-->',
  '---',
  '-.->',
  '==>',
  '~~~',
  '--',
  '==',
  '-.',
  '<--',
  'x--x',
  'e1@',
  '@{ shape: cyl }',
  '@{',
  ' & ',
  ':::c',
  '|',
  '|t|',
  '"',
  '`',
  '[',
  ']',
  '(',
  ')',
  '{',
  '}',
  '((',
  '))',
  '[[',
  ']]',
  '[(',
  ')]',
  '[/',
  '/]',
  '>',
  '%%',
  '%%{init: {}}%%',
  '---\n',
  '<br/>',
  '<b>',
  '#quot;',
  '&amp;',
  'fa:fa-car',
  '\\',
  '#',
  '\u0000',
  '\ud800',
  '\u2028',
  '🎉',
] as const;

const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((list) => list.join(''));

const SAMPLE = `---
title: Shop
---
flowchart LR
  accDescr: What happens to a cart
  subgraph shop [The shop]
    direction TB
    cart([Cart]):::start --> paid{"Paid?<br/>really"}
    paid -- "no #quot;yet#quot;" --> cart
    paid e1@==>|yes| send[(Parcels)]
  end
  cart & send -.-> mail@{ shape: doc, label: "Mail" }
  mail --o shop
  e1@{ animate: true }
  classDef start fill:#9f9,stroke:#333;
  style mail fill:#bbf
  click mail href "https://example.com"
`;

function holds(text: string, lenient: boolean): void {
  const result = convert(text, { lenient });
  if (!result.ok) {
    expect(result.source).toBe('');
    expect(result.diagnostics.some(({ severity, code }) => severity === 'error' && code !== 'M104')).toBe(true);
    return;
  }
  expect(validate(result.source, context).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(formatSource(result.source)).toBe(result.source);
  expect(result.diagnostics.every(({ severity }) => severity === 'warning')).toBe(true);
}

describe('any text', () => {
  it('made of flowchart pieces is handled', () => {
    fc.assert(
      fc.property(pieces, fc.boolean(), (text, lenient) => holds(`flowchart TD\n${text}`, lenient)),
      { numRuns: cases(500) },
    );
  });

  it('of any characters is handled', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => holds(text, false)),
      { numRuns: cases(150) },
    );
  });

  it('made from a valid one by cutting, doubling and shuffling is handled', () => {
    const change = fc.record({
      at: fc.nat(SAMPLE.length),
      remove: fc.nat(12),
      insert: fc.constantFrom('', ...PIECES),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), fc.boolean(), (changes, lenient) => {
        let text = SAMPLE;
        for (const { at, remove, insert } of changes) text = text.slice(0, at) + insert + text.slice(at + remove);
        holds(text, lenient);
      }),
      { numRuns: cases(500) },
    );
  });

  it('gives the same result twice', () => {
    expect(convert(SAMPLE)).toEqual(convert(SAMPLE));
    expect(convert(SAMPLE).ok).toBe(true);
  });
});

describe('thousands of icon-font tokens', () => {
  it.each([
    ['flowchart TD\n', (token: string) => `A -->|${token} x| B\n`],
    ['sequenceDiagram\n', (token: string) => `Note over A: ${token}\n`],
  ])('are searched a bounded number of times in %j', (header, line) => {
    let lookups = 0;
    const nearest = (): readonly string[] => {
      lookups++;
      return ['lx:user'];
    };
    const tokens = Array.from({ length: 580 }, (_, i) => line(`fa:fa-q${i} fa:fa-q${i} fa:fa-r${i}`));
    const result = convertMermaid(header + tokens.join(''), {}, { icons: { find: () => undefined, nearest } });
    expect(result.diagnostics.filter(({ code }) => code === 'M215')).toHaveLength(3 * 580);
    expect(lookups).toBeLessThanOrEqual(200);
  });
});

describe('a text of maximum length that repeats one piece', () => {
  const units = [
    ...PIECES.filter((piece) => piece.trim() !== ''),
    'A[',
    'A["',
    'A["`',
    'A[(];',
    'A[f(x)];',
    'A[x (y] --> ',
    'A>',
    'A -- x\n',
    'A -- x -- ',
    'A == x\n',
    'A -. x\n',
    'A & ',
    'A-->',
    'A-->|',
    'A->B\n',
    'A->B',
    'A>""',
    'A>"x""',
    'A(["',
    'A[/x',
    'subgraph a\n',
    'subgraph "',
    'end\n',
    '@{ label: "',
    '@{[',
    'e@',
    'A:::',
    'click A "',
    'style A fill:#f;',
    'xdirection ',
    '<a',
    '<a ="',
    'A["**a',
    'A["&',
    '""',
    'a: b\n',
    'fa:fa-car ',
    'A["fa:fa-car "] --> ',
    'click A "https://example.com" "tip"\n',
    'subgraph a\ndirection LR\nA\nend\n',
    'A -->|<br/>| B\n',
    'class A,B,C start\n',
  ];
  it.each(sampled(units, 12))('%j', (unit) => {
    const text = `flowchart TD\n${unit.repeat(Math.floor(49_900 / unit.length))}`;
    holds(text, true);
    // This catches code that scans the whole text for every few characters.
    expect(workOf(() => convert(text))).toBeLessThan(2_000 * text.length);
  });

  // A quarter may be drawn while the whole exceeds a limit, so the whole can cost less than four times as much.
  it.each([
    ...sampled(units, 12).map((unit) => ['flowchart TD\n', unit, ''] as const),
    ...sampled(units, 6).map((unit) => ['flowchart TD\n', unit, '`"'] as const),
    ...Object.values(samplesByType).flatMap(({ texts: [text], pieces }) =>
      sampled(pieces, 4).flatMap((unit) =>
        sampled(['\n', ' '], 1).map((behind) => [`${headOf(text)}${behind}`, unit, ''] as const),
      ),
    ),
  ])('%s with %j takes linear work, before %j', (header, unit, last) => {
    const [quarter = 0, whole = 0] = (isDeep ? [6_000, 24_000] : [4_000, 16_000]).map((length) => {
      const text = header + unit.repeat(Math.floor(length / unit.length)) + last;
      return workOf(() => convert(text));
    });
    expect(whole / quarter).toBeLessThan(6);
  });
});
