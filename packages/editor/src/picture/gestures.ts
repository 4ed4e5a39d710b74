// Pointers and the wheel on the picture: in, the pane and its elements; out, what ends them. A press on a part selects it, on empty ground a drag pans;
// two fingers pan and zoom; a node can be carried into or out of a group: by a mouse if it is selected, by a finger that rests on it first.
import { put } from './changes.js';
import { around, partUnder } from './hits.js';
import type { PaneState } from './pane-state.js';
import type { PicturePart } from './parts.js';
import { type Point, panned, pinched, shownBox, type View, zoomed } from './view.js';

/** px that a pointer moves before it drags. */
const SLACK = 5;
/** px around a pointer in which a thin line is found; a finger's is larger. */
const REACH = { mouse: 4, touch: 12 };
/** ms that a finger rests on a part to open its tools, as systems have it. */
const LONG = 500;
/** Zoom per px of the wheel. */
const WHEEL = 0.0025;
/** px of one line, for wheels that count lines. */
const LINE = 16;

interface Press {
  readonly start: Point;
  readonly part: PicturePart | undefined;
  /** `hold`: the finger has rested on the part. */
  readonly does: 'select' | 'hold' | 'pan' | 'carry';
}

export interface Stage {
  readonly stage: HTMLElement;
  readonly host: HTMLElement;
}

export function gesturesOn(pane: PaneState, { stage, host }: Stage): () => void {
  const pointers = new Map<number, Point>();
  let press: Press | undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const isSpaceDown = spaceOn(stage, signal);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const pointOf = (event: MouseEvent): Point => pointIn(stage, event);
  const end = (): void => {
    clearTimeout(resting);
    carried(pane, press?.part, undefined);
    press = undefined;
    pane.target.value = undefined;
  };

  const down = (event: PointerEvent): void => {
    if (isControl(event)) return;
    const start = pointOf(event);
    pointers.set(event.pointerId, start);
    stage.setPointerCapture(event.pointerId);
    if (pointers.size > 1) {
      end();
      return;
    }
    const isPanning = isSpaceDown() || event.button === 1;
    const part = isPanning ? undefined : partFor(pane, host, event);
    press = { start, part, does: isPanning ? 'pan' : 'select' };
    if (part !== undefined && event.pointerType === 'touch')
      resting = setTimeout(() => {
        if (press?.does !== 'select' || pane.doing.value.is === 'connecting') return;
        press = { ...press, does: 'hold' };
        openTools(pane, part);
      }, LONG);
  };
  const move = (event: PointerEvent): void => {
    const from = pointers.get(event.pointerId);
    if (from === undefined) return;
    const to = pointOf(event);
    if (pinchMoved(pane, pointers, event.pointerId, to)) return;
    pointers.set(event.pointerId, to);
    if (press === undefined) return;
    if (press.does === 'select' || press.does === 'hold') {
      if (Math.hypot(to.x - press.start.x, to.y - press.start.y) < SLACK) return;
      clearTimeout(resting);
      const canDrag = event.pointerType !== 'touch' || press.does === 'hold';
      press = { ...press, does: canDrag && canCarry(pane, press.part) ? 'carry' : 'pan' };
    }
    if (press.does === 'pan') viewMoved(pane, panned(pane.view.value, { x: to.x - from.x, y: to.y - from.y }));
    else {
      pane.target.value = groupUnder(pane, to, press.part);
      carried(pane, press.part, { x: to.x - press.start.x, y: to.y - press.start.y });
    }
  };
  const up = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
    const done = press;
    const target = pane.target.value;
    if (done === undefined) return;
    end();
    if (event.type === 'pointercancel') return;
    if (done.does === 'carry') void dropped(pane, target);
    else if (done.does === 'select') pressed(pane, done.part);
  };
  const context = (event: MouseEvent): void => {
    if (isControl(event)) return;
    event.preventDefault();
    // A finger that rests has opened them already.
    if (press !== undefined && press.does !== 'select') return;
    const part = partFor(pane, host, event) ?? pane.part.value;
    pointers.clear();
    end();
    if (part !== undefined) openTools(pane, part);
  };
  listen(pane, { stage, host }, { down, move, up, context }, signal);
  return () => {
    end();
    listeners.abort();
  };
}

interface Listeners {
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly up: (event: PointerEvent) => void;
  readonly context: (event: MouseEvent) => void;
}

function listen(
  pane: PaneState,
  { stage, host }: Stage,
  { down, move, up, context }: Listeners,
  signal: AbortSignal,
): void {
  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', up, { signal });
  stage.addEventListener('pointercancel', up, { signal });
  stage.addEventListener('wheel', (event) => wheeled(pane, stage, event), { signal, passive: false });
  stage.addEventListener('contextmenu', context, { signal });
  stage.addEventListener('dblclick', (event) => doubled(pane, event), { signal });
  // A picture's links would leave the editor.
  for (const each of ['click', 'dragstart']) host.addEventListener(each, (event) => event.preventDefault(), { signal });
}

