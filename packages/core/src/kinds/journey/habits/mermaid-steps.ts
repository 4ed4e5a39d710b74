// Steps in Mermaid: `Make tea: 5: Me, Cat`. In, a line; out, its text, score and names, and our step.
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine } from '../../../syntax/habits/habit-line.js';
import { type DeclaredName, idOf, type KnownNames, nameRegister } from '../../../syntax/habits/known-names.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { quote } from '../../../syntax/quote.js';

export interface MermaidStep {
  readonly label: string;
  readonly score?: number;
  readonly names: readonly string[];
}

const STEP =
  /^(?:[-*][ \t]+)?([^:"]{1,300}?|"[^"]{1,300}")[ \t]*:[ \t]*(-?\d{1,6}(?:\.\d{1,6})?)(?:[ \t]*\/[ \t]*(?:5|10))?[ \t]*(?::[ \t]*(.*?))?;?$/;
/** A number that is not a score: the meaning is ambiguous. */
const SCORES = /^[1-5]$/;

export function mermaidStep(text: string): (MermaidStep & { readonly safe: boolean }) | undefined {
  const [, words = '', number = '', names = ''] = STEP.exec(text) ?? [];
  const label = labelOf(words);
  if (label === '' || /^(?:title|section)$/i.test(label)) return undefined;
  const score = Math.min(5, Math.max(1, Math.round(Number(number))));
  return {
    label,
    score,
    names: names
      .split(',')
      .map((each) => labelOf(each).trim())
      .filter((each) => each !== ''),
    safe: SCORES.test(number),
  };
}

/** The step, with names replaced by their existing or new ids. */
export function stepLine({ label, score, names }: MermaidStep, known: KnownNames): string {
  const ids = [...new Set(names.map((each) => actorId(each, known)))];
  return [
    `step ${quote(label)}`,
    ...(score === undefined ? [] : [`score=${score}`]),
    ...(ids.length === 0 ? [] : [`by=${ids.join(',')}`]),
  ].join(' ');
}

export function actorId(name: string, known: KnownNames): string {
  return idOf(name, known, known.labelOf(name.toLowerCase()) === undefined || known.idOf(name) !== undefined);
}

/** Maximum lines searched for names. */
const MOST_LINES = 50;

/** Undeclared actors that steps from this line on name, across the following sections. */
export function actorsAhead(line: HabitLine): readonly DeclaredName[] {
  const register = nameRegister(line.known);
  const actors: DeclaredName[] = [];
  const { source, index } = line;
  for (let i = index; i < Math.min(source.lineStarts.length, index + MOST_LINES); i++) {
    for (const name of mermaidStep(lineText(source, i).trim())?.names ?? []) {
      const id = actorId(name, register);
      if (register.labelOf(id) !== undefined) continue;
      const declared = { id, label: name };
      register.add(declared);
      actors.push(declared);
    }
  }
  return actors;
}

export function actorLine({ id, label }: DeclaredName): string {
  return `actor ${id} person${id === label ? '' : ` ${quote(label)}`}`;
}
