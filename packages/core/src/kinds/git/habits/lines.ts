// Our lines from what another language states: in, names and texts as written there; out, statements with their
// declarations.

import type { HabitLine } from '../../../syntax/habits/habit-line.js';
import { type DeclaredName, idOf } from '../../../syntax/habits/known-names.js';
import { lookAhead } from '../../../syntax/habits/look-ahead.js';
import { quote } from '../../../syntax/quote.js';
import { WORD } from '../../../syntax/token.js';

export interface Meant {
  readonly statements: readonly string[];
  readonly declares?: readonly DeclaredName[];
}

export interface CommitWords {
  /** Mermaid's id, which is a text there. */
  readonly id?: string;
  readonly text?: string;
  readonly rest?: readonly string[];
}

/** A commit; a name that is not a valid id becomes its text, with an id only if a later cherry-pick needs one. */
export function commitOf(line: HabitLine, { id, text, rest = [] }: CommitWords): Meant {
  const named = id === undefined ? undefined : commitId(line, id);
  const label = text ?? (named === undefined || named !== id ? id : undefined);
  const statement = words(['commit', named, label === undefined || label === '' ? undefined : quote(label), ...rest]);
  return { statements: [statement], ...(named === undefined ? {} : { declares: [{ id: named, label: id ?? named }] }) };
}

export function commitId(line: HabitLine, name: string): string | undefined {
  if (WORD.test(name)) return line.known.labelOf(name) === undefined ? name : undefined;
  const picked = lookAhead(line, (each) => /^(?:git[ \t]+)?cherry-pick\b/.test(each) && each.includes(name));
  return picked === undefined || name === '' ? undefined : idOf(name, line.known, true);
}

/** For `feature/search` the id `feature-search`, followed by the name if they differ. */
export function branchOf(line: HabitLine, name: string): Meant {
  const id = branchId(line, name);
  return {
    statements: [words(['branch', id, id === name ? undefined : quote(name)])],
    declares: [{ id, label: name }],
  };
}

export function branchId({ known }: HabitLine, name: string): string {
  return idOf(name, known, false);
}

export function words(parts: readonly (string | undefined)[]): string {
  return parts.filter((each) => each !== undefined && each !== '').join(' ');
}
