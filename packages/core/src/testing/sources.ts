// Random sources for property tests: valid flows as data, and what people, models and other languages do to them.
import fc from 'fast-check';
import { kinds } from '../kinds/registry.js';
import type { DiagramDraft, DraftEdge, DraftOption, DraftStatement } from '../syntax/draft.js';
import { print } from '../syntax/print.js';
import { anyCharacter } from './text.js';

const word = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,5}(?:-[A-Za-z0-9_]{1,3})?$/);
/** Texts a label can hold: anything except lone surrogates and what `quote` turns into a space. */
const text = fc
  .string({
    unit: fc.constantFrom('a', 'B', ' ', '"', '\\', '\n', '#', '{', '}', ':', ',', 'é', '注', '😀', '->', '&', "'"),
    minLength: 1,
    maxLength: 12,
  })
  .filter((each) => each.length > 0);

const option: fc.Arbitrary<DraftOption> = fc.oneof(
  fc.constantFrom('red', 'blue', 'neutral').map((raw) => ({ name: 'tone', values: [{ raw }] })),
  text.map((value) => ({ name: 'sub', values: [{ text: value }] })),
  text.map((value) => ({ name: 'desc', values: [{ text: value }] })),
  fc.constant({ name: 'icon', values: [{ raw: 'none' }] }),
);
const options = fc.uniqueArray(option, { selector: (each) => each.name, maxLength: 3 });

/** A flow whose every id is declared. */
export const flowDraft: fc.Arbitrary<DiagramDraft> = fc
  .tuple(
    fc.uniqueArray(word, { minLength: 2, maxLength: 8 }),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('->', '-->', '..>', '<->', '<-->', '--'), fc.option(text)), {
      maxLength: 8,
    }),
    fc.array(fc.tuple(fc.constantFrom(undefined, 'service', 'database', 'decision'), fc.option(text), options), {
      minLength: 8,
      maxLength: 8,
    }),
    fc.option(text),
    fc.nat({ max: 4 }),
  )
  .map(([ids, links, looks, title, grouped]) => {
    const nodes: DraftStatement[] = ids.map((id, index) => {
      const [type, label, own] = looks[index % looks.length] ?? [undefined, null, []];
      return {
        shape: 'declaration',
        keyword: 'node',
        id,
        ...(type === undefined ? {} : { type }),
        ...(label === null ? {} : { label }),
        ...(own.length > 0 ? { options: own } : {}),
      };
    });
    const edges: DraftEdge[] = links.map(([from, to, arrow, label]) => ({
      shape: 'edge',
      from: ids[from % ids.length] ?? 'a',
      arrow,
      to: ids[to % ids.length] ?? 'a',
      ...(label === null ? {} : { label }),
    }));
    const inside = nodes.slice(0, grouped);
    const id =
      ['g', 'h', 'grp', 'frame-1', 'zone_9', 'outer', 'all', 'part', 'main'].find((each) => !ids.includes(each)) ?? 'g';
    const group: readonly DraftStatement[] =
      inside.length > 0 ? [{ shape: 'declaration', keyword: 'group', id, children: inside }] : [];
    return {
      header: { kind: 'flow', ...(title === null ? {} : { title }) },
      statements: [...group, ...nodes.slice(inside.length), ...edges],
    };
  });

