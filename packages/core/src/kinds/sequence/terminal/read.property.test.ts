// Generated sequences drawn in cells and read back from the text only: every message is there in order, from its sender's
// lifeline to its receiver's, with its heads where they belong.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawText } from '../../../draw.js';
import { cellsOf } from '../../../terminal/cells.js';
import { Picture } from '../../../terminal/testing/read-picture.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';

interface Sent {
  readonly from: number;
  readonly to: number;
  readonly arrow: string;
}

interface Written {
  readonly lines: readonly string[];
  readonly sent: readonly Sent[];
}

const words = fc
  .array(fc.constantFrom('calls', 'the', 'order', 'reads', 'a', 'payment', 'of', 'last', 'month'), { maxLength: 7 })
  .map((each) => each.join(' '));
const suffixOf = (label: string): string => (label === '' ? '' : ` "${label}"`);

const message: fc.Arbitrary<Written> = fc
  .record({
    from: fc.nat(4),
    to: fc.nat(4),
    arrow: fc.constantFrom('->', '->', '-->', '..>', '<->', '<-->', '--'),
    label: words,
    role: fc.constantFrom('', '', ' role=data', ' role=identity', ' role=private'),
  })
  .map(({ from, to, arrow, label, role }) => ({
    lines: [`@${from} ${arrow} @${to}${label === '' ? '' : ` : "${label}"`}${role}`],
    sent: [{ from, to, arrow }],
  }));
const note: fc.Arbitrary<Written> = fc
  .record({ one: fc.nat(4), other: fc.nat(4), label: words })
  .map(({ one, other, label }) => ({ lines: [`note @${one},@${other} : "m ${label}"`], sent: [] }));

function joined(all: readonly Written[]): Written {
  return { lines: all.flatMap((each) => each.lines), sent: all.flatMap((each) => each.sent) };
}

const { items } = fc.letrec<{ item: Written; items: Written; block: Written }>((tie) => ({
  item: fc.oneof(
    { maxDepth: 3 },
    { weight: 6, arbitrary: message },
    { weight: 1, arbitrary: fc.nat(4).map((each) => ({ lines: [`activate @${each}`], sent: [] })) },
    { weight: 1, arbitrary: note },
    { weight: 1, arbitrary: words.map((each) => ({ lines: [`divider${suffixOf(each)}`], sent: [] })) },
    { weight: 2, arbitrary: tie('block') },
  ),
  items: fc.array(tie('item'), { minLength: 1, maxLength: 5 }).map(joined),
  block: fc
    .tuple(fc.constantFrom('loop', 'alt', 'opt', 'par', 'group'), words, tie('items'), fc.option(tie('items')))
    .map(([word, guard, first, second]) => {
      const more = word === 'alt' ? 'else' : word === 'par' ? 'and' : undefined;
      const rest = more === undefined || second === null ? undefined : second;
      return {
        lines: [
          `${word}${suffixOf(guard)} {`,
          ...first.lines,
          ...(rest === undefined ? [] : [`} ${more} {`, ...rest.lines]),
          '}',
        ],
        sent: [...first.sent, ...(rest?.sent ?? [])],
      };
    }),
}));

const sequence = fc
  .record({ count: fc.integer({ min: 1, max: 5 }), phases: fc.array(items, { minLength: 1, maxLength: 2 }) })
  .map(({ count, phases }) => ({
    count,
    source: [
      'sequence',
      ...Array.from({ length: count }, (_, i) => `actor n${i} service "n${i}x"`),
      ...phases.flatMap(({ lines }, i) => (i === 0 ? lines : ['divider "later"', ...lines])),
      '',
    ]
      .join('\n')
      .replace(/@(\d)/g, (_, place: string) => `n${Number(place) % count}`)
      .replace(/note (n\d),\1 /g, 'note $1 '),
    expected: phases.flatMap(({ sent }) =>
      sent.map(({ from, to, arrow }) =>
        messageText(from % count, to % count, arrow.startsWith('<'), arrow.endsWith('>')),
      ),
    ),
  }));

