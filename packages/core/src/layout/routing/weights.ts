// How the lines of a plan are routed and the plan compacted. Lengths are px, and a line's costs px of detour.

/** Steps of an item per pass. */
export const STEPS_PER_ITEM = 40;

/** For leaving or arriving across the reading direction. */
export const DOOR_ACROSS = 20;
/** For leaving or arriving against it. */
export const DOOR_AGAINST = 40;
/** For a side that faces away from the other end. */
export const DOOR_AWAY = 40;
/** Per px that a port is off the middle of its side. */
export const DOOR_OFF_MIDDLE = 0.2;
/** For each line beyond those a side has room for. */
export const DOOR_CROWDED = 400;
/** For an answer that shares its corner. */
export const DOOR_SHARED = 800;
/** px between two ports of a side. */
export const DOOR_PITCH = 12;
/** Cells: more than any grid has, so that a door's key is unique. */
export const MOST_CELLS_ACROSS = 1_000_000;

/** Per line that is crossed. */
export const ROUTED_CROSSING = 150;

/** px between two lines at a side too short for all its lines. */
export const LEAST_PITCH = 8;
/** px across the axis by which two items have to be apart to pass one another. */
export const PASSING_REACH = 12;

/** Per bend. */
export const ROUTED_BEND = 48;

/** px that a line can run beyond the outermost sides. */
export const ROUTED_OUTSIDE = 24;
/** Cells: larger plans are not routed line by line. */
export const MOST_CELLS = 400_000;

/** Steps of one plan. */
export const ROUTING_STEPS = 20_000_000;
/** Lines that share a channel are compared pair by pair, so larger plans take too long. */
export const MOST_ROUTED_LINES = 800;
/** Attempts to reroute or relabel contradicting lines. */
export const ROUTING_ATTEMPTS = 24;

/** Cost per px of a frame's size. */
export const HUG = 8;
/** Cost per px that its content is off centre. */
export const OFF_CENTRE = 1;
/** px: a smaller offset from the centre stays. */
export const LEAST_SHIFT = 2;

/** px between two boxes that a line joins straight across. */
export const LINKED_GAP = 40;
/** px from the other corners of a decision. */
export const OFF_CORNERS = 4;
/** Cost per px of a line's length. */
export const RUN_COST = 2;
/** Cost per px that a port is off its place. */
export const PORT_COST = 3;

/** Per px that a label is wider than its channel: it moves more than one too long. */
export const LABEL_TOO_WIDE = 0.6;
/** Saved per px of the segment, up to `LONG_ENOUGH`. */
export const LABEL_LONGER = 0.05;
/** px of a segment up to which longer ones are better for a label. */
export const LONG_ENOUGH = 400;
/** Per segment between a decision and its answer. */
export const LABEL_LATER = 200;
/** Per px between a decision and its answer. */
export const LABEL_FARTHER = 0.5;
/** For a segment where the label did not fit before. */
export const LABEL_UNFIT = 10_000;
/** On a stretch shared with other lines, where the label would seem to be theirs too. */
export const LABEL_SHARED = 200;
/** px between a label and a line beside it. */
export const LABEL_BESIDE = 6;

/** px: narrower channels cost more. */
export const NARROW_CHANNEL = 32;
/** Share by which a px costs more in a channel without room. */
export const TIGHT_CHANNEL = 0.25;

/** Members: in larger scopes only those that see one another keep their order. */
export const MOST_ORDERED = 60;

/** px from a frame's corner to the title on its stroke, at least. */
export const TITLE_ON_STROKE = 16;
/** px from the corner of a box to a line. */
export const ROUTED_CORNER = 12;
/** px between a label and the ends of its line, at least. */
export const LABEL_TO_ENDS = 10;

/** px from a label to the frame at which its line ends: a head and a piece of the line. */
export const LABEL_TO_FRAME = 18;

/** px between two boxes or frames of one scope. */
export const SCOPE_APART = 32;
/** px between an overlay's frame and a line or another frame. */
export const STROKE_APART = 8;
/** Cost per px that a label is off its place. */
export const LABEL_OFF_PLACE = 1;

/** Steps of a cell. */
export const STEPS_PER_CELL = 4;

/** Cost per px of the drawing. */
export const DRAWING_SIZE_COST = 24;
/** Cycles looked for at once. */
export const MOST_RINGS = 12;

/** Lines: fewer are as easy to read separately. */
export const LEAST_TRUNK = 3;
/** The same for lines that arrive, each of which has its own head. */
export const LEAST_ARRIVING_TRUNK = 4;

/** Rounds in which each line is routed again with the others known. */
export const REROUTING_ROUNDS = 2;

/** px between a frame and its content; its title is on the upper stroke. */
export const ZONE_PADDING = 14;
/** px between a frame's title, half of which hangs into it, and the frame's content. */
export const UNDER_TITLE = 8;
/** Frames: more cannot be distinguished along a line. */
export const MOST_ZONES = 30;
/** px between a zone's frame and what is outside it. */
export const ZONE_CLOSE = 6;
