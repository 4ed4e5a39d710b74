// What stands beside a column's name in every picture: in, a column; out, its marks and its type with what may be left out.
import type { Column } from './model.js';

export function columnMarks({ pk, fk, unique }: Column): readonly string[] {
  return [...(pk ? ['PK'] : []), ...(fk === undefined ? [] : ['FK']), ...(unique ? ['UQ'] : [])];
}

/** `uuid?`, `status = open`; an empty text shows its quotes. */
export function columnDetail({ type, nullable, default: fallback }: Column): string {
  const without = `${type}${nullable ? '?' : ''}`;
  return fallback === undefined ? without : `${without} = ${fallback.text === '' ? '""' : fallback.text}`;
}
