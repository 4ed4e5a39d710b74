// Constraints along an axis, with tags, so that contradictions can be identified and one of the constraints dropped.
export type What = 'way' | 'start' | 'end' | 'label' | 'aligned';

/** What can conflict with the rest: a requirement of a line, or an alignment. */
export interface Demand {
  /** By number; for an alignment, the number of the alignment. */
  readonly route: number;
  readonly what: What;
}

/** Chooses which of the contradicting constraints to drop, if any can be. */
export type GiveWay = (demands: readonly Demand[]) => Demand | undefined;

const WHATS: readonly What[] = ['way', 'start', 'end', 'label', 'aligned'];

export function tag(route: number, what: What): number {
  return WHATS.length * route + WHATS.indexOf(what);
}

/** Excludes constraints that belong to neither a line nor an alignment. */
export function demandsOf(tags: readonly number[]): Demand[] {
  return tags.flatMap((each) =>
    each < 0 ? [] : { route: Math.floor(each / WHATS.length), what: WHATS[each % WHATS.length] ?? 'way' },
  );
}