/** Lines and fragments of other languages, and characters that no text should contain. */
const CRUMBS = [
  'direction constructor',
  'x: X { shape: constructor }',
  'node a constructor=1 __proto__=2',
  'toString -> valueOf',
  'A["x"] --> B{y}',
  'a -->|x| b',
  'subgraph s [T]',
  'end',
  'direction LR',
  'classDef x fill:#f00',
  'A & B --> C & D',
  'a -- x --> b',
  'x: Label { shape: cylinder }',
  'shop: Shop {',
  'shop.web -> db: y',
  'a -> b [label="x"];',
  'rankdir=LR',
  'node [shape=box];',
  '[Web] --> [API] : calls',
  'component "Web" as web',
  '@startuml',
  'note right of a',
  'end note',
  'skinparam x {',
  '```mermaid',
  '%% c',
  '/*',
  '*/',
  '<!--',
  '// c',
  "'",
  '"',
  '“',
  '\\',
  '{',
  '}',
  '{{',
  '[[',
  '((',
  '[',
  ']',
  '|',
  '->',
  '-->',
  '<-',
  '==>',
  '..>',
  '--',
  '-.',
  ':::',
  '@{',
  ':',
  ',',
  ';',
  '=',
  '#',
  '# ',
  '\t',
  '\r\n',
  '\r',
  '\n',
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u2028',
  '\ufeff',
  '\ud800',
  '\udc00',
  '😀',
  'é',
  'nodes=[a, b]',
  'tone = red',
  'tone="#f00"',
  'step=1,000',
  'link=https://x',
  'alt x',
  'else',
  'group g {',
  'group g',
  'flow "Second"',
  'sequence "Second"',
  'sequenceDiagram',
  'participant A as Alice',
  'create participant C',
  'A->>+B: hello',
  'A-xB: lost',
  'A<<-->>B: both',
  'A -> B ++ : call',
  '[-> A : hi',
  'return done',
  'activate a',
  'autonumber 10 5',
  'loop every minute',
  'alt found',
  'else not found',
  '} else not found {',
  'elseif x',
  'par',
  'and',
  'and log',
  'critical x',
  'option fails',
  'break x',
  'rect rgb(0, 255, 0)',
  'group text',
  'box "X"',
  'end box',
  'Note over A,B: text',
  'note right: text',
  'ref over a, b',
  '== Later ==',
  '... wait ...',
  '||45||',
  'participant C [',
  'create C',
  'overlay o nodes=',
  'note a : "x"',
  'a'.repeat(300),
  '['.repeat(60),
  '-'.repeat(80),
  '"'.repeat(9),
  '{'.repeat(30),
] as const;

type Change = readonly [
  kind: 'delete' | 'insert' | 'swap' | 'double' | 'line' | 'cut' | 'long',
  at: number,
  length: number,
  crumb: string,
];

const change: fc.Arbitrary<Change> = fc.tuple(
  fc.constantFrom('delete', 'insert', 'swap', 'double', 'line', 'cut', 'long'),
  fc.nat(),
  fc.integer({ min: 1, max: 12 }),
  fc.constantFrom(...CRUMBS),
);

function changed(source: string, [kind, at, length, crumb]: Change): string {
  const from = source.length === 0 ? 0 : at % source.length;
  const lines = source.split('\n');
  const line = at % lines.length;
  switch (kind) {
    case 'delete':
      return source.slice(0, from) + source.slice(from + length);
    case 'insert':
      return source.slice(0, from) + crumb + source.slice(from);
    case 'swap':
      return (
        source.slice(0, from) +
        source.slice(from + length, from + 2 * length) +
        source.slice(from, from + length) +
        source.slice(from + 2 * length)
      );
    case 'double':
      return lines.toSpliced(line, 0, lines[line] ?? '').join('\n');
    case 'line':
      return lines.toSpliced(line, 0, crumb).join('\n');
    case 'cut':
      return lines.toSpliced(line, 1).join('\n');
    case 'long':
      return source.slice(0, from) + crumb.repeat(length * 4) + source.slice(from);
  }
}

const changes = fc.array(change, { minLength: 1, maxLength: 6 });

/** A valid flow with a few changes. */
export const mutatedFlow: fc.Arbitrary<string> = fc
  .tuple(flowDraft, changes)
  .map(([draft, each]) => each.reduce(changed, print(draft).text));

/** The example of a kind with a few changes. */
export const mutatedExample: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...[...kinds.values()].map((each) => each.grammar.example)), changes)
  .map(([example, each]) => each.reduce(changed, example));

