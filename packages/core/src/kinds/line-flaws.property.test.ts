// Every line of a graph can be read: whom it joins, what its heads mean and which label is its own.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../testing/depth.js';
import { lineFlawsOf } from './testing/contract/line-flaws.js';
import { sceneOf } from './testing/contract/trial.js';

/** By kind: how a node is written, and the arrows. */
const KINDS = {
  flow: {
    node: (id, i) => `node ${id} ${i % 4 === 3 ? 'decision ' : ''}"${id}"`,
    arrows: ['->', '->', '-->', '..>', '<->', '--'],
  },
  swimlane: {
    node: (id, i) => `  node ${id} ${i % 3 === 2 ? 'decision ' : ''}"${id}"`,
    arrows: ['->', '->', '-->', '..>'],
  },
  layers: {
    node: (id, i) => `  node ${id} ${i % 4 === 3 ? 'decision ' : ''}"${id}"`,
    arrows: ['->', '->', '-->', '--'],
  },
  state: { node: (id) => `state ${id} "${id}"`, arrows: ['->', '->', '-->', '..>'] },
  class: { node: (id) => `class ${id} "${id}"`, arrows: ['inherits', 'implements', 'owns', 'has', 'uses', '->', '--'] },
  c4: { node: (id) => `system ${id} "${id}"`, arrows: ['->', '->', '-->', '<->'] },
  schema: { node: (id) => `table ${id} "${id}" {\n  id int pk\n}`, arrows: ['->', '--', '-->'] },
} as const satisfies Record<string, { node: (id: string, i: number) => string; arrows: readonly string[] }>;
type KindName = keyof typeof KINDS;

/** The block of a place: a lane, a layer, a group or a composite state; undefined if the nodes are outside of any. */
function blockOf(kind: KindName, place: number): string | undefined {
  if (kind === 'swimlane') return `lane p${place} "Place ${place}" {`;
  if (kind === 'layers') return `layer p${place} "Place ${place}" {`;
  if (place === 0) return undefined;
  return kind === 'state' ? `state p${place} "Place ${place}" {` : `group p${place} "Place ${place}" {`;
}

interface Drawn {
  readonly places: readonly number[];
  readonly lines: readonly (readonly [from: number, to: number, arrow: number, words: number])[];
  /** All lines have the same arrow, the same text or a common end. */
  readonly arrow: number | undefined;
  readonly words: number | undefined;
  readonly hub: number | undefined;
  readonly direction: '' | ' direction=down' | ' direction=right';
}

const WORDS = ['', 'reads', 'work order', 'acknowledges'] as const;
const drawings: fc.Arbitrary<Drawn> = fc.record({
  places: fc.array(fc.nat(2), { minLength: 3, maxLength: 10 }),
  lines: fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(6), fc.nat(3)), { maxLength: 16 }),
  arrow: fc.option(fc.nat(6), { nil: undefined }),
  words: fc.option(fc.nat(3), { nil: undefined }),
  hub: fc.option(fc.nat(9), { nil: undefined }),
  direction: fc.constantFrom('', ' direction=down', ' direction=right'),
});

function sourceOf(kind: KindName, { places, lines, arrow, words, hub, direction }: Drawn): string {
  const { node, arrows } = KINDS[kind];
  const blocks = [0, 1, 2].flatMap((place) => {
    const nodes = places.flatMap((at, i) => (at === place ? [node(`n${i}`, i)] : []));
    const block = blockOf(kind, place);
    return nodes.length === 0 || block === undefined ? nodes : [block, ...nodes, '}'];
  });
  const known = new Set<string>();
  const edges = lines.flatMap(([a, b, own, label], i) => {
    const ends = [a, i % 3 === 0 || hub === undefined ? b : hub].map((end) => end % places.length);
    const way = arrows[(arrow ?? own) % arrows.length] ?? '->';
    // A child inherits from a later class, so that none closes a cycle.
    const [from = 0, to = 0] = way === 'inherits' || way === 'implements' ? ends.toSorted((x, y) => x - y) : ends;
    if (from === to || known.has(`${from} ${to}`)) return [];
    known.add(`${from} ${to}`);
    const text = WORDS[words ?? label] ?? '';
    return [`n${from} ${way} n${to}${text === '' ? '' : ` : "${text}"`}`];
  });
  return [`${kind} "Lines"${kind === 'layers' ? '' : direction}`, ...blocks, ...edges, ''].join('\n');
}

/** px between two labels side by side; in bands their distance widens the boxes that the lines leave. */
const APART = 20;
const APART_IN_BANDS = 14;

const kinds = Object.keys(KINDS) as KindName[];

describe.each(kinds)('in a picture of the kind %s', (kind) => {
  const beside = kind === 'swimlane' || kind === 'layers' ? APART_IN_BANDS : APART;

  test('lines run as one only from or to one end, no head is touched, and no two labels read as one', () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        expect(lineFlawsOf(sceneOf(sourceOf(kind, drawing)), beside)).toEqual([]);
      }),
      { numRuns: cases(100) },
    );
  });

  const folder = new URL(`${kind}/golden/`, import.meta.url);
  const goldens = readdirSync(folder).filter((file) => file.endsWith('.diagram'));

  test.each(goldens)('so it is in %s', (file) => {
    expect(lineFlawsOf(sceneOf(readFileSync(new URL(file, folder), 'utf8')), beside)).toEqual([]);
  });
});

test.each([
  {
    what: 'answers and arrivals at the corners of a decision',
    source:
      'swimlane "S"\nlane l "L" {\nnode a "A"\nnode b "B"\nnode d decision "D"\nnode c "C"\nnode e "E"\nnode f "F"\n}\na -> d\nb --> d\nd -> c : "yes"\nd -> e : "no"\nc --> d\nf -> d : "again"\n',
  },
  {
    what: 'a label that three subclasses share below a hollow triangle',
    source: `class "C" direction=down\n${['p', 'a', 'b', 'c'].map((id) => `class ${id}\n`).join('')}${['a', 'b', 'c'].map((id) => `${id} inherits p : "is a"\n`).join('')}`,
  },
  {
    what: 'a cardinality beside the head of another line',
    source:
      'class "C"\nclass a\nclass b\nclass c\nclass d\na owns b from=1 to="0..*"\na owns c from=1 to="0..*"\na has d from=1 to="0..*"\nd inherits a\n',
  },
  {
    what: 'two labels of opposite lines',
    source:
      'flow "F" direction=down\nnode a "Dispatcher"\nnode b "Technician"\na -> b : "work order"\nb -> a : "acknowledges"\n',
  },
  {
    what: 'a line that passes between two cards of one layer and a head',
    source: `layers "L"\nlayer l "L" {\n${['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id) => `node ${id} "${id}"\n`).join('')}}\nf -> a\ng -> b\na -> i\nh -> c : "reads"\n`,
  },
  {
    what: 'a head above the border of a lane that a label leaves upwards',
    source:
      'swimlane "S" direction=right\nlane l "L" {\nnode a "A"\n}\nlane m "M" {\nnode b "B"\n}\na -> b\nb -> a : "work order"\n',
  },
])('lines can be read around $what', ({ source }) => {
  expect(lineFlawsOf(sceneOf(source), APART)).toEqual([]);
});
