// What has to hold along an axis, named so that contradictions can be told and one of their demands given up.
export type What = 'way' | 'start' | 'end' | 'label' | 'aligned';

/** What cannot be had together with the rest: of a line, or that things stay aligned. */
export interface Demand {
  /** By number; for what is aligned, the alignment. */
  readonly route: number;
  readonly what: What;
}

/** Which of demands that contradict one another is done without, if any can be. */
export type GiveWay = (demands: readonly Demand[]) => Demand | undefined;

const WHATS: readonly What[] = ['way', 'start', 'end', 'label', 'aligned'];

export function tag(route: number, what: What): number {
  return WHATS.length * route + WHATS.indexOf(what);
}

/** Of what is no line's and no alignment's, none. */
export function demandsOf(tags: readonly number[]): Demand[] {
  return tags.flatMap((each) =>
    each < 0 ? [] : { route: Math.floor(each / WHATS.length), what: WHATS[each % WHATS.length] ?? 'way' },
  );
}
