// Parents from the lines of `git log --graph`: in, rows of its drawing with the commit in each; out, for each commit its
// parents in order. Strands run down from commits. Where two ways continue from one position, the slanting one keeps slanting,
// and a commit's own strand divides.

/** A way from a commit to one of its parents. */
interface Strand {
  readonly child: string;
  /** Where it left the commit: parents are sorted by this, from left to right. Undefined until it has left. */
  readonly column?: number;
}

type Slant = 'left' | 'right' | 'down';

interface Arrival {
  readonly strand: Strand;
  readonly slant: Slant;
}

export interface Lanes {
  readonly row: (drawing: string, commit?: string) => void;
  readonly parents: () => ReadonlyMap<string, readonly string[]>;
}

interface Way {
  readonly slant: Slant;
  /** Where it is drawn, and where it comes out below. */
  readonly column: number;
  readonly out: number;
}

/** Wider drawings are not histories. */
const WIDEST = 400;
const STRAIGHT = new Set('|\\/');
/** Branches that lead to one commit. */
const MOST_STRANDS = 100;

export function lanes(): Lanes {
  const byHash = new Map<string, { readonly column: number; readonly parent: string }[]>();
  let arriving = new Map<number, readonly Arrival[]>();
  const row = (drawing: string, commit?: string): void => {
    if (drawing.trim() === '') return;
    const width = Math.min(drawing.length, WIDEST);
    const leaving = new Map<number, Arrival[]>();
    const leave = (column: number, arrival: Arrival): void => {
      const list = leaving.get(column);
      if (list && list.length < MOST_STRANDS) list.push(arrival);
      else if (!list) leaving.set(column, [arrival]);
    };
    for (const [column, arrivals] of arriving) {
      if (drawing[column] === '*' && commit !== undefined) {
        for (const { strand } of arrivals) {
          const list = byHash.get(strand.child) ?? [];
          list.push({ column: strand.column ?? 0, parent: commit });
          byHash.set(strand.child, list);
        }
      } else
        for (const arrival of arrivals)
          for (const { slant, column: at, out } of waysFrom(drawing, column, arrival, arrivals))
            leave(out, { strand: { child: arrival.strand.child, column: arrival.strand.column ?? at }, slant });
    }
    const node = drawing.indexOf('*');
    if (commit !== undefined && node >= 0 && node < width)
      for (let at = node; at < width && (at === node || drawing[at] === '-' || drawing[at] === '.'); at++)
        if ((at - node) % 2 === 0) leave(at, { strand: { child: commit }, slant: 'down' });
    arriving = leaving;
  };
  const parents = (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      [...byHash].map(([child, list]) => [
        child,
        [...new Set(list.toSorted((a, b) => a.column - b.column).map(({ parent }) => parent))],
      ]),
    );
  return { row, parents };
}

function waysFrom(
  drawing: string,
  column: number,
  { slant, strand }: Arrival,
  all: readonly Arrival[],
): readonly Way[] {
  const ways: Way[] = [];
  if (drawing[column - 1] === '/') ways.push({ slant: 'left', column: column - 1, out: leftEnd(drawing, column - 1) });
  // Beside a merge, git slants the strokes of a column that continues straight.
  if (STRAIGHT.has(drawing[column] ?? '')) ways.push({ slant: 'down', column, out: column });
  if (drawing[column + 1] === '\\') ways.push({ slant: 'right', column: column + 1, out: column + 2 });
  if (ways.length < 2 || (strand.column === undefined && all.length === 1)) return ways;
  const same = ways.filter((way) => way.slant === slant);
  if (same.length > 0) return same;
  const taken = new Set(all.map((each) => each.slant));
  const free = ways.filter((way) => !taken.has(way.slant));
  return (free.length > 0 ? free : ways).slice(0, 1);
}

/** `|_|/` continues to the left under the underscores. */
function leftEnd(drawing: string, from: number): number {
  let end = from - 1;
  while (end > 0 && drawing[end - 1] === '_') end -= 2;
  return end;
}
