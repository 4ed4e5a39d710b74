// How plans are estimated before their lines are routed. Costs are in crossings.

/** Per bend of a line. Drawings are judged by the same, so that plans are sorted as drawings are. */
export const PLANNED_BEND: number = 0.3;
/** Per px of a line, as drawings are judged. */
export const PLANNED_LENGTH: number = 0.4 / 120;
/** px of a line that cost nothing: what two neighbours need. */
export const PLANNED_FREE_LENGTH = 40;
/** Per box in a line's way: it takes two bends, and often a crossing, to avoid it. */
export const PLANNED_BLOCKED: number = 1.2;
/** Per line that runs across the direction. */
export const PLANNED_LEVEL: number = 0.6;
/** Per line that runs back. */
export const PLANNED_BACKWARDS: number = 1.4;
/** Added if a line across the direction runs up or left. */
export const PLANNED_UPWARDS: number = 0.7;
/** Factor of those for a direction that the author stated. */
export const STATED_FACTOR: number = 3;
/** px by which two sides overlap to be joined by a straight line. */
export const PLANNED_FACING: number = 16;

/** px in front of and after a label on a line: its ends and the head. */
export const PLANNED_LABEL_ROOM = 32;
/** More than sums in another order differ by. */
export const PLANNED_SLACK = 1e-6;

/** px between two boxes. */
export const PLANNED_GAP = 32;
/** px between two frames. */
export const PLANNED_FRAME_GAP = 40;
/** px between boxes with a line: room for its head and a bend. */
export const PLANNED_LINE_GAP = 48;
/** px for each further line between two runs. */
export const PLANNED_TRACK = 12;
/** Lines between two runs that get their own room; more of them rarely bend there. */
export const MOST_PLANNED_TRACKS = 6;
/** Lines for which an alignment is tried that makes them straight. */
export const STRAIGHTENED_LINES = 4;
/** Steps: beside and below one another, in either order. */
export const JOINT_STEPS = 4;

/** Members whose only order is the direction, placed across it. */
export const OUT_OF_LINE = 2;
/** Per two members against the source order, which authors write as they read. */
export const SWAPPED = 0.4;
/** Added if nothing else orders them. */
export const SWAPPED_LOOSE = 1;
/** The start of the story is placed after something. */
export const STORY_LATE = 2;
/** Per crossing seen while runs are joined: some of them disappear in the end. */
export const PLANNED_CROSSED: number = 0.9;
/** Per pair of twins that are level in neither direction. */
export const PLANNED_TWINS_APART = 3;
/** Per pair of twins of different sizes. */
export const PLANNED_TWINS_DIFFER = 4;
/** Per foreign node in the frame of an overlay. */
export const PLANNED_CAPTURED = 4;
/** Per constraint of the author that is not met: more than anything that a line costs. */
export const PLANNED_CONSTRAINT = 6;

/** Per crossing of a whole plan: routing around boxes adds more. */
export const VIEWED_CROSSED = 1.5;
/** Per line against the reading direction of a whole plan. */
export const VIEWED_AGAINST = 1.4;
/** Per constraint of the author that a whole plan does not meet. */
export const VIEWED_CONSTRAINT = 6;
/** Per foreign node, or another node's frame, in the frame of an overlay. */
export const VIEWED_CAPTURED = 3;
/** Per pair of twins that are not level. */
export const VIEWED_TWINS_APART = 3;
/** px by which twins can be off and still look level. */
export const VIEWED_LEVEL = 8;

/** px² that cost as much as a crossing: less than the judge's, as routing enlarges what is large. */
export const PLANNED_AREA: number = 50_000;
/** px: longer shapes cost more. */
export const PLANNED_LONG = 1200;
/** px beyond that which cost as much as a crossing. */
export const PLANNED_TOO_LONG = 150;

/** Per line of a scope whose direction is neither stated nor its parent's. */
export const TURNED = 0.3;
/** Weight of running along the direction for a line that goes back in the story. */
export const STORY_BACK = 0.2;
/** The same for one from the start of the story. */
export const STORY_ENTRY = 3;
/** The same for one from any other start. */
export const STORY_START = 6;

/** Gain required to change the written order. */
export const EXCHANGE_GAIN = 0.3;
/** Additional gain required if what was written first moves back. */
export const EXCHANGE_LATE = 2;
/** Additional gain per pair along a stated direction. */
export const EXCHANGE_STATED = 1.5;
/** Additional gain if nothing else orders them. */
export const EXCHANGE_WRITTEN = 5;
/** Sweeps over all neighbours: later ones gain next to nothing. */
export const EXCHANGE_SWEEPS = 2;

/** px between a frame and its content. */
export const FRAME_PADDING: number = 20;
/** px in front of, above and below a title. */
export const FRAME_TITLE = 12;

/** px between siblings, unless they are closer already. */
export const ALIGNED_GAP = 32;
/** px: a smaller offset counts as aligned. */
export const ALIGNED_WITHIN = 0.75;
/** A side of a member aligned with no neighbour there. */
export const CROOKED = 0.4;
/** A side that is flush with its neighbour but not centred. */
export const FLUSH = 0.15;
/** px of a move that cost as much as a crossing. */
export const ALIGNING_MOVE = 400;
/** Sweeps over the members of a scope. */
export const ALIGNING_SWEEPS = 2;
/** Members: in larger scopes nobody notices alignment. */
export const MOST_ALIGNED = 40;

/** Shapes per scope at first. */
export const ROUGH_SHAPES = 3;
/** Shapes per scope once it is known where its lines leave. */
export const FINE_SHAPES = 6;
/**
 * Cost of a direction's best rough shape, as a share of the best of all, up to which that direction is arranged once it is known where
 * lines leave: beyond it, one of 250 pictures came out in that direction.
 */
export const PROMISING = 1.3;
/** Plans returned unchanged, ahead of those with swapped neighbours. */
export const UNCHANGED_PLANS = 3;
/** Steps for an arrangement in one direction. */
export const ARRANGING_STEPS = 60_000;

/** Share of itself by which a frame grows to its neighbour's edge, at most. */
export const FRAME_GROWTH = 0.2;
/** px by which it grows in any case. */
export const LEAST_FRAME_GROWTH = 48;

/** Candidates considered per one that is kept. */
export const CANDIDATES_PER_KEPT = 2;

/** Members of a scope; more are arranged in runs, and then the runs themselves. */
export const MOST_SLICED = 12;
/** Members of such a run. */
export const MEMBERS_PER_RUN = 8;

/** Share of the nodes that have a counterpart in a twin. */
export const ALIKE_NODES = 0.8;
/** Share of the lines that have one. */
export const ALIKE_LINES = 0.5;
/** Members: among more a reader would not notice twins. */
export const MOST_TWINS = 24;
