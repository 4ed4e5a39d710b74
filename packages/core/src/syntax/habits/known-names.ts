// Ids and labels that a source declares, in this language's own words or by earlier repairs: one name of another language
// always becomes the same id.
import { WORD } from '../token.js';
import { slug, wordFrom } from '../word-from.js';

export interface KnownNames {
  /** The label of a declared id; an id without one has its own name. */
  readonly labelOf: (id: string) => string | undefined;
  readonly idOf: (label: string) => string | undefined;
}

/** A growing register of names; one layered over another sees the lower one's names, except the excluded ids. */
export interface NameRegister extends KnownNames {
  readonly add: (name: DeclaredName) => void;
}

export function nameRegister(below?: KnownNames, without: readonly string[] = []): NameRegister {
  const labels = new Map<string, string>();
  const ids = new Map<string, string>();
  const lower = (id: string | undefined): string | undefined =>
    id === undefined || without.includes(id) ? undefined : id;
  return {
    labelOf: (id) => labels.get(id) ?? (lower(id) === undefined ? undefined : below?.labelOf(id)),
    idOf: (label) => ids.get(label) ?? lower(below?.idOf(label)),
    add: ({ id, label }) => {
      if (!labels.has(id)) labels.set(id, label);
      if (!ids.has(label)) ids.set(label, id);
    },
  };
}

export interface DeclaredName {
  readonly id: string;
  readonly label: string;
}

/** Numbers tried after an id that is taken. */
const MOST_TRIES = 50;

/** The id of a name as another language writes it: `Web shop`, `web.api`, `1`. */
export function idOf(name: string, known: KnownNames, isLabel: boolean): string {
  if (!isLabel && WORD.test(name)) return name;
  const id = known.idOf(name);
  if (id !== undefined) return id;
  const word = isLabel ? slug(name) : wordFrom(name);
  for (let i = 1; i <= MOST_TRIES; i++) {
    const id = i === 1 ? word : `${word}-${i}`;
    const label = known.labelOf(id);
    if (label === undefined || label === name) return id;
  }
  return word;
}
