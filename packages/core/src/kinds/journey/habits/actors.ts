// Actors in other formats: `actor Me`, `persona: Traveller`, `actors: Me, Cat`, `participant me as "Traveller"`. In, a
// line; out, one line per actor.
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { idOf } from '../../../syntax/habits/known-names.js';
import { quote } from '../../../syntax/quote.js';
import { WORD } from '../../../syntax/token.js';
import { actorLine } from './mermaid-steps.js';
import { rewritten } from './steps.js';

const NAMED = /^(?:actors?|personas?|participants?|people|persons?|users?|customers?)[ \t]*:[ \t]*(\S.*?);?$/i;
const AS = /^(?:actor|participant|persona|person|user)[ \t]+("[^"]+"|[^\s"]+)[ \t]+as[ \t]+("[^"]+"|[^\s"].*)$/i;
/** Names of one line. */
const MOST = 24;

export function repairActor(line: HabitLine, text: string): RepairedLine | undefined {
  const [, first, second] = AS.exec(text) ?? [];
  if (first !== undefined && second !== undefined) {
    const [one, other] = [labelOf(first), labelOf(second)];
    // Both `"Traveller" as me` and `me as Traveller` occur.
    const id = WORD.test(one) && !first.startsWith('"') ? one : WORD.test(other) ? other : undefined;
    const label = id === one ? other : one;
    if (id === undefined || label === '') return undefined;
    const declared = { id, label };
    return rewritten(line, text, {
      statements: [`actor ${id} person ${quote(label)}`],
      declares: [declared],
      safe: true,
    });
  }
  const [, list] = NAMED.exec(text) ?? [];
  if (list === undefined) return undefined;
  const names = list
    .replace(/^\[(.*)\]$/, '$1')
    .split(',')
    .map((each) => labelOf(each))
    .filter((each) => each !== '');
  if (names.length === 0 || names.length > MOST) return undefined;
  const declares = names.map((label) => ({ id: idOf(label, line.known, true), label }));
  return rewritten(line, text, { statements: declares.map(actorLine), declares, safe: true });
}
