// The distances and costs of lanes and stacks. Lengths are px; a line's costs are px of detour.
import type { LaneSpacing } from './lane-graph.js';
import type { StackSpacing } from './stack-graph.js';

/** Share of a slanted side, from its corner, at which the line begins. */
export const SLANT_SHARE = 0.25;
/** px between the line and the corner of the box it meets. */
export const BESIDE_CORNER = 8;

/** px: a head. */
export const LANE_HEAD = { width: 8, height: 8 };
/** px of clearance around a label. */
export const LANE_LABEL_CLEAR = 3;
/** Shares of a stretch at which a label is tried, best first. */
export const LANE_LABEL_SHARES = [0.5, 0.25, 0.75, 0.1, 0.9] as const;

/** px: sizes are multiples, so that middles are whole. */
export const SIZE_GRID = 4;

/** px, by what is between. */
export const LANE_SPACING: LaneSpacing = {
  line: 12,
  approach: 18,
  step: 48,
  sibling: 28,
  padding: 20,
  border: 12,
  apart: 8,
  title: 12,
  air: 10,
};

/** Steps of one drawing. */
export const LANE_STEPS = 3_000_000;
/** Length over width from which lanes count as long: a process reads along, so less than `MOST_RATIO` is enough. */
export const LANE_LONG = 2.6;

/** Weight of a step within the lane; a hand-over counts one. */
export const IN_LANE = 2;

/** Sweeps over all boxes to move them to better rows. */
export const LANE_SWEEPS = 6;
/** Rows: a box in the way of a line. */
export const IN_THE_WAY = 3;
/** Rows, for each row that a line changes within a lane. */
export const OFF_LEVEL = 2;
/** Rows, for each row that a hand-over changes. */
export const HANDED = 0.5;
/** Rows: a box that is not on its side of the box it is beside. */
export const WRONG_SIDE = 5;
/** Rows: two hand-overs between the same columns that cross. */
export const HAND_OVERS_CROSSED = 2;

/** px between two ports of a side. */
export const LANE_PORTS_APART = 12;
/** px from the end of a side to its first port. */
export const LANE_PORT_CORNER = 8;
/** px between a label on a port's line and the next port, and between two labels side by side. */
export const LANE_LABEL_AIR = 6;

/** Per bend. */
export const LANE_BEND = 60;
/** Per crossing. */
export const LANE_CROSSING = 110;
/** For each line already in a gap there. */
export const LANE_COMPANY = 3;
/** For a side that already has a line. */
export const LANE_USED = 8;
/** For a corner that already has a line: two would share a stroke, which is allowed only for arriving lines. */
export const LANE_USED_CORNER = 400;
/** For a corner where lines arrive together. */
export const LANE_JOINED_CORNER = 40;
/** Nominal length of a gap, before its lines are known. */
export const LANE_GAP = 48;
/** More than any distance between two boxes. */
export const LANE_FAR = 1e9;

/** Unit of shares, so that halves to sixths are whole numbers. */
export const WHOLE = 60;
/** Boxes in one row of a band. */
export const ROW_OF_BAND = 6;
/** Boxes in one row of a group, which is narrower. */
export const ROW_OF_GROUP = 4;

/** More than any way around: such a side is taken only if no other is left. */
export const NEVER = 4_000;
/** For a side across the rows from that of the other end. */
export const STACK_SIDE = 140;
/** For the side that faces away from the other end. */
export const STACK_AWAY = 120;
/** For a side that the line leaves without need. */
export const STACK_ASIDE = 40;
/** Within a row, below and above a box: above it the line is nearer to the row before. */
export const STACK_BELOW_ROW = 20;
export const STACK_ABOVE_ROW = 30;
/** For a side under a title, which the line would cross. */
export const BELOW_TITLE = 2_000;

/** px between a line and what it passes. */
export const STACK_CLEAR = 10;
/** px from the corner of a frame. */
export const STACK_CORNER = 14;
/** px that a line can be longer for one bend less. */
export const STACK_BEND = 60;
/** The same for one crossing less. */
export const STACK_CROSSING = 160;
/** Rounds; after so many, lines that are still in each other's way keep their bends. */
export const STACK_ROUNDS = 8;

/** More than the cells of any stack. */
export const STACK_FAR = 1e6;
/** px for a head and the line in front of it. */
export const STACK_AHEAD = 24;

/** px between a line and the outer side of the picture. */
export const STACK_OUTSIDE = 4;

/** px, by what is between. */
export const STACK_SPACING: StackSpacing = {
  line: 12,
  border: 10,
  approach: 16,
  sibling: 24,
  padding: 20,
  inset: 16,
  apart: 12,
  title: 12,
  air: 10,
  widest: 280,
};

/** px for a head and the line in front of it. */
export const STACK_HEAD = 14;
/** px around a label. */
export const STACK_LABEL_AIR = 6;
/** px between two lines. */
export const STACK_LINES_APART = 24;
/** px between two lines in one gap. */
export const STACK_TRACK = 14;
/** Shares of a line at which its label is tried, best first. */
export const STACK_LABEL_SHARES = [0.5, 0.3, 0.7, 0.15, 0.85] as const;

/** Boxes of a pillar one below another; with more they come in pairs side by side. */
export const TALL_PILLAR = 8;
/** px: height of an empty band or group. */
export const STACK_EMPTY = 40;

/** Steps of one drawing. */
export const STACK_STEPS = 3_000_000;

/** Rounds to move lines of a gap to their best tracks. */
export const LANE_TRACK_ROUNDS = 3;
/** px that an end moves off another that faces it. */
export const FACING_ENDS_ASIDE = 8;
/** px between two stubs in one gap, and between a stub and the end of its side. */
export const LANE_STUB_CLEAR = 10;
