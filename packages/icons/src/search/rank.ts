// The order of found icons. In: two icons. Out: which one comes first.
import { OWN_SET } from '../own/own-icon.js';
import { FOUND_SETS } from '../sets.js';

const RANKS: ReadonlyMap<string, number> = new Map(FOUND_SETS.map(({ set }, rank) => [set, rank]));
const SYMBOLS: ReadonlySet<string> = new Set(FOUND_SETS.flatMap(({ set, kind }) => (kind === 'symbol' ? [set] : [])));

/** An organisation's own icons come first. */
export function setRank(set: string): number {
  return set === OWN_SET ? -1 : (RANKS.get(set) ?? FOUND_SETS.length);
}

/** Among icons found for the same reason: by set, then the shorter name, then by name. */
export function byName(a: string, b: string): number {
  return (
    setRank(a.slice(0, a.indexOf(':'))) - setRank(b.slice(0, b.indexOf(':'))) || a.length - b.length || (a < b ? -1 : 1)
  );
}

export function isOwn(icon: string): boolean {
  return icon.startsWith(`${OWN_SET}:`);
}

/** Symbol sets, as opposed to logos; the name of an own icon is as certain. */
export function isSymbol(icon: string): boolean {
  return isOwn(icon) || SYMBOLS.has(icon.slice(0, icon.indexOf(':')));
}
