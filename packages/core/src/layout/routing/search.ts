// The paths of single lines. In: the room, its grid, and where other lines run. Out: for a line the cheapest path from
// its source to its target, or to a junction with its trunk and along that.
import type { FlowDirection } from '../graph.js';
import type { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import { float, int } from '../layered/read.js';
import { type Banned, Doors } from './doors.js';
import { type Access, Explorer, type Through } from './explore.js';
import { Goals } from './goals.js';
import type { Grid } from './grid.js';
import { type Links, linkCells } from './links.js';
import { groupsRound, other, type Room, SIDES } from './model.js';
import { eachStraight, heading, opposite, runsBack, turnsOf, type Way } from './way.js';
import { STEPS_PER_CELL } from './weights.js';

interface Ends {
  readonly source: number;
  readonly target: number;
  /** The side of the source that faces the target. */
  readonly facing: number;
  readonly access: Access;
}

/** A cell of a trunk where a line can join it, and the cells from there on. */
interface Stop {
  readonly way: Way;
  readonly place: number;
  readonly path: readonly number[];
}

export class Search {
  private readonly room: Room;
  private readonly grid: Grid;
  private readonly budget: Budget;
  private readonly links: Links;
  private readonly doors: Doors;
  private readonly goals: Goals;
  private readonly explorer: Explorer;
  private readonly through: Through;
  private readonly open: Uint8Array;
  /** By line, the side of its source that faces its target, once needed. */
  private readonly facing: (number | undefined)[];

  constructor(room: Room, grid: Grid, direction: FlowDirection, banned: Banned, budget: Budget) {
    this.room = room;
    this.grid = grid;
    this.budget = budget;
    this.links = linkCells(grid, room.parentOf.length);
    this.doors = new Doors(room, grid, ['right', 'down', 'left', 'up'].indexOf(direction), banned);
    this.goals = new Goals(this.links);
    this.through = [new Int32Array(grid.node.length), new Int32Array(grid.node.length)];
    this.explorer = new Explorer(this.links, this.through, this.goals);
    this.open = new Uint8Array(room.parentOf.length + 1);
    this.facing = new Array(room.graph.edges.length);
  }

  /** Registers a path for other lines, or unregisters it. */
  count(way: Way, by: 1 | -1): void {
    eachStraight(way, this.grid.columns, (cell, axis) => {
      this.through[axis][cell] = int(this.through[axis], cell) + by;
    });
    const { trunk } = way;
    if (trunk?.atEnd !== false) this.doors.count(way.edge, true, way.start, by);
    if (trunk?.atEnd !== true) this.doors.count(way.edge, false, way.end, by);
  }

  /** Whether a path crosses others, or ends at an overcrowded side. */
  isTroubled(way: Way): boolean {
    let crosses = false;
    eachStraight(way, this.grid.columns, (cell, axis) => {
      if (int(this.through[other(axis)], cell) > 0) crosses = true;
    });
    return crosses || [way.start, way.end].some(({ node, side }) => this.doors.isCrowded(node, SIDES.indexOf(side)));
  }

  /** Whether a path can share its stroke at its start, or at its end. */
  mayShare(way: Way, atEnd: boolean): boolean {
    return !runsBack(way, atEnd, this.grid.columns);
  }

  find(edge: number): Way | undefined {
    const ends = this.begin(edge);
    if (ends === undefined) return undefined;
    const { room, links, goals } = this;
    const { source, target, facing, access } = ends;
    for (let side = 0; side < 4; side++) {
      const { axis } = nth(SIDES, side);
      const low = nth(room.start[axis], target);
      const high = low + nth(room.size[axis], target);
      for (const cell of this.doors.cellsAt(edge, target, side, false)) {
        if (!this.mayEnter(cell, access)) continue;
        const at = float(axis === 0 ? links.xs : links.ys, cell);
        const across = Math.max(0, low - at, at - high);
        goals.addDoor(cell, side, this.endCost(edge, false, target, side, cell, opposite(facing)) + across);
      }
    }
    const path = this.explore(edge, source, facing, true, access);
    if (path === undefined) return undefined;
    const { cells } = path;
    const start = { node: source, side: nth(SIDES, path.start) };
    const end = { node: target, side: nth(SIDES, opposite(path.end)) };
    return { edge, start, end, cells, turns: turnsOf(cells, start.side, end.side, this.grid.columns) };
  }

  /** The path of a line that joins one of its trunk: it runs to the junction, and then along the trunk. */
  join(edge: number, trunk: readonly Way[], atEnd: boolean): Way | undefined {
    const ends = this.begin(edge);
    if (ends === undefined) return undefined;
    const { source, target, facing, access } = ends;
    const { columns } = this.grid;
    const stops: Stop[] = [];
    const headings: number[] = [];
    for (const way of trunk) {
      const path = atEnd ? way.cells : way.cells.toReversed();
      const last = opposite(SIDES.indexOf((atEnd ? way.end : way.start).side));
      for (let place = path.length - 1; place >= 0 && this.mayEnter(nth(path, place), access); place--) {
        const [cell, next] = [nth(path, place), path[place + 1]];
        const along = next === undefined ? last : heading(cell, next, columns);
        this.goals.addJoin(cell, stops.length, along);
        stops.push({ way, place, path });
        headings.push(along);
      }
    }
    const free = atEnd ? source : target;
    const ownPath = this.explore(edge, free, atEnd ? facing : opposite(facing), atEnd, access);
    if (ownPath === undefined) return undefined;
    const { cells: own } = ownPath;
    const stop = (this.goals.stop(nth(own, own.length - 1)) ?? 0) >> 2;
    const { way, place, path } = nth(stops, stop);
    const along = [...own, ...path.slice(place + 1)];
    const far = { node: free, side: nth(SIDES, ownPath.start) };
    const [start, end] = atEnd ? [far, way.end] : [way.start, far];
    const cells = atEnd ? along : along.reverse();
    const common = path.slice(place);
    const shared = turnsOf(common, nth(SIDES, nth(headings, stop)), (atEnd ? way.end : way.start).side, columns);
    return {
      edge,
      start,
      end,
      cells,
      turns: turnsOf(cells, start.side, end.side, columns),
      trunk: { edge: way.edge, atEnd, segments: shared.length, cells: common.length },
    };
  }

  private begin(edge: number): Ends | undefined {
    const { room } = this;
    const { from, to } = nth(room.graph.edges, edge);
    const [source, target] = [room.nodeAt.get(from), room.nodeAt.get(to)];
    if (source === undefined || target === undefined || this.budget.degraded) return undefined;
    this.goals.clear();
    const facing = this.facing[edge] ?? this.doors.facing(source, target);
    this.facing[edge] = facing;
    return { source, target, facing, access: this.accessOf(source, target) };
  }

  private accessOf(source: number, target: number): Access {
    const { room, open } = this;
    open.fill(0);
    open[room.parentOf.length] = 1;
    for (const node of [source, target]) {
      for (const group of groupsRound(room, nth(room.groupOf, node))) open[group] = 1;
    }
    let foreign = 0;
    room.zones.forEach(({ nodes }, place) => {
      if (!nodes.has(source) && !nodes.has(target)) foreign |= 1 << place;
    });
    return { open, zones: this.grid.zones, foreign };
  }

  /** From all sides of a node. */
  private explore(
    edge: number,
    node: number,
    facing: number,
    atStart: boolean,
    access: Access,
  ): ReturnType<Explorer['explore']> {
    const { explorer, budget } = this;
    const before = explorer.steps;
    explorer.begin();
    for (let side = 0; side < 4; side++) {
      for (const cell of this.doors.cellsAt(edge, node, side, atStart)) {
        if (!this.mayEnter(cell, access)) continue;
        explorer.seed(4 * cell + side, this.endCost(edge, atStart, node, side, cell, facing));
      }
    }
    const path = explorer.explore(access);
    budget.charge(STEPS_PER_CELL * (explorer.steps - before));
    return path;
  }

  private endCost(edge: number, atStart: boolean, node: number, side: number, cell: number, facing: number): number {
    const { xs, ys } = this.links;
    return this.doors.cost(edge, atStart, node, side, float((side & 1) === 0 ? ys : xs, cell), facing);
  }

  private mayEnter(cell: number, { open, zones, foreign }: Access): boolean {
    return (
      this.grid.node[cell] === -1 && (int(zones, cell) & foreign) === 0 && open[int(this.links.within, cell)] === 1
    );
  }
}
