// The entries of a diagram whose blocks are groups, each with its container: in, entries; out, all of them in written
// order with the group around them.
import type { DeclarationEntry, Entry } from '../grammar/entry.js';

export interface Placed<Of extends Entry = Entry> {
  readonly entry: Of;
  /** The innermost group around it. */
  readonly group?: string;
  /** 1 at the top level. */
  readonly depth: number;
}

/** A declaration with its id. */
export interface Declared extends Placed<DeclarationEntry> {
  readonly id: string;
}

export function placedEntries(entries: readonly Entry[]): readonly Placed[] {
  const out: Placed[] = [];
  const walk = (inside: readonly Entry[], group: string | undefined, depth: number): void => {
    for (const entry of inside) {
      out.push({ entry, ...(group === undefined ? {} : { group }), depth });
      if (entry.shape !== 'declaration') continue;
      for (const { children } of [entry, ...entry.branches]) walk(children, entry.id?.text ?? group, depth + 1);
    }
  };
  walk(entries, undefined, 1);
  return out;
}

/** The declarations of one keyword; one without an id was reported as an error, and is skipped. */
export function declared(placed: readonly Placed[], keyword: string): readonly Declared[] {
  return placed.flatMap(({ entry, ...place }) =>
    entry.shape === 'declaration' && entry.spec.keyword === keyword && entry.id
      ? [{ entry, ...place, id: entry.id.text }]
      : [],
  );
}
