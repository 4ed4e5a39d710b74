// Frames round parts of the picture, in px of the pane, so that they stay thin at every zoom: in, the pane; out, the frames of the part at the cursor, the
// selected one, the focused one and the target of a line or a carried part, and the line that is being drawn.
import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PartKey } from '../drawing/places.js';
import type { PaneState } from './pane-state.js';
import type { PicturePart } from './parts.js';
import { centreOf } from './view.js';

export interface MarksProps {
  readonly pane: PaneState;
  readonly focused: ReadonlySignal<PartKey | undefined>;
}

export function Marks({ pane, focused }: MarksProps): JSX.Element {
  const selected = pane.part.value;
  const marked = pane.marked.value;
  const atFocus = pane.parts.value.find((each) => each.key === focused.value);
  return (
    <div class="marks" aria-hidden="true">
      {marked?.key === selected?.key ? null : <Mark pane={pane} part={marked} sort="at-cursor" />}
      <Mark pane={pane} part={selected} sort="selected" />
      {atFocus === selected ? null : <Mark pane={pane} part={atFocus} sort="focused" />}
      <Mark pane={pane} part={pane.target.value} sort="target" />
      <DrawnLine pane={pane} />
    </div>
  );
}

interface MarkProps {
  readonly pane: PaneState;
  readonly part: PicturePart | undefined;
  readonly sort: 'at-cursor' | 'selected' | 'focused' | 'target';
}

function Mark({ pane, part, sort }: MarkProps): JSX.Element | null {
  const box = pane.boxOf(part);
  if (box === undefined) return null;
  const style = {
    transform: `translate(${box.x}px, ${box.y}px)`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  };
  return <div class={`mark ${sort} ${part?.part}`} style={style} />;
}

/** From the part to the pointer. */
function DrawnLine({ pane }: { readonly pane: PaneState }): JSX.Element | null {
  const doing = pane.doing.value;
  if (doing.is !== 'connecting' || doing.to === undefined) return null;
  const box = pane.boxOf(doing.from);
  if (box === undefined) return null;
  const from = centreOf(box);
  return (
    <svg class="drawn-line" aria-hidden="true">
      <path d={`M${from.x} ${from.y}L${doing.to.x} ${doing.to.y}`} />
      <circle cx={doing.to.x} cy={doing.to.y} r="4" />
    </svg>
  );
}