/** Fragments as lines below the header of a kind. */
export const crumbledSource: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...kinds.keys()),
    fc.array(
      fc.array(
        fc.constantFrom(...CRUMBS, 'a', 'b', '"x"', ...[...kinds.values()].flatMap((each) => each.shape.keywords)),
        { minLength: 1, maxLength: 6 },
      ),
      { maxLength: 10 },
    ),
  )
  .map(([kind, lines]) => `${kind}\n${lines.map((each) => each.join(' ')).join('\n')}`);

const SPACES = ['', ' ', '  ', '\t', '    '] as const;

/** A valid flow with white space, comments and blank lines where they are allowed. */
export const spacedFlow: fc.Arbitrary<string> = fc
  .tuple(
    flowDraft,
    fc.array(fc.tuple(fc.constantFrom(...SPACES), fc.constantFrom('', '', '  # why', '\t#', '\n', '\n\n# {\n')), {
      minLength: 3,
      maxLength: 12,
    }),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([draft, dress, end]) =>
    print(draft)
      .text.trimEnd()
      .split('\n')
      .map((line, index) => {
        const [lead = '', behind = ''] = dress[index % dress.length] ?? [];
        return lead + line.trim().replace(/^(\w[\w-]*) ([-.<]+>?) /, `$1${lead}$2  `) + behind;
      })
      .join('\n')
      .replaceAll('\n', end),
  );

/** Lines that a flow or a sequence can have, and typical mistakes while they are written. */
const WRITTEN = [
  'node a "A"',
  '  node b   service  "B"  tone=red  icon=lx:eye',
  'node c "tab\there"',
  'node d tone=red "late"',
  'node e tone=red tone=blue',
  'a   ->b  :  "x" role=data',
  'b--a',
  'group g "G" {',
  '  group h {',
  'group i',
  '{',
  '  {',
  '}',
  '} # end',
  '} x',
  '} else "no" B -> A : "y"',
  '} else } else',
  '} else {',
  'loop "p" {',
  'alt "x" {',
  'actor u person',
  '# note {',
  '   ',
  '',
  'overlay o nodes=a,b',
  'overlay o nodes=a , b',
  'note a : "Hi"   side=left # why',
  '"loose"',
  '?? no',
  '?! {',
  'A[x] --> B',
  'A[Issue # 5]',
  'B --> A',
  'B',
  'subgraph S',
  'end',
  'direction LR',
  'node c "unclosed',
  'group u "unclosed',
  'a -> b : "open # {',
  '\tnode z',
] as const;
const HEADERS = ['flow "T"', 'flow', 'flow Checkout', 'flow Web shop direction=right', 'sequence "S"', 'flowchart LR'];

/** Such lines in any order. */
export const brokenFlow: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...HEADERS),
    fc.array(fc.constantFrom(...WRITTEN), { maxLength: 14 }),
    fc.constantFrom('\n', '\n', '\r\n', '\r'),
    fc.boolean(),
  )
  .map(([header, lines, end, last]) => [header, ...lines].join(end) + (last ? end : ''));

const PASTED = [
  'A[Web]',
  'B(API)',
  'C[(Orders)]',
  'A --> B',
  'B --> A',
  'A -->|calls| B',
  'A -- text --> C',
  'B -.-> C',
  'B --- C',
  'A ==> C',
  'A[Web] --> C{Paid?}',
  'A & B --> C',
  'subgraph S',
  'subgraph T [Title]',
  '  A',
  '  B',
  'direction LR',
  'end',
  'classDef hot fill:#f00',
  'click A "https://example.com"',
  '%% remark',
] as const;

/** Lines of a Mermaid flowchart in any order, under its header or ours. */
export const pastedMermaid: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('flowchart LR', 'graph TD', 'flow "T"', 'flow'),
    fc.array(fc.constantFrom(...PASTED), { maxLength: 10 }),
  )
  .map(([header, lines]) => [header, ...lines, ''].join('\n'));

/** Any text at all. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'ab "{}[]()|:;,=#->.<~\\\'\n\t\r'), maxLength: 200 }),
  fc
    .string({ unit: fc.constantFrom(...'ab "{}[]()|:;,=#->.<~\\\'\n\t\r'), maxLength: 200 })
    .map((each) => `flow\n${each}`),
);
