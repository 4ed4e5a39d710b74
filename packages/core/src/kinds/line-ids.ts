// Ids of lines, which the source does not name: derived from their index among all lines in written order, and resolved
// back.
import type { Checked, EdgeEntry } from '../grammar/entry.js';
import { placedEntries } from './placed-entries.js';

/** `place` counts from 0. */
export function lineId(place: number): string {
  return `e${place + 1}`;
}

export function lineById(id: string, { entries }: Checked): EdgeEntry | undefined {
  const lines = placedEntries(entries).flatMap(({ entry }) => (entry.shape === 'edge' ? [entry] : []));
  return lines.find((_, place) => lineId(place) === id);
}
