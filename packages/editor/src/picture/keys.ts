// The keys of the picture: in, a key press and the pane; out, whether it did something. Arrows move the picture, or go from part to part once one is focused.
import { remove } from './changes.js';
import type { PaneState } from './pane-state.js';
import type { PicturePart } from './parts.js';
import { actualSize, firstView, fitted, type Point, panned, presented, type Size, type View, zoomed } from './view.js';

/** px per press of an arrow. */
const STEP = 60;
export const ZOOM_STEP = 1.25;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

export type ViewCommand = 'in' | 'out' | 'fit' | 'actual';

export function changeView(pane: PaneState, command: ViewCommand): void {
  const picture = pane.shown.value?.size;
  const size = pane.size.value;
  if (picture === undefined) return;
  const middle = { x: size.width / 2, y: size.height / 2 };
  pane.isFitting.value = command === 'fit';
  if (command === 'fit') pane.view.value = fitView(pane, picture);
  else if (command === 'actual') pane.view.value = actualSize(picture, size);
  else pane.view.value = zoomed(pane.view.value, middle, command === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP);
}

/** For a pane of a new size. */
export function refitted(pane: PaneState): void {
  const picture = pane.shown.peek()?.size;
  if (picture === undefined || !pane.isFitting.peek()) return;
  pane.view.value = pane.isPresenting.peek() ? fitView(pane, picture) : firstView(picture, pane.size.peek());
}

function fitView(pane: PaneState, picture: Size): View {
  return pane.isPresenting.peek() ? presented(picture, pane.size.peek()) : fitted(picture, pane.size.peek());
}

/** `focused`: the part with the focus; undefined for the pane itself. */
export function keyPressed(pane: PaneState, event: KeyboardEvent, focused: PicturePart | undefined): boolean {
  const { key } = event;
  if (event.altKey || ((event.ctrlKey || event.metaKey) && !/^[+=0-]$/.test(key))) return historyKey(pane, event);
  switch (key) {
    case '+':
    case '=':
      changeView(pane, 'in');
      return true;
    case '-':
      changeView(pane, 'out');
      return true;
    case '0':
      changeView(pane, 'fit');
      return true;
    case '1':
      changeView(pane, 'actual');
      return true;
    case 'Escape':
      return escaped(pane);
  }
  const by = ARROWS[key];
  if (focused === undefined) {
    if (key === 'Enter') return focusFirst(pane);
    if (by === undefined) return false;
    pane.isFitting.value = false;
    pane.view.value = panned(pane.view.value, { x: by.x * STEP, y: by.y * STEP });
    return true;
  }
  return by === undefined ? partKey(pane, key, focused) : toNeighbour(pane, focused, by.x + by.y < 0 ? 1 : -1);
}

function partKey(pane: PaneState, key: string, focused: PicturePart): boolean {
  const isSelected = focused === pane.part.value;
  switch (key) {
    case 'Enter':
    case ' ':
      if (pane.doing.value.is === 'connecting') pane.connectTo(focused);
      else if (isSelected && key === 'Enter') pane.doing.value = { is: 'renaming' };
      else {
        pane.select(focused);
        pane.focus(focused);
      }
      return true;
    case 'F2':
      if (!isSelected) pane.select(focused);
      pane.doing.value = { is: 'renaming' };
      return true;
    case 'Home':
    case 'End':
      focusNext(pane, key === 'Home' ? pane.parts.value[0] : pane.parts.value.at(-1));
      return true;
    case 'Delete':
    case 'Backspace':
      if (!isSelected || pane.form.value === undefined) return false;
      void pane.change(remove(pane.form.value));
      return true;
    default:
      return false;
  }
}

/** In source order; while connecting, only to what can be an end. */
function toNeighbour(pane: PaneState, from: PicturePart, by: 1 | -1): boolean {
  const isConnecting = pane.doing.value.is === 'connecting';
  const all = pane.parts.value.filter((each) => !isConnecting || each.part !== 'edge' || each === from);
  focusNext(pane, all.at((all.indexOf(from) + by + all.length) % all.length));
  return true;
}

function focusNext(pane: PaneState, part: PicturePart | undefined): void {
  if (part === undefined) return;
  pane.reveal(part);
  pane.focus(part);
  if (pane.doing.value.is === 'connecting') pane.target.value = part;
}

function focusFirst(pane: PaneState): boolean {
  focusNext(pane, pane.part.value ?? pane.marked.value ?? pane.parts.value[0]);
  return true;
}

function escaped(pane: PaneState): boolean {
  if (pane.isPresenting.value) pane.isPresenting.value = false;
  else if (pane.doing.value.is !== 'nothing' || pane.refusal.value !== undefined) {
    pane.doing.value = { is: 'nothing' };
    pane.target.value = undefined;
    pane.refusal.value = undefined;
  } else if (pane.selected.value !== undefined) pane.clear();
  else return false;
  return true;
}

/** The text's history, also from here. */
function historyKey(pane: PaneState, { key, shiftKey, altKey }: KeyboardEvent): boolean {
  const side = pane.editor.side.value;
  if (altKey || side === undefined) return false;
  if (key.toLowerCase() === 'z') {
    if (shiftKey) side.redo();
    else side.undo();
    return true;
  }
  if (key.toLowerCase() !== 'y') return false;
  side.redo();
  return true;
}
