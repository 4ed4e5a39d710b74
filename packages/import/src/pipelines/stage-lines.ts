// Lines from one stage of a pipeline to the next: in, the external names in each; out, a line from each to each, or a single
// line if there would be too many.
import type { FilePlace } from '../file-place.js';
import type { Relation } from '../graph/contract.js';

/** Most lines drawn one by one; lines from or to a single item are always drawn. */
const MOST_LINES = 6;

export interface Follower {
  readonly external: string;
  readonly place: FilePlace;
}

/** `label` describes the single line; `written` contains the pairs that other lines already join. */
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
