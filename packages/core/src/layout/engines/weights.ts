// How drawings are compared, and how many are tried. Costs are in crossings.
import { PLANNED_BEND, PLANNED_LENGTH } from '../floorplan/weights.js';

/** Plans, the most promising ones, that are routed once more with siblings aligned. */
export const ALIGNED_PLANS = 2;
/** Steps to route and draw the lines of a plan: one difficult plan must not take the time of all. */
export const PLAN_STEPS = 2_000_000;

/** px² per node up to which a drawing is dense enough to be good. */
export const MOST_AREA_PER_NODE = 60_000;
/** Crossings per line up to which a drawing is good without a search for a better one. */
export const MOST_CROSSINGS_PER_LINE = 0.1;

/** Nodes: larger graphs are drawn only in layers, as plans take too long. */
export const MOST_PLANNED_NODES = 60;
/** Lines: the same. */
export const MOST_PLANNED_EDGES = 90;
/** Plans routed per batch; the best drawable one is taken. */
export const PLANS_PER_BATCH = 7;
/** Plans in all; a later batch is routed only if no earlier one has a drawable plan. */
export const MOST_PLANS = 12;
/** px that a routed line runs straight at its ends, at least: longer heads need layers. */
export const STRAIGHT_END = 16;
/** Factor between two estimates below which both plans are drawn, since estimates err by as much. */
export const NEARLY_EQUAL = 1.1;
/** Share of the layered drawing's cost at which a plan is taken without retrying layers. */
export const CLEARLY_BETTER = 0.8;

/** Per bend: readers follow three of them more easily than one crossing. */
export const JUDGED_BEND: number = PLANNED_BEND;
/** Per px of each line beyond `FREE_LENGTH`. */
export const JUDGED_LENGTH: number = PLANNED_LENGTH;
/** px of a line that cost nothing, since neighbours need them. */
export const FREE_LENGTH = 120;
/** Per line whose far end is against the reading direction. */
export const JUDGED_AGAINST = 0.8;
/** Per line across the direction that the author states. */
export const JUDGED_ACROSS = 0.6;
/** Per pair of twins that are not level or not arranged alike. */
export const JUDGED_TWINS = 3;
/** The entry of the picture comes after what it calls: readers start at the wrong end. */
export const JUDGED_ENTRY = 8;
/** Per member that calls others, that no call enters, and that comes after what it calls. */
export const JUDGED_LATE = 4;
/** Per overlay in more than one frame. */
export const JUDGED_OVERLAY = 2;
/** px² that cost as much as a crossing: text shrinks as the picture grows. */
export const JUDGED_AREA = 120_000;
/** A slender drawing, which leaves most of a page empty. */
export const JUDGED_SLENDER = 20;
/** Per px beyond a screen, which has to be scrolled. */
export const BEYOND_SCREEN: number = 1 / 200;
/** Per px beyond a column, in which wider pictures are shown smaller. */
export const BEYOND_COLUMN: number = 1 / 300;

/** Sums of the same terms in another order differ by less. */
export const SUM_ROUNDING = 1e-6;
