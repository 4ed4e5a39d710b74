// The sides of a frame as two levels see them. In: a reading direction and a side. Out: the same side as in the
// drawing, or as in a level of that direction, which is processed as if it read downwards.
import type { FlowDirection } from '../../graph.js';

/** Of a frame in the drawing. */
export type FrameSide = 'top' | 'bottom' | 'left' | 'right';

/** Of a level: before its first layer, after its last one, or beside its layers. */
export type LevelSide = 'entry' | 'exit' | 'left' | 'right';

const SIDES: Readonly<Record<FlowDirection, Readonly<Record<FrameSide, LevelSide>>>> = {
  down: { top: 'entry', bottom: 'exit', left: 'left', right: 'right' },
  up: { top: 'exit', bottom: 'entry', left: 'left', right: 'right' },
  right: { left: 'entry', right: 'exit', top: 'left', bottom: 'right' },
  left: { left: 'exit', right: 'entry', top: 'left', bottom: 'right' },
};
const FRAME_SIDES: readonly FrameSide[] = ['top', 'bottom', 'left', 'right'];

export function levelSide(direction: FlowDirection, side: FrameSide): LevelSide {
  return SIDES[direction][side];
}

export function frameSide(direction: FlowDirection, side: LevelSide): FrameSide {
  return FRAME_SIDES.find((each) => SIDES[direction][each] === side) ?? 'top';
}
