// Relations in keywords that we do not have: `a extends b`, `a is-a b`, `a depends on b`. In, a line; out, the line
// with our keyword.
import { written } from '../../../syntax/habits/answer.js';
import { labelOf, skipSpace } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { quote } from '../../../syntax/quote.js';
import { isRelationWord, type RelationWord } from '../relation-words.js';
import { type ClassName, readClassName } from './class-name.js';

interface Wording {
  readonly word: RelationWord;
  readonly certain: boolean;
  /** The part comes first: `wheel part-of car`. */
  readonly reversed?: true;
  readonly to?: string;
}

const INHERITS: Wording = { word: 'inherits', certain: true };
const IMPLEMENTS: Wording = { word: 'implements', certain: true };
const OWNS: Wording = { word: 'owns', certain: false };
const HAS: Wording = { word: 'has', certain: false };
const USES: Wording = { word: 'uses', certain: true };
const KNOWS: Wording = { word: '->', certain: false };

const WORDINGS: Readonly<Record<string, Wording>> = {
  extends: INHERITS,
  extend: INHERITS,
  inherit: INHERITS,
  'inherits from': INHERITS,
  inherits_from: INHERITS,
  isa: INHERITS,
  'is a': INHERITS,
  'is an': INHERITS,
  subclasses: INHERITS,
  specializes: INHERITS,
  specialises: INHERITS,
  'derives from': INHERITS,
  implement: IMPLEMENTS,
  realizes: IMPLEMENTS,
  realises: IMPLEMENTS,
  'conforms to': IMPLEMENTS,
  composes: OWNS,
  contains: OWNS,
  'composed of': OWNS,
  'consists of': OWNS,
  'part of': { ...OWNS, reversed: true },
  'has a': HAS,
  'has an': HAS,
  'has many': { ...HAS, to: '"*"' },
  hasmany: { ...HAS, to: '"*"' },
  aggregates: HAS,
  'depends on': USES,
  dependson: USES,
  depends: USES,
  requires: USES,
  use: USES,
  associates: KNOWS,
  'associated with': KNOWS,
  references: KNOWS,
  refers: KNOWS,
  'refers to': KNOWS,
  'belongs to': KNOWS,
  knows: KNOWS,
};

export function repairWorded(line: HabitLine, whole: string): RepairedLine | undefined {
  const { known } = line;
  const text = whole.replace(/[ \t]*;$/, '');
  const first = readClassName(text, 0, known);
  if (!first) return undefined;
  const words = /^[ \t]+([a-z]+(?:[-_ \t](?:a|an|of|on|to|from|with|many))?)(?=[ \t])/i.exec(
    text.slice(first.end, first.end + 60),
  );
  const phrase = words?.[1]?.toLowerCase().replace(/[-\t]/g, ' ') ?? '';
  const wording = Object.hasOwn(WORDINGS, phrase)
    ? WORDINGS[phrase]
    : isRelationWord(phrase)
      ? { word: phrase, certain: true }
      : undefined;
  if (!words || wording === undefined) return undefined;
  const others: ClassName[] = [];
  let at = first.end + words[0].length;
  for (;;) {
    const other = readClassName(text, skipSpace(text, at), known);
    if (!other) return undefined;
    others.push(other.value);
    at = skipSpace(text, other.end);
    if (text.charAt(at) !== ',') break;
    at++;
  }
  const label = readLabel(text.slice(at));
  if (label === undefined) return undefined;
  return written(line, 'E110', {
    statements: others.map((other) => {
      const [from, to] = wording.reversed ? [other, first.value] : [first.value, other];
      const behind = [
        ...(label === '' ? [] : [':', quote(label)]),
        ...(wording.to === undefined ? [] : [`to=${wording.to}`]),
      ];
      return [from.id, wording.word, to.id, ...behind].join(' ');
    }),
    safe: wording.certain,
  });
}

/** Empty if there is none; undefined if the rest is not a label. */
function readLabel(text: string): string | undefined {
  if (text === '') return '';
  return text.startsWith(':') ? labelOf(text.slice(1)) : undefined;
}
