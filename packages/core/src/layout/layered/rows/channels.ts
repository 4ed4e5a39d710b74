// Orthogonal routing between two layers. In: nets, each with the x of its ends on the upper and the lower side of the
// channel. Out: for every net its corners, as x and track number, and the number of tracks. No two nets share a
// stretch: a net whose upper end is above another's lower end runs on a higher track, and if such constraints form a
// cycle one net is routed through a free column. Crossings are those that the orders above and below require.

import type { Budget } from '../budget.js';
import { nth } from '../checked.js';
import {
  BOTTOM,
  demands,
  findRing,
  INSIDE,
  makeTrackSegment,
  ringedNets,
  type Side,
  TOP,
  type TrackSegment,
} from './track-segments.js';
import { assignTracks } from './tracks.js';
import { COLUMN_STEPS, CROWDED_COLUMN, FREE_COLUMN, RING_STEPS } from './weights.js';

export interface Net {
  /** Ends on the upper side and on the lower side, in the direction the net is drawn; two in all. */
  readonly first: number;
  readonly last: number;
  readonly firstAbove: boolean;
  readonly lastAbove: boolean;
}

export interface TrackCorner {
  readonly x: number;
  readonly track: number;
}

export interface Routed {
  /** By net: no corner for a straight one, two for one track, more if a cycle was broken. */
  readonly corners: readonly (readonly TrackCorner[])[];
  readonly tracks: number;
}

export function routeChannel(nets: readonly Net[], smallestJog: number, budget: Budget): Routed {
  const channel = new Channel(nets, budget);
  for (let i = 0; i < nets.length; i++) {
    const { first, last } = nth(nets, i);
    if (first !== last && Math.abs(first - last) < smallestJog) channel.routeAside(i);
  }
  channel.openRings();
  const tracks = assignTracks(channel.trackSegments(), budget);
  return { corners: channel.chains.map(cornersOf), tracks };
}

const STRAIGHT: readonly TrackCorner[] = [];

function cornersOf(chain: readonly TrackSegment[]): readonly TrackCorner[] {
  if (chain.length === 0) return STRAIGHT;
  return chain.flatMap(({ from, to, track }) => [
    { x: from, track },
    { x: to, track },
  ]);
}

class Channel {
  /** The track segments of each net. */
  readonly chains: TrackSegment[][];
  private readonly nets: readonly Net[];
  private readonly budget: Budget;
  /** Positions of ends and free columns, in order; computed on first use. */
  private columns: number[] | undefined;

  constructor(nets: readonly Net[], budget: Budget) {
    this.nets = nets;
    this.budget = budget;
    this.chains = nets.map((net, i) =>
      net.first === net.last
        ? []
        : [makeTrackSegment(i, net.first, net.last, side(net.firstAbove), side(net.lastAbove))],
    );
  }

  trackSegments(): TrackSegment[] {
    const trackSegments: TrackSegment[] = [];
    for (const chain of this.chains) for (const trackSegment of chain) trackSegments.push(trackSegment);
    return trackSegments;
  }

  /** Routes a net through a column nothing else uses. */
  routeAside(i: number): void {
    const net = nth(this.nets, i);
    const x = this.freeColumn(net.first, net.last);
    this.chains[i] = [
      makeTrackSegment(i, net.first, x, side(net.firstAbove), INSIDE),
      makeTrackSegment(i, x, net.last, INSIDE, side(net.lastAbove)),
    ];
  }

  /** The free place closest to both ends, a jog away from either; occupied from then on. */
  private freeColumn(a: number, b: number): number {
    this.columns ??= this.nets.flatMap(({ first, last }) => [first, last]).sort((x, y) => x - y);
    const { columns } = this;
    let best = (columns[columns.length - 1] ?? 0) + FREE_COLUMN;
    if (!this.budget.spend(COLUMN_STEPS * columns.length)) {
      columns.push(best);
      return best;
    }
    const middle = (a + b) / 2;
    const consider = (x: number): void => {
      if (Math.abs(x - a) < FREE_COLUMN || Math.abs(x - b) < FREE_COLUMN) return;
      if (Math.abs(x - middle) < Math.abs(best - middle)) best = x;
    };
    consider((columns[0] ?? 0) - FREE_COLUMN);
    for (let i = 1; i < columns.length; i++) {
      const left = nth(columns, i - 1);
      const right = nth(columns, i);
      // In crowded channels less room has to do.
      const clear = Math.min(FREE_COLUMN, (right - left) / 2);
      if (clear < CROWDED_COLUMN / 2) continue;
      for (const x of [middle, a - FREE_COLUMN, a + FREE_COLUMN, b - FREE_COLUMN, b + FREE_COLUMN]) {
        consider(Math.min(Math.max(x, left + clear), right - clear));
      }
    }
    const at = columns.findIndex((x) => x > best);
    columns.splice(at < 0 ? columns.length : at, 0, best);
    return best;
  }

  /** Splits nets until the constraints `runs above` from shared columns form no cycle. */
  openRings(): void {
    for (let guard = 0; guard <= this.nets.length; guard++) {
      const trackSegments = this.trackSegments();
      const ring = findRing(demands(trackSegments));
      if (ring === undefined) return;
      if (!this.budget.spend(RING_STEPS * trackSegments.length)) {
        for (const net of ringedNets(trackSegments)) if (this.isWhole(net)) this.routeAside(net);
        return;
      }
      // The shortest net of the cycle is routed aside, unless it already was.
      let pick: TrackSegment | undefined;
      for (const at of ring) {
        const trackSegment = nth(trackSegments, at);
        if (!this.isWhole(trackSegment.net)) continue;
        if (pick === undefined || trackSegment.high - trackSegment.low < pick.high - pick.low) pick = trackSegment;
      }
      if (pick === undefined) return;
      this.routeAside(pick.net);
    }
  }

  private isWhole(net: number): boolean {
    return this.chains[net]?.length === 1;
  }
}

function side(above: boolean): Side {
  return above ? TOP : BOTTOM;
}
