// The measures of charts of lifelines, px (docs/look.md, Sequences, and docs/look.md, Grid and rhythm).

export const BAR = 8;
/** Offset to the right of a bar on a bar. */
export const BAR_STEP: number = BAR / 2;

/** Between heads. */
export const HEAD_GAP = 32;
/** Between a label and the ends of its line. */
export const LABEL_CLEAR = 6;
/** Between anything beside a lifeline and the next lifeline. */
export const SIDE_CLEAR = 10;
/** From a label's block to its line: with the block's own padding 6 in all. */
export const LABEL_RISE = 4;

/** From the heads to the first item, and from the last item to the lifelines' ends. */
export const FIRST_GAP = 16;
export const LAST_GAP = 24;
/** From a line to the label of the next one. */
export const ROW_GAP = 12;
/** From a line to the next one without a label. */
export const BARE_GAP = 28;
export const NOTE_GAP = 14;
export const DIVIDER_GAP = 18;

/** A message to itself leaves and returns this far apart. */
export const LOOP = 24;
export const LOOP_LABEL_GAP = 4;

/** From an item to the cross below it at which a lifeline ends, and half the size of that. */
export const CROSS_DROP = 14;
export const CROSS = 6;

/** How far a note over two lifelines extends past them. */
export const NOTE_REACH = 20;

/** Between a frame and the frames and text in it. */
export const FRAME_INSET = 12;
export const FRAME_GAP = 16;
/** From a frame's edge to the first lifeline in it. */
export const FRAME_SIDE = 16;
/** Between the tab and the lifeline on its right, and between that and the condition. */
export const GUARD_GAP = 8;
/** Padding above the text on a tab: the condition is on the same line. */
export const GUARD_DROP = 3;
/** Between a section's line and its text. */
export const SECTION_RISE = 6;
/** Of a frame without content. */
export const EMPTY_SECTION = 16;
/** Clearance around text at which a lifeline is interrupted. */
export const STOP = 2;
/** Shorter stretches between text are omitted. */
export const SHORTEST_STRETCH = 4;
