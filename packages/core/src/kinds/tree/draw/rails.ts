// The lines of a tree from a folder to its items: from the placed rows of a column to one path per folder.
import type { PathShape, PathStep } from '../../../scene/scene.js';
import type { TreeItem } from '../model.js';
import { ICON, ROW, STEP } from './rows.js';

export interface PlacedRow {
  readonly item: TreeItem;
  readonly depth: number;
  readonly top: number;
  readonly bottom: number;
}

export interface RailRoom {
  /** The column's left. */
  readonly x: number;
  /** Where the lines begin of folders that are in an earlier column. */
  readonly top: number;
}

const RADIUS = 4;
/** Gap in front of a name and below a folder's icon. */
const AIR = 4;

/** A folder with those of its items that are in this column. */
interface Rail {
  readonly depth: number;
  readonly from: number;
  readonly meets: number[];
  /** More of them are in the next column. */
  goesOn: boolean;
}

/** `later`: the depths of all rows in the following columns. */
export function railsOf(rows: readonly PlacedRow[], later: readonly number[], room: RailRoom): readonly PathShape[] {
  const rails: Rail[] = [];
  /** The open rail of each depth; the items of depth d are attached to that of d - 1. */
  const open: Rail[] = [];
  for (const { depth, top, bottom, item } of rows) {
    open.length = Math.min(open.length, depth);
    for (let at = open.length; at < depth; at++) {
      const rail: Rail = { depth: at, from: room.top, meets: [], goesOn: false };
      rails.push(rail);
      open.push(rail);
    }
    open[depth - 1]?.meets.push(top + ROW / 2);
    if (item.children.length === 0) continue;
    const own: Rail = { depth, from: Math.min(top + ROW / 2 + ICON / 2 + AIR, bottom), meets: [], goesOn: false };
    rails.push(own);
    open[depth] = own;
  }
  for (const depth of goingOn(later)) {
    const rail = open[depth];
    if (rail !== undefined) rail.goesOn = true;
  }
  const end = rows.at(-1)?.bottom ?? room.top;
  return rails.flatMap((each) => railPath(each, end, room));
}

/** Depths of the folders with more items in the rows that follow: those not closed by a row at their own depth or above. */
function goingOn(later: readonly number[]): ReadonlySet<number> {
  const depths = new Set<number>();
  let least = Number.POSITIVE_INFINITY;
  for (const depth of later) {
    if (depth <= least) depths.add(depth - 1);
    least = Math.min(least, depth);
    if (least === 0) break;
  }
  return depths;
}

function railPath({ depth, from, meets, goesOn }: Rail, end: number, { x }: RailRoom): readonly PathShape[] {
  const trunk = x + depth * STEP + ICON / 2;
  const to = x + (depth + 1) * STEP - AIR;
  const last = meets.at(-1);
  if (last === undefined && !goesOn) return [];
  const stubs = (goesOn ? meets : meets.slice(0, -1)).flatMap((y): readonly PathStep[] => [
    ['M', trunk, y],
    ['L', to, y],
  ]);
  const spine: readonly PathStep[] =
    goesOn || last === undefined
      ? [
          ['M', trunk, from],
          ['L', trunk, end],
        ]
      : [
          ['M', trunk, from],
          ['L', trunk, last - RADIUS],
          ['A', RADIUS, RADIUS, 0, 0, trunk + RADIUS, last],
          ['L', to, last],
        ];
  return [{ type: 'path', steps: [...spine, ...stubs], stroke: 'line', strokeWidth: 1 }];
}
