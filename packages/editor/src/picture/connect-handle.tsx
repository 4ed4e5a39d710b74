// The handle from which a line is drawn: in, the pane and a selected part; out, a round knob at its side that a pointer drags to another part.
import type { JSX, TargetedPointerEvent } from 'preact';
import { panAtBorder } from './border-pan.js';
import { partAtPoint } from './gestures.js';
import type { PaneState } from './pane-state.js';
import type { PicturePart } from './parts.js';
import type { Box, Point } from './view.js';

export interface ConnectHandleProps {
  readonly pane: PaneState;
  readonly part: PicturePart;
  /** px in the pane. */
  readonly box: Box;
}

/** px between the knob's middle and the pane's border: at a part that ends outside of the pane, it can still be taken. */
const ROOM = 24;

export function ConnectHandle({ pane, part, box }: ConnectHandleProps): JSX.Element {
  const pointOf = ({ clientX, clientY, currentTarget }: TargetedPointerEvent<HTMLElement>): Point => {
    const { left = 0, top = 0 } = currentTarget.offsetParent?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const { width, height } = pane.size.value;
  const left = Math.max(0, Math.min(width - ROOM, box.x + box.width));
  const top = Math.max(ROOM, Math.min(height - ROOM, box.y + box.height / 2));
  const drawTo = (to: Point): void => {
    pane.doing.value = { is: 'connecting', from: part, to };
    pane.target.value = partAtPoint(pane, to, (each) => each.part !== 'edge' && each !== part);
  };
  const isDrawing = (): boolean => pane.doing.value.is === 'connecting' && 'to' in pane.doing.value;
  return (
    <div
      class="connect-handle"
      data-tool=""
      title="Drag to another part to connect"
      aria-hidden="true"
      style={{ left: `${left}px`, top: `${top}px` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pane.doing.value = { is: 'connecting', from: part, to: pointOf(event) };
        panAtBorder(pane, drawTo);
      }}
      onPointerMove={(event) => {
        if (isDrawing()) drawTo(pointOf(event));
      }}
      onPointerUp={() => {
        const target = pane.target.value;
        if (!isDrawing()) return;
        if (target === undefined) pane.doing.value = { is: 'nothing' };
        else pane.connectTo(target);
      }}
      onPointerCancel={() => {
        pane.doing.value = { is: 'nothing' };
        pane.target.value = undefined;
      }}
    />
  );
}
