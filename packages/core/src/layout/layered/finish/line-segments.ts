// Straight pieces of routes and their relation to boxes and to one another. In: points, boxes. Out: results, without
// state.

import type { Box, Point } from '../../graph.js';
import { nth } from '../checked.js';
import { SMALLEST_JOG } from '../spacing.js';

export interface LineSegment {
  readonly vertical: boolean;
  /** The line's coordinate: x of a vertical line segment, y of a level one. */
  readonly at: number;
  readonly low: number;
  readonly high: number;
}

/** Around a line and its texts. */
export function boxAround(
  points: readonly Point[],
  label: Box | undefined,
  texts: readonly (Box | undefined)[] = [],
): Box {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  const grow = (x: number, y: number, width: number, height: number): void => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  };
  if (label !== undefined) grow(label.x, label.y, label.width, label.height);
  for (const text of texts) if (text !== undefined) grow(text.x, text.y, text.width, text.height);
  for (const { x, y } of points) grow(x, y, 0, 0);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function lineSegmentsOf(points: readonly Point[]): LineSegment[] {
  const lineSegments: LineSegment[] = [];
  for (let i = 1; i < points.length; i++) {
    const a = nth(points, i - 1);
    const b = nth(points, i);
    const vertical = a.x === b.x;
    const from = vertical ? a.y : a.x;
    const to = vertical ? b.y : b.x;
    lineSegments.push({ vertical, at: vertical ? a.x : a.y, low: Math.min(from, to), high: Math.max(from, to) });
  }
  return lineSegments;
}

/** The parts of a line segment that the old route did not run along. */
export function uncovered(lineSegment: LineSegment, old: readonly LineSegment[]): LineSegment[] {
  let parts: LineSegment[] = [lineSegment];
  for (const one of old) {
    if (one.at !== lineSegment.at || one.vertical !== lineSegment.vertical) continue;
    if (one.high <= lineSegment.low || one.low >= lineSegment.high) continue;
    parts = parts.flatMap((part) => {
      if (one.high <= part.low || one.low >= part.high) return [part];
      const rest: LineSegment[] = [];
      if (one.low > part.low) rest.push({ ...part, high: one.low });
      if (one.high < part.high) rest.push({ ...part, low: one.high });
      return rest;
    });
  }
  return parts;
}

export function cuts({ vertical, at, low, high }: LineSegment, box: Box, margin: number): boolean {
  if (vertical) {
    return (
      at > box.x - margin &&
      at < box.x + box.width + margin &&
      low < box.y + box.height + margin &&
      high > box.y - margin
    );
  }
  return (
    at > box.y - margin && at < box.y + box.height + margin && low < box.x + box.width + margin && high > box.x - margin
  );
}

/** Runs along a side of the frame. */
export function hugs(lineSegment: LineSegment, frame: Box): boolean {
  const { vertical, at, low, high } = lineSegment;
  const [across, acrossSize, along, alongSize] = vertical
    ? [frame.x, frame.width, frame.y, frame.height]
    : [frame.y, frame.height, frame.x, frame.width];
  if (high < along - SMALLEST_JOG || low > along + alongSize + SMALLEST_JOG) return false;
  return Math.abs(at - across) < SMALLEST_JOG || Math.abs(at - across - acrossSize) < SMALLEST_JOG;
}

export function runsBeside(a: LineSegment, b: LineSegment): boolean {
  return (
    a.vertical === b.vertical &&
    Math.abs(a.at - b.at) < SMALLEST_JOG &&
    a.low < b.high + SMALLEST_JOG &&
    b.low < a.high + SMALLEST_JOG
  );
}

export function holds(outer: Box, inner: Box, margin: number): boolean {
  return (
    inner.x >= outer.x + margin &&
    inner.y >= outer.y + margin &&
    inner.x + inner.width <= outer.x + outer.width - margin &&
    inner.y + inner.height <= outer.y + outer.height - margin
  );
}

/** Drops repeated points and those in the middle of a straight run. */
export function tidy(points: readonly Point[]): Point[] {
  const out: Point[] = [];
  for (const point of points) {
    const last = out[out.length - 1];
    if (last !== undefined && last.x === point.x && last.y === point.y) continue;
    const before = out[out.length - 2];
    if (
      last !== undefined &&
      before !== undefined &&
      ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y))
    ) {
      out.pop();
    }
    out.push({ x: point.x, y: point.y });
  }
  return out;
}

/**
 * Whether two routes for which `apart` holds overlap along a stretch. Only segments on the same coordinate are
 * compared.
 */
export function shareStretch(routes: readonly (readonly Point[])[], apart: (a: number, b: number) => boolean): boolean {
  const pieces = routes.flatMap((points, route) => lineSegmentsOf(points).map((segment) => ({ ...segment, route })));
  pieces.sort((a, b) => Number(a.vertical) - Number(b.vertical) || a.at - b.at || a.low - b.low);
  return pieces.some((piece, i) => {
    for (let k = i + 1; k < pieces.length; k++) {
      const next = nth(pieces, k);
      if (next.vertical !== piece.vertical || next.at !== piece.at || next.low >= piece.high) return false;
      if (next.route !== piece.route && apart(piece.route, next.route)) return true;
    }
    return false;
  });
}
