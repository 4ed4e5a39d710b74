// Lines from one stage of a pipeline to the next: in, what is in each, by external names; out, a line from each to each, or one
// that stands for all where these would be a thicket.
import type { FilePlace } from '../file-place.js';
import type { Relation } from '../graph/contract.js';

/** Drawn one by one; from one, or to one, there are never too many. */
const MOST_LINES = 6;

export interface Follower {
  readonly external: string;
  readonly place: FilePlace;
}

/** `label` tells what the one line stands for; `written` are the pairs that other lines join already. */
export function stageLines(
  before: readonly Follower[],
  after: readonly Follower[],
  label: string,
  written: ReadonlySet<string> = new Set(),
): readonly Relation[] {
  const [first] = before;
  const [next] = after;
  if (!first || !next) return [];
  if (before.length > 1 && after.length > 1 && before.length * after.length > MOST_LINES)
    return [{ from: first.external, to: next.external, place: next.place, arrow: '-->', label }];
  return before.flatMap(({ external: from }) =>
    after.flatMap(({ external: to, place }) =>
      written.has(`${from} ${to}`) ? [] : [{ from, to, place, arrow: '->' }],
    ),
  );
}