/** From the left to the right. */
function messageText(from: number, to: number, startHead: boolean, endHead: boolean): string {
  if (from === to) return `${from} ${startHead ? '<' : '-'}${endHead ? '>' : '-'} itself`;
  return from < to
    ? `${from} ${startHead ? '<' : '-'}${endHead ? '>' : '-'} ${to}`
    : `${to} ${endHead ? '<' : '-'}${startHead ? '>' : '-'} ${from}`;
}

const LEAVES = '├┠┝┣╞╠';
const COMES = '┤┨┥┫╡╣';
const RUNS = '─━═┄┅┈┉╍┼╂┿╋╪╬▶◀';

function messagesIn(text: string, count: number): readonly string[] {
  const picture = new Picture(
    text,
    Array.from({ length: count }, (_, i) => `n${i}x`),
  );
  const columns = picture.boxes.map(({ left, right }) => (left + right) / 2);
  const height = text.split('\n').length;
  const messages: string[] = [];
  const top = Math.max(...picture.boxes.map(({ bottom }) => bottom)) + 1;
  /** Messages to oneself that have gone out: by lifeline, whether there is a head. */
  const out = new Map<number, boolean>();
  for (let y = top; y < height; y++) {
    columns.forEach((from, i) => {
      const startHead = picture.at(from + 1, y) === '◀';
      if (!startHead && !LEAVES.includes(picture.at(from, y))) return;
      let x = from + 1;
      while (RUNS.includes(picture.at(x, y)) && !(columns.includes(x) && COMES.includes(picture.at(x, y)))) x++;
      const last = columns.indexOf(x);
      const cell = picture.at(x, y);
      if (x === from + 4 && '┐┓╗'.includes(cell)) out.set(i, startHead);
      else if (x === from + 4 && '┘┛╝'.includes(cell)) {
        messages.push(`${i} ${out.get(i) ? '<' : '-'}${startHead ? '>' : '-'} itself`);
      } else {
        expect(last).toBeGreaterThan(i);
        const endHead = picture.at(x - 1, y) === '▶';
        messages.push(`${i} ${startHead ? '<' : '-'}${endHead ? '>' : '-'} ${last}`);
      }
    });
  }
  return messages;
}

function textOf(source: string, columns: number): string {
  const { text, diagnostics } = drawText(source, { columns }, { icons: testIcons });
  if (text === undefined) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`);
  return text;
}

describe('messages', () => {
  test.each([400, 100])('are read back in their order in %i columns, unless they are a list', (most) => {
    fc.assert(
      fc.property(sequence, ({ count, source, expected }) => {
        const text = textOf(source, most);
        for (const line of text.split('\n')) expect(cellsOf(line)).toBeLessThanOrEqual(most);
        if (text.startsWith('• ')) expect(most).toBe(100);
        else expect(messagesIn(text, count)).toEqual(expected);
      }),
      { numRuns: cases(100) },
    );
  });
});

describe('labels', () => {
  const spoken = fc.oneof(
    fc.lorem({ maxCount: 6 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.constantFrom('支払いを開始します', '👩‍👩‍👧‍👦🇯🇵', 'שלום עולם', '\u0301', 'a\u202eb', 'one\\ntwo'),
  );
  const quoted = (text: string): string =>
    JSON.stringify(text.replace(/["\\\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ''));

  test('every word of every label is there, and no line is longer than the columns', () => {
    fc.assert(
      fc.property(
        fc.array(spoken, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 20, max: 120 }),
        (labels, columns) => {
          const source = [
            'sequence',
            'actor a "Alpha"',
            'actor b "Beta"',
            ...labels.map((each, i) =>
              i % 3 === 2 ? `note a : ${quoted(`m${each}`)}` : `a -> b : ${quoted(`m${each}`)}`,
            ),
            '',
          ].join('\n');
          const text = textOf(source, columns);
          for (const line of text.split('\n')) expect(cellsOf(line)).toBeLessThanOrEqual(columns);
          for (const each of labels)
            for (const word of each.match(/(?<![a-z])[a-z]{3,10}(?= |$)/g) ?? []) expect(text).toContain(word);
        },
      ),
      { numRuns: cases(100) },
    );
  });
});
