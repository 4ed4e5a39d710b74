// Free columns: in, occupied intervals of x; out, whether a column is free, and the free one nearest to a preferred
// one.

export type Stretch = readonly [from: number, to: number];

export interface Columns {
  readonly isFree: (x: number) => boolean;
  /** The free column nearest to `x` between `least` and `most`; undefined if there is none. */
  readonly nearest: (x: number, least: number, most: number) => number | undefined;
}

export function columnsWithout(taken: readonly Stretch[]): Columns {
  const blocks: [number, number][] = [];
  for (const [from, to] of [...taken].sort((a, b) => a[0] - b[0])) {
    const last = blocks.at(-1);
    if (last !== undefined && from < last[1]) last[1] = Math.max(last[1], to);
    else blocks.push([from, to]);
  }
  const blockAt = (x: number): Stretch | undefined => blocks.find(([from, to]) => x > from && x < to);
  const nearest = (x: number, least: number, most: number): number | undefined => {
    const wanted = Math.min(Math.max(x, least), most);
    const block = blockAt(wanted);
    if (block === undefined) return least <= most ? wanted : undefined;
    const [left, right] = [block[0], block[1]];
    const fits = [left, right].filter((each) => each >= least && each <= most);
    return fits.sort((a, b) => Math.abs(a - x) - Math.abs(b - x) || a - b)[0];
  };
  return { isFree: (x) => blockAt(x) === undefined, nearest };
}
