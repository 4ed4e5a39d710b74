// The text beside a column's name in every picture: from a column to its marks and its type, without the parts that are
// optional.
import type { Column } from './model.js';

export function columnMarks({ pk, fk, unique }: Column): readonly string[] {
  return [...(pk ? ['PK'] : []), ...(fk === undefined ? [] : ['FK']), ...(unique ? ['UQ'] : [])];
}

/** `uuid?`, `status = open`; an empty text shows its quotes. */
export function columnDetail({ type, nullable, default: fallback }: Column): string {
  const without = `${type}${nullable ? '?' : ''}`;
  return fallback === undefined ? without : `${without} = ${fallback.text === '' ? '""' : fallback.text}`;
}
