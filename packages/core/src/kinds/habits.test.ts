// What belongs to a kind stands with the kind: without habits of its own a kind is repaired in quotes, comments and what
// stands round a source, and in nothing else.
import { describe, expect, it } from 'vitest';
import { cutSource } from '../syntax/cut-source.js';
import { NO_HABITS } from '../syntax/habits/habits.js';
import { parse } from '../syntax/parse.js';
import type { ShapeOfKind } from '../syntax/statement.js';
import { makeSource } from '../text/source.js';
import { kinds } from './registry.js';
import { ownMistakes } from './testing/contract/own-mistakes.js';

/** A kind of rows, as gantt or pie are. */
const trial: ShapeOfKind = {
  kind: 'trial',
  keywords: ['section', 'task', 'milestone'],
  blocks: [{ keyword: 'section', holds: 'statements' }],
  relations: [],
  foreign: new Map([['axisFormat', 'task']]),
};

/** Strings and escapes, braces, the header's title, comments, what stands round a source, quotes, spaces round `=`. */
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
  ])('guesses nothing of %j', (line) => {
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
  ])('is still repaired in quotes, comments and what stands round it: %j', (line, written) => {
    expect(safeFixes(trial, line).map(([, text]) => text)).toEqual([written]);
  });

  it.each([trial, ...[...kinds.values()].map(({ shape }) => shape)].map((shape) => [shape.kind, shape] as const))(
    'is answered nothing that only a habit knows, whatever its table: %s',
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
