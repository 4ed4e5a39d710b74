// When lines share a trunk, and its distances.

/** Lines: fewer are easy to read separately, unless they request a trunk. */
export const LEAST_FAN = 3;
/** Lines that request a trunk. */
export const REQUESTED_FAN = 2;
/** Lines that arrive and have their own heads if the box's side has room for them. */
export const OWN_HEADS = 3;
/** px from one such head to the next. */
export const HEAD_ROOM = 12;
/** Points: down, across, down. Longer detours are not part of a fan. */
export const MOST_FAN_POINTS = 4;
/** Points of a detour that avoids other labels. */
export const MOST_FAN_POINTS_ROUND_LABELS = 8;

/** Comparisons; beyond them the rest stays unchanged. */
export const TRUNK_WORK = 20_000_000;

/** px from a box to the bar, at least: room for a head and a rounded corner. */
export const TRUNK_LEG = 16;
/** px of the stem between its label and what it joins. */
export const TRUNK_LABEL_AIR = 8;
/** px between lines that meet a box on one side, and to its corners. */
export const TRUNK_PORTS = 12;
/** px: the next line is either straight or clearly aside. */
export const TRUNK_JOG = 8;
/** Places of a trunk that are tried, best first. */
export const MOST_TRUNK_PLACES = 4;

/** px between a trunk and boxes, other lines and their bends. */
export const TRUNK_APART = 8;
/** px between a trunk and labels. */
export const TRUNK_LABEL_CLEAR = 4;
