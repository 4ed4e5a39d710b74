// Shows each new picture in the place of the last one: in, the pane and its host; out, nothing. The view stays; parts that were there before move to
// where they are now, and the newest picture never waits for a movement.
import type { ShownPicture } from '../page/editor-state.js';
import { movesBetween, type PlacedPart } from './moves.js';
import type { PaneState } from './pane-state.js';
import { type ShownElement, type ShownSvg, showSvg } from './shown-svg.js';
import { anchored, centreOf, firstView, fitted, isWhole, type Size, shownBox, type View, within } from './view.js';

/** ms. */
const LASTS = 180;

export function changePicture(pane: PaneState, host: HTMLElement, picture: ShownPicture): void {
  const last = pane.shown.peek();
  const before = pane.view.peek();
  const focused = host.shadowRoot?.activeElement?.getAttribute('data-part') ?? undefined;
  const placesBefore = last && placed(last, before, true);
  const shown = showSvg(host, picture, pane.parts.peek(), last);
  const view = viewAfter(pane, last, shown);
  pane.shown.value = shown;
  pane.view.value = view;
  if (focused !== undefined)
    shown.svg.querySelector<SVGElement>(`[data-part="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  if (placesBefore === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const move of movesBetween(placesBefore, placed(shown, view, false))) {
    const element = movable(shown)[move.index]?.element;
    const from =
      move.how === 'move'
        ? { transform: `translate(${move.x / view.scale}px, ${move.y / view.scale}px)` }
        : { opacity: 0 };
    const to = move.how === 'move' ? { transform: 'translate(0, 0)' } : {};
    element?.animate([from, to], { duration: LASTS, easing: 'ease-out' });
  }
}

/** What is in another part moves with it. */
function movable({ elements }: ShownSvg): readonly ShownElement[] {
  return elements.filter(({ isInner }) => !isInner);
}

/** Where the parts are seen: of a picture that is still moving, on their way. */
function placed(shown: ShownSvg, view: View, isMoving: boolean): readonly PlacedPart[] {
  const { svg, size } = shown;
  const all = isMoving && svg.getAnimations({ subtree: true }).length > 0 ? svg.getBoundingClientRect() : undefined;
  return movable(shown).map(({ element, sameAs, isLine, box }) => {
    const now = all && element.getBoundingClientRect();
    const scale = all ? all.width / size.width : 1;
    const at =
      now && all
        ? {
            x: (now.left - all.left) / scale,
            y: (now.top - all.top) / scale,
            width: now.width / scale,
            height: now.height / scale,
          }
        : box;
    return {
      sameAs,
      box: shownBox(view, at),
      isLine,
    };
  });
}

/** Anchored at the selected part; without one, the same point of the picture stays in the middle. */
function viewAfter(pane: PaneState, last: ShownSvg | undefined, shown: ShownSvg): View {
  const view = pane.view.peek();
  const size = pane.size.peek();
  if (last === undefined || !isSuccessor(last, shown)) {
    pane.isFitting.value = true;
    return firstView(shown.size, size);
  }
  if (pane.isFitting.peek()) return fittingView(view, last, shown, size);
  const anchor = (pane.part.peek() ?? pane.marked.peek())?.sameAs;
  const boxIn = ({ elements }: ShownSvg) => elements.find(({ part }) => part.sameAs === anchor)?.box;
  const [was, is] = [boxIn(last), boxIn(shown)];
  return within(was && is ? anchored(view, centreOf(was), centreOf(is)) : view, shown.size, size);
}

/** Of the same diagram: some part is in both. */
function isSuccessor(last: ShownSvg, shown: ShownSvg): boolean {
  const names = new Set(last.elements.map(({ part }) => part.sameAs));
  return names.size === 0 || shown.elements.some(({ part }) => names.has(part.sameAs));
}

/** A picture that was whole stays whole, and where it is if it can. */
function fittingView(view: View, last: ShownSvg, shown: ShownSvg, size: Size): View {
  const first = firstView(shown.size, size);
  if (first.scale > MUCH_LARGER * view.scale) return first;
  if (isWhole(view, shown.size, size) || !isWhole(view, last.size, size)) return within(view, shown.size, size);
  return fitted(shown.size, size);
}

/** Times: a picture that could be that much larger is another one. */
const MUCH_LARGER = 1.5;
