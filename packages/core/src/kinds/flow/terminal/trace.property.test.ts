// Generated flows drawn in cells and read back from the text only: every line runs, cell by cell, from its source to
// its target, past every other box, with its heads in the right places.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawText } from '../../../draw.js';
import { cellsOf, plain } from '../../../terminal/cells.js';
import { Picture, toGrid } from '../../../terminal/testing/read-picture.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';

const TYPES =
  'step decision terminal database cache queue storage person client gateway service function external identity secret';

const words = fc.array(
  fc.constantFrom('calls', 'the', 'order', 'reads', 'a', 'of', 'very', 'small', 'things', 'payment'),
  {
    maxLength: 5,
  },
);

const flow = fc
  .record({
    direction: fc.constantFrom('auto', 'right', 'down', 'left', 'up'),
    numbered: fc.constantFrom('on', 'off'),
    nodes: fc.array(fc.record({ type: fc.constantFrom(...TYPES.split(' ')), label: words, sub: fc.option(words) }), {
      minLength: 1,
      maxLength: 9,
    }),
    groups: fc.array(
      fc.record({
        size: fc.integer({ min: 0, max: 3 }),
        direction: fc.constantFrom('', ' direction=right', ' direction=down'),
        nested: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    edges: fc.array(
      fc.record({
        from: fc.nat(9),
        to: fc.nat(9),
        arrow: fc.constantFrom('->', '->', '-->', '..>', '<->', '<-->', '--'),
        label: fc.option(words),
        role: fc.constantFrom('', '', ' role=data', ' role=identity', ' role=private'),
      }),
      { maxLength: 12 },
    ),
    notes: fc.array(fc.tuple(fc.nat(9), fc.constantFrom('left', 'right')), { maxLength: 2 }),
    overlays: fc.array(fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 3 }), { maxLength: 1 }),
  })
  .map(({ direction, numbered, nodes, groups, edges, notes, overlays }) => {
    const id = (n: number): string => `n${n % nodes.length}`;
    const lines = nodes.map(
      ({ type, label, sub }, i) =>
        `node n${i} ${type} "n${i}x ${label.join(' ')}"${sub === null || sub.length === 0 ? '' : ` sub="${sub.join(' ')}"`}`,
    );
    const body: string[] = [];
    let next = 0;
    let open = 0;
    groups.forEach(({ size, direction: own, nested }, i) => {
      if (!nested) for (; open > 0; open--) body.push('}');
      body.push(`group g${i} "Group ${i}" type=none${own} {`, ...lines.slice(next, next + size));
      next += size;
      open += 1;
    });
    for (; open > 0; open--) body.push('}');
    const source = [
      `flow direction=${direction} numbered=${numbered}`,
      ...body,
      ...lines.slice(next),
      ...edges.map(
        ({ from, to, arrow, label, role }) =>
          `${id(from)} ${arrow} ${id(to)}${label === null || label.length === 0 ? '' : ` : "${label.join(' ')}"`}${role}`,
      ),
      ...notes.map(([about, side], i) => `note ${id(about)} : "m${i}x stands by" side=${side}`),
      ...overlays.map((about, i) => `overlay o${i} "Scope" nodes=${[...new Set(about.map(id))].join(',')}`),
      '',
    ].join('\n');
    return {
      source,
      boxes: [...nodes.map((_, i) => `n${i}x`), ...notes.map((_, i) => `m${i}x`)],
      // Each line is reported from both its ends.
      expected: [
        ...edges.flatMap(({ from, to, arrow }) => {
          const start = arrow.startsWith('<');
          const end = arrow.endsWith('>');
          return [
            lineText(`${id(from)}x`, start, `${id(to)}x`, end),
            lineText(`${id(to)}x`, end, `${id(from)}x`, start),
          ];
        }),
        ...notes.flatMap(([about], i) => [
          lineText(`${id(about)}x`, false, `m${i}x`, false),
          lineText(`m${i}x`, false, `${id(about)}x`, false),
        ]),
      ].sort(),
    };
  });

function lineText(from: string, fromHead: boolean, to: string, toHead: boolean): string {
  return `${from}${fromHead ? ' <' : ' '}-${toHead ? '> ' : ' '}${to}`;
}

function textOf(source: string, columns = 1_000): string {
  const { text, diagnostics } = drawText(source, { columns }, { icons: testIcons });
  if (text === undefined) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`);
  return text;
}

test('every line can be followed from its source to its target, and every head touches a box', () => {
  fc.assert(
    fc.property(flow, ({ source, boxes, expected }) => {
      const picture = new Picture(textOf(source), boxes);
      const lines = picture.lines().map(({ from, fromHead, to, toHead }) => lineText(from, fromHead, to, toHead));
      expect(lines.sort()).toEqual(expected);
    }),
    { numRuns: cases(80) },
  );
});

test('the same holds within a hundred columns, unless it is a list', () => {
  fc.assert(
    fc.property(flow, ({ source, boxes, expected }) => {
      const text = textOf(source, 100);
      for (const line of text.split('\n')) expect(cellsOf(line)).toBeLessThanOrEqual(100);
      if (/^ *• /m.test(text)) return;
      const picture = new Picture(text, boxes);
      const lines = picture.lines().map(({ from, fromHead, to, toHead }) => lineText(from, fromHead, to, toHead));
      expect(lines.sort()).toEqual(expected);
    }),
    { numRuns: cases(60) },
  );
});

describe('labels', () => {
  const spoken = fc.oneof(
    fc.lorem({ maxCount: 4 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.constantFrom(
      '注文を受け付ける',
      '👩‍👩‍👧‍👦 家族',
      'שלום עולם',
      'e\u0301 zero\u200bwidth',
      '🇯🇵 ☎️',
      '\u0301',
      'a\u202eb',
      '한국어',
    ),
  );
  const quoted = (text: string): string =>
    JSON.stringify(text.replace(/["\\\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ''));
  const labelled = fc.record({
    nodes: fc.array(spoken, { minLength: 2, maxLength: 5 }),
    edges: fc.array(fc.tuple(fc.nat(9), fc.nat(9), spoken), { maxLength: 4 }),
    columns: fc.integer({ min: 20, max: 120 }),
  });

  test('every word of every label appears, and no line exceeds the columns', () => {
    fc.assert(
      fc.property(labelled, ({ nodes, edges, columns }) => {
        const source = [
          'flow',
          ...nodes.map((label, i) => `node n${i} service ${quoted(`k${i} ${label}`)}`),
          ...edges.map(([a, b, label]) => `n${a % nodes.length} -> n${b % nodes.length} : ${quoted(`z ${label}`)}`),
          '',
        ].join('\n');
        const text = textOf(source, columns);
        for (const line of text.split('\n')) expect(cellsOf(line)).toBeLessThanOrEqual(columns);
        const labels = [...nodes, ...edges.map(([, , label]) => label)].flatMap((each) =>
          plain(JSON.parse(quoted(each))).split(' '),
        );
        // Words that fit on a line are never broken.
        for (const word of labels) if (cellsOf(word) <= 10 && /^[a-z]*$/.test(word)) expect(text).toContain(word);
        const characters = new Set(text);
        for (const word of labels) for (const each of word) expect(characters.has(each)).toBe(true);
      }),
      { numRuns: cases(100) },
    );
  });

  test('the box is closed whatever its label contains', () => {
    fc.assert(
      fc.property(fc.array(spoken, { minLength: 1, maxLength: 4 }), (nodes) => {
        const source = [
          'flow direction=right',
          ...nodes.map((label, i) => `node n${i} service ${quoted(`k${i} ${label}`)}`),
          '',
        ].join('\n');
        const grid = toGrid(textOf(source, 200));
        const corners = grid.flatMap((row, y) => row.flatMap((cell, x) => (cell === '┌' ? [{ x, y }] : [])));
        expect(corners.length).toBeGreaterThanOrEqual(nodes.length);
        for (const { x, y } of corners) {
          let right = x + 1;
          while (grid[y]?.[right] === '─') right++;
          let bottom = y + 1;
          while (grid[bottom]?.[x] === '│') bottom++;
          expect([grid[y]?.[right], grid[bottom]?.[x], grid[bottom]?.[right]]).toEqual(['┐', '└', '┘']);
          for (let at = y + 1; at < bottom; at++) expect(grid[at]?.[right]).toBe('│');
        }
      }),
      { numRuns: cases(80) },
    );
  });
});

describe('too much content for a drawing', () => {
  const many = (count: number): string =>
    [
      'flow',
      ...Array.from({ length: count }, (_, i) => `node n${i} "Thing ${i}"`),
      ...Array.from({ length: count - 1 }, (_, i) => `n${i} -> n${i + 1}`),
      '',
    ].join('\n');

  test('becomes a list with everything in it', () => {
    const text = textOf(many(300), 100);
    expect(text).toContain('• Thing 299');
    expect(text.match(/──▶ Thing/g)).toHaveLength(299);
  });

  test('becomes a list when no direction fits the columns', () => {
    const text = textOf(
      'flow\nnode a "Source"\na -> b : "one"\na -> c : "two"\na ..> d\nnode b "Left"\nnode c "Middle"\nnode d "Right"\n',
      20,
    );
    expect(text).toBe('• Source\n  ──▶ Left: one\n  ──▶ Middle: two\n  ┈┈▶ Right\n• Left\n• Middle\n• Right');
  });
});
