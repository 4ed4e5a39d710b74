// The gaps of layers. In: the cells of a stack. Out: the room of each gap for the borders of bands and groups, and for
// lines between.
import type { Gap } from './grid.js';
import { X, Y } from './grid.js';
import type { StackSpacing } from './stack-graph.js';
import type { Stack, StackSlot } from './stack-slots.js';
import { STACK_OUTSIDE } from './weights.js';

/** By gap: px that frames of groups take before it and after it. */
interface Insets {
  readonly before: number[];
  readonly after: number[];
}

export function columnGaps(stack: Stack, spacing: StackSpacing): readonly Gap[] {
  const { padding, sibling, apart, border, inset } = spacing;
  const insets = insetsOf(stack, X, () => inset, inset);
  const level = stack.bands.find(({ upright }) => !upright)?.cells[X];
  const edges = new Set(stack.bands.flatMap(({ cells: [x], upright }) => (upright ? [x.at, x.at + x.count] : [])));
  if (level !== undefined) edges.add(level.at).add(level.at + level.count);
  return Array.from({ length: stack.columns + 1 }, (_, i): Gap => {
    const [left, right] = [insets.before[i] ?? 0, insets.after[i] ?? 0];
    if (level !== undefined && i === level.at + 1) {
      return { before: border, after: besides(right, spacing), least: padding + right };
    }
    if (!edges.has(i)) {
      const least = left + right + (left + right > 0 ? apart : sibling);
      return { before: besides(left, spacing), after: besides(right, spacing), least };
    }
    const isFirst = i === 0;
    const isLast = i === stack.columns;
    const lead = isFirst ? 0 : left + padding;
    // The titles of the layers begin at their border.
    const tail = isLast || i === level?.at ? 0 : right + padding;
    const [before, after] = [isFirst ? STACK_OUTSIDE : lead + border, isLast ? STACK_OUTSIDE : tail + border];
    return { before, after, least: lead + tail + (isFirst || isLast ? 0 : apart), lead, tail };
  });
}

export function rowGaps(stack: Stack, spacing: StackSpacing): readonly Gap[] {
  const { padding, sibling, apart, border, inset, title } = spacing;
  const insets = insetsOf(stack, Y, ({ item }) => (item.is === 'group' ? item.title.height + 2 * title : 0), inset);
  const starts = new Set(stack.bands.flatMap(({ cells: [, y], upright }) => (upright ? [] : [y.at])));
  const hasHead = stack.bands.some(({ upright }) => upright);
  return Array.from({ length: stack.rows + 1 }, (_, i): Gap => {
    const [above, below] = [insets.before[i] ?? 0, insets.after[i] ?? 0];
    if (i > 0 && i < stack.rows && !starts.has(i)) {
      const least = above + below + (above + below > 0 || (hasHead && i === 1) ? apart : sibling);
      return { before: besides(above, spacing), after: besides(below, spacing), least };
    }
    const lead = i === 0 ? 0 : above + padding;
    const tail = i === stack.rows ? 0 : below + padding;
    const isOuter = i === 0 || i === stack.rows;
    return {
      before: i === 0 ? STACK_OUTSIDE : lead + border,
      after: i === stack.rows ? STACK_OUTSIDE : tail + border,
      least: lead + tail + (isOuter ? 0 : apart),
      lead,
      tail,
    };
  });
}

/** px from a box to the first line beside it, beyond the frames that end there. */
function besides(frames: number, { border, approach }: StackSpacing): number {
  return Math.max(frames + border, approach);
}

/** For frames that begin or end together at a gap, all those that hold the same box. */
function insetsOf(stack: Stack, axis: typeof X | typeof Y, head: (group: StackSlot) => number, foot: number): Insets {
  const insets: Insets = { before: [], after: [] };
  const slotOf = new Map(stack.groups.map((slot) => [slot.item, slot]));
  for (const slot of [...stack.nodes, ...stack.groups]) {
    const own = slot.cells[axis];
    const chain = slot.within.flatMap((group) => slotOf.get(group) ?? []);
    if (slot.item.is === 'group') chain.push(slot as (typeof chain)[number]);
    const first = chain.filter(({ cells }) => cells[axis].at === own.at).reduce((sum, each) => sum + head(each), 0);
    const end = own.at + own.count;
    const last = chain.filter(({ cells }) => cells[axis].at + cells[axis].count === end).length * foot;
    insets.after[own.at] = Math.max(insets.after[own.at] ?? 0, first);
    insets.before[end] = Math.max(insets.before[end] ?? 0, last);
  }
  return insets;
}
