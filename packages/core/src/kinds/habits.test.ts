// A kind's habits are defined with the kind: without them, only quotes, comments and text around a source are repaired.
import { describe, expect, it } from 'vitest';
import { cutSource } from '../syntax/cut-source.js';
import { NO_HABITS } from '../syntax/habits/habits.js';
import { parse } from '../syntax/parse.js';
import type { ShapeOfKind } from '../syntax/statement.js';
import { makeSource } from '../text/source.js';
import { kinds } from './registry.js';
import { ownMistakes } from './testing/contract/own-mistakes.js';

/** A kind of rows, like gantt or pie. */
const trial: ShapeOfKind = {
  kind: 'trial',
  keywords: ['section', 'task', 'milestone'],
  blocks: [{ keyword: 'section', holds: 'statements' }],
  relations: [],
  foreign: new Map([['axisFormat', 'task']]),
};

/** Strings and escapes, braces, the header's title, comments, text around a source, quotes, spaces around `=`. */
const EVERYWHERE = ['E102', 'E103', 'E107', 'E108', 'E112', 'E114', 'E116', 'E117', 'E118', 'E121', 'E311'];

function safeFixes(shape: ShapeOfKind, lines: string): readonly (readonly [code: string, text: string])[] {
  const cut = cutSource(makeSource(`${shape.kind} "T"\n${lines}`));
  return parse(cut, { shape, habits: NO_HABITS }).diagnostics.flatMap(({ code, fix }) =>
    fix?.safe ? [[code, fix.text] as const] : [],
  );
}

const lines = (await Promise.all([...kinds.keys()].map(ownMistakes)))
  .flat()
  .map(({ source }) => source.slice(source.indexOf('\n') + 1));

describe('a kind without habits', () => {
  it.each([
    'Spec :a1, 2026-11-02, 10d',
    'Spec :crit, done, after a1, 3d',
    'dateFormat YYYY-MM-DD',
    'A --> B',
    'A[Label]',
    'web: Web shop',
    '"Dogs" : 386',
    'section Design\n  Spec :a1, 10d\nend',
    'task a; task b',
    'note right of a : x',
    'activate a',
    'style a fill:#f00',
    'title Plan',
  ])('does not guess about %j', (line) => {
    expect(safeFixes(trial, line)).toEqual([]);
  });

  it.each([
    ["task a 'Spec'", 'task a "Spec"'],
    ['task a “Spec”', 'task a "Spec"'],
    ['task a "Spec" tone = red', 'task a "Spec" tone=red'],
    ['// why', '# why'],
    ['%% why', '# why'],
    ['```', ''],
    ['@enduml', ''],
  ])('is still repaired in quotes, comments and text around the source: %j', (line, written) => {
    expect(safeFixes(trial, line).map(([, text]) => text)).toEqual([written]);
  });

  it.each([trial, ...[...kinds.values()].map(({ shape }) => shape)].map((shape) => [shape.kind, shape] as const))(
    'gives no advice that requires a habit, whatever its table: %s',
    (_, shape) => {
      for (const each of lines) {
        const codes = safeFixes(shape, each).map(([code]) => code);
        expect(
          codes.filter((code) => !EVERYWHERE.includes(code)),
          each,
        ).toEqual([]);
      }
    },
  );
});

/** Statements of other languages without meaning here. */
const NOTHING_HERE = [
  'classDef hot fill:#f00',
  'class a hot',
  'style a stroke-width:2px',
  'linkStyle 0 stroke-width:2px',
  'skinparam shadowing false',
  'rankdir=LR',
  'nodesep=0.5',
  '{rank=same; a; b}',
  'a.near: b',
  'near: b',
  'a.style.opacity: 0.4',
  '(a -> b)[0]',
  'a ~~~ b',
  'legend',
];

describe.each([...kinds.values()])('advice of a $shape.kind', ({ grammar, shape, habits }) => {
  const known = new Set([...shape.keywords, ...[...(shape.options?.values() ?? [])].flat()]);
  const others = new Set(
    [...kinds.values()].flatMap((each) => [...each.shape.keywords, ...(each.shape.options?.get('node') ?? [])]),
  );
  const node = grammar.statements.find(({ keyword }) => keyword === grammar.node);

  it.each(NOTHING_HERE)('about %j uses no statement and no option of another kind', (line) => {
    if (habits.byForm.length === 0) return;
    const declared = ['a', 'b'].map((id) => `${node?.keyword} ${id}\n`).join('');
    const cut = cutSource(makeSource(`${shape.kind} "T"\n${declared}${line}\n`));
    const hints = parse(cut, { shape, habits }).diagnostics.map(({ hint }) => hint);
    const words = hints.flatMap(
      (hint) => hint.match(/\b[a-z]+(?==)|(?<=: )[a-z]+(?= )|\b(?:node|actor|group)s?\b/g) ?? [],
    );
    const foreign = words.map((each) => each.replace(/s$/, '')).filter((each) => others.has(each) && !known.has(each));
    expect(hints).not.toEqual([]);
    expect(foreign).toEqual([]);
  });
});
