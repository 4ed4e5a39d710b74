// Nothing is lost without a word: a text of generated lines, each with a word of its own, is converted to a source that has all
// of these words, or the diagnostics name the line. Counts what is drawn, not only nodes and lines.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../core/src/testing/depth.js';
import { readers } from './readers.js';
import { convert } from './testing/convert.js';

interface Pieces {
  /** The lines around the pieces. */
  readonly head: string;
  readonly foot?: string;
  /** Lines; `@` is a word that no other line has, `#` its number. */
  readonly lines: readonly string[];
}

const MEMBERS = [
  '@: int',
  '+@?: string',
  '-@?: Map~string, int~',
  'int @',
  '+@()',
  '-@(a: int, b?: string): void',
  'async @(): void',
  'readonly @: string',
  '+static int @',
  '@ = 5',
  '[key: @]: any',
  '+$@: int',
  '@!: int',
  'a.B @',
  '"@"',
  'size: @',
  'size?: @',
  '+@ size',
  'run(): @',
];

const PIECES: Readonly<Record<string, Pieces>> = {
  c4: { head: 'C4Context', lines: ['Person(@, "Name")', 'System(@, "Name", "Words")', 'System(@, "@ too")'] },
  class: { head: 'classDiagram\nclass Cart {', foot: '}', lines: MEMBERS },
  er: { head: 'erDiagram\norder {', foot: '}', lines: ['string @', 'int @ FK', 'int @ PK, FK "note"', 'date @ UK'] },
  flowchart: {
    head: 'flowchart LR',
    lines: ['@', '@[Text] --> b', 'a -- @ --> b', 'c#[@]', 'a -->|@| c', 'd#(@) & e --> a'],
  },
  gantt: {
    head: 'gantt\ndateFormat YYYY-MM-DD\nFirst :2026-11-02, 1d',
    lines: [
      '@ :a, 2026-11-02, 5d',
      '@ :3d',
      '@ :milestone, 2026-11-02, 0d',
      '@ :Nov 5 2026, 2d',
      '@ :crit, 05/11/2026, 1w',
    ],
  },
  gitGraph: {
    head: 'gitGraph\ncommit',
    lines: [
      'commit id: "@"',
      'commit "@"',
      'commit msg: "@" type: REVERSE',
      'commit id: "same" tag: "@"',
      'commit id: "@" tag: "v1"',
      'branch @\ncommit',
    ],
  },
  journey: { head: 'journey\nsection Day', lines: ['@: 5: Me', '@: 3', 'Walk: 2: @, Me'] },
  mindmap: { head: 'mindmap\n  root', lines: ['    @', '    a[@]', '    b((@))'] },
  pie: { head: 'pie', lines: ['"@" : 5', "'@' : 0.5", '"@ and more" : 12'] },
  quadrant: { head: 'quadrantChart', lines: ['@: [0.1, 0.9]', '@: [0.5, 0.5] radius: 12'] },
  sankey: { head: 'sankey-beta', lines: ['a,@,5', '@,b,2.5', '"@, more",b,1'] },
  sequence: { head: 'sequenceDiagram', lines: ['A->>B: @', 'B-->>A: @', 'Note over A: @', 'participant @', 'A-xB: @'] },
  state: {
    head: 'stateDiagram-v2',
    lines: ['a --> b : @', '@ --> a', 'c : @', 'state "@" as d#', 'note right of a : @'],
  },
  swimlane: { head: 'swimlane-beta\nsubgraph Lane', foot: 'end', lines: ['@', 'a#[@]', 'b --> @', 'a -->|@| b'] },
  timeline: { head: 'timeline', lines: ['@ : event', '1989 : @', 'section @\n1990 : event'] },
  treeView: { head: 'treeView-beta', lines: ['"@"', '@', '@/'] },
  treemap: { head: 'treemap-beta', lines: ['"@": 5', '"@ too": 2.5'] },
  xychart: { head: 'xychart-beta\nx-axis [a, b]', lines: ['bar "@" [1, 2]', 'line "@" [3, 4]'] },
};

it('every supported type has pieces', () => {
  expect(Object.keys(PIECES).sort()).toEqual(Object.keys(readers).sort());
});

describe.each(Object.entries(PIECES))('%s', (_, { head, foot = '', lines }) => {
  it('every piece is in the source, or its line is named', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 12 }), (chosen) => {
        const pieces = chosen.map((line, at) => ({
          word: `wq${at}x`,
          text: line.replaceAll('@', `wq${at}x`).replaceAll('#', `q${at}`),
        }));
        const written = [head, ...pieces.map(({ text }) => text), foot].join('\n');
        const { ok, source, diagnostics } = convert(written);
        expect({ ok, written, diagnostics: ok ? [] : diagnostics }).toEqual({ ok: true, written, diagnostics: [] });
        const numbered = written.split('\n');
        const lost = pieces.filter(({ word }) => {
          const has = (line: number): boolean => numbered[line - 1]?.includes(word) ?? false;
          return !source.includes(word) && !diagnostics.some(({ line }) => has(line));
        });
        expect({ written, source, lost }).toEqual({ written, source, lost: [] });
      }),
      { numRuns: cases(120) },
    );
  });
});

const NAME_FIRST = MEMBERS.filter((each) => /^[+\-#]?\$?@[?!]?\s*:/.test(each));

it('a member with a colon after its name keeps the name in front', () => {
  for (const line of NAME_FIRST) {
    const body = convert(`classDiagram\nclass Cart {\n${line.replace('@', 'wq')}\n}`).source.split('\n')[2] ?? '';
    expect(body.trim()).toMatch(/^[+\-#]?"?\$?wq/);
  }
});

describe('a title for screen readers on the line of the header', () => {
  /** Mermaid takes no statement there. */
  const SEPARATE: ReadonlySet<string> = new Set(['c4', 'mindmap', 'swimlane', 'sankey']);

  it.each(Object.entries(PIECES).filter(([type]) => !SEPARATE.has(type)))('%s', (type, { head, foot = '', lines }) => {
    const [first = '', ...others] = head.split('\n');
    const rest = [...others, (lines[0] ?? '').replaceAll('@', 'a1'), foot].join('\n');
    for (const spelled of [
      'accTitle: Shop',
      'accTitle : Shop',
      'accDescr: Words',
      'accDescr {\nWords\n}',
      'accDescr\n{ Words }',
    ]) {
      const { ok, source, diagnostics } = convert(`${first} ${spelled}\n${rest}`);
      expect({ type, spelled, ok, errors: ok ? [] : diagnostics }).toEqual({ type, spelled, ok: true, errors: [] });
      expect(source.split('\n')[0]).toContain(spelled.includes('Title') ? '"Shop"' : 'desc="Words"');
    }
  });
});