function spaceOn(stage: HTMLElement, signal: AbortSignal): () => boolean {
  let isDown = false;
  const space = (event: KeyboardEvent): void => {
    if (event.key === ' ') isDown = event.type === 'keydown';
  };
  stage.addEventListener('keydown', space, { signal });
  stage.addEventListener('keyup', space, { signal });
  return () => isDown;
}

/** Follows two fingers. False if there are not two. */
function pinchMoved(pane: PaneState, pointers: Map<number, Point>, moved: number, to: Point): boolean {
  const [first, second] = [...pointers.keys()];
  if (first === undefined || second === undefined) return false;
  const points = (): readonly [Point, Point] => [pointers.get(first) ?? to, pointers.get(second) ?? to];
  const before = points();
  pointers.set(moved, to);
  viewMoved(pane, pinched(pane.view.value, before, points()));
  return true;
}

/** Selects the part, and goes to its tools. */
function openTools(pane: PaneState, part: PicturePart): void {
  if (part !== pane.part.value) pressed(pane, part);
  pane.isAtTools.value = true;
}

function pointIn(stage: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = stage.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function viewMoved(pane: PaneState, view: View): void {
  pane.isFitting.value = false;
  pane.view.value = view;
}

function wheeled(pane: PaneState, stage: HTMLElement, event: WheelEvent): void {
  if (isControl(event)) return;
  event.preventDefault();
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE;
  if (event.ctrlKey || event.metaKey) {
    viewMoved(pane, zoomed(pane.view.value, pointIn(stage, event), Math.exp(-event.deltaY * unit * WHEEL)));
    return;
  }
  const [x, y] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
  viewMoved(pane, panned(pane.view.value, { x: -x * unit, y: -y * unit }));
}

function doubled(pane: PaneState, event: MouseEvent): void {
  if (!isControl(event) && pane.part.value !== undefined) pane.doing.value = { is: 'renaming' };
}

/** A tool over the picture handles its own pointers. */
function isControl(event: Event): boolean {
  return event.composedPath().some((each) => each instanceof HTMLElement && each.dataset.tool !== undefined);
}

function partFor(pane: PaneState, host: HTMLElement, event: MouseEvent): PicturePart | undefined {
  const reach = event instanceof PointerEvent && event.pointerType === 'mouse' ? REACH.mouse : REACH.touch;
  const near = around({ x: event.clientX, y: event.clientY }, reach).flatMap(({ x, y }) => {
    const key = host.shadowRoot?.elementFromPoint(x, y)?.closest('[data-part]')?.getAttribute('data-part');
    return pane.parts.value.find((each) => each.key === key) ?? [];
  });
  // A line beside the pointer counts more than the group that it crosses.
  return near.find(({ part }) => part !== 'group') ?? near[0];
}

function pressed(pane: PaneState, part: PicturePart | undefined): void {
  const doing = pane.doing.value;
  if (doing.is === 'connecting' && part !== undefined) pane.connectTo(part);
  else if (part === undefined) pane.clear();
  else {
    pane.select(part);
    pane.focus(part);
  }
}

/** Only the selected node, so that a drag across a picture pans it. */
function canCarry(pane: PaneState, part: PicturePart | undefined): boolean {
  const isIn = pane.form.value?.within !== undefined;
  const hasGroups = pane.parts.value.some((each) => each.part === 'group');
  return part?.part === 'node' && part === pane.part.value && (isIn || hasGroups);
}

function carried(pane: PaneState, part: PicturePart | undefined, by: Point | undefined): void {
  const { scale } = pane.view.value;
  for (const { element, part: of } of pane.shown.value?.elements ?? []) {
    if (of.key !== part?.key) continue;
    element.style.transform = by === undefined ? '' : `translate(${by.x / scale}px, ${by.y / scale}px)`;
    element.style.opacity = by === undefined ? '' : '0.7';
  }
}

function groupUnder(pane: PaneState, at: Point, but: PicturePart | undefined): PicturePart | undefined {
  return partAtPoint(pane, at, (each) => each.part === 'group' && each !== but);
}

export function partAtPoint(
  pane: PaneState,
  at: Point,
  isMeant: (part: PicturePart) => boolean,
): PicturePart | undefined {
  const boxes = (pane.shown.value?.elements ?? []).map(({ part, box }) => ({
    part,
    box: shownBox(pane.view.value, box),
  }));
  return partUnder(at, boxes, isMeant);
}

async function dropped(pane: PaneState, target: PicturePart | undefined): Promise<void> {
  const form = pane.form.value;
  if (form === undefined) return;
  await pane.change(put(form, target?.id === undefined ? { where: 'out' } : { where: 'into', id: target.id }));
}
