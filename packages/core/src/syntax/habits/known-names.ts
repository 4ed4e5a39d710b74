// Ids and labels that a source declares, in our own words or by repairs before: one name of another language always
// becomes the same id.
import { WORD } from '../token.js';
import { slug, wordFrom } from '../word-from.js';

export interface KnownNames {
  /** Label by id; an id without one has its own name. */
  readonly labels: ReadonlyMap<string, string>;
  /** Id by label. */
  readonly ids: ReadonlyMap<string, string>;
}

export interface DeclaredName {
  readonly id: string;
  readonly label: string;
}

/** Numbers tried behind an id that is taken. */
const MOST_TRIES = 50;

/** The id of a name as another language writes it: `Web shop`, `web.api`, `1`. */
export function idOf(name: string, known: KnownNames, isLabel: boolean): string {
  if (!isLabel && WORD.test(name)) return name;
  const given = known.ids.get(name);
  if (given !== undefined) return given;
  const made = isLabel ? slug(name) : wordFrom(name);
  for (let i = 1; i <= MOST_TRIES; i++) {
    const id = i === 1 ? made : `${made}-${i}`;
    const label = known.labels.get(id);
    if (label === undefined || label === name) return id;
  }
  return made;
}
