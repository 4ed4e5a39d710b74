// How a graph is read.

/** px between the text at an end and what it is beyond or beside. */
export const END_AIR = 4;

/** Depth of nested overlay frames; more of them around one node cannot be distinguished. */
export const DEEPEST_OVERLAY = 8;
/** Steps to find runs; beyond them every node is a run of its own, and beyond twice as many overlays are skipped. */
export const OVERLAY_WORK = 1_000_000;
