// The picture beside the text: in, the state of the editor; out, its last good drawing, dimmed while the text has errors, which can be zoomed, panned,
// selected from and changed.
import { effect, untracked, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { PartKey } from '../drawing/places.js';
import type { EditorState } from '../page/editor-state.js';
import { changePicture } from './changing-picture.js';
import { gesturesOn } from './gestures.js';
import { keyPressed, refitted } from './keys.js';
import { loadedLater } from './loaded-later.js';
import { Marks } from './marks.js';
import { type PaneState, paneState } from './pane-state.js';
import type { PicturePart } from './parts.js';
import { ViewBar } from './view-bar.js';

const PartTools = loadedLater(async () => (await import('./part-tools.js')).PartTools);

export function PicturePane({ state }: { readonly state: EditorState }): JSX.Element {
  const pane = useMemo(() => paneState(state), [state]);
  const figure = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const keys = useId();
  const focused = useSignal<PartKey | undefined>(undefined);
  useStage(pane, stage, host);
  usePicture(pane, host);
  useFullScreen(pane, figure);
  const place = useComputed(() => {
    const { x, y, scale } = pane.view.value;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  });
  const partWithFocus = (event: Event): PicturePart | undefined => {
    const [first] = event.composedPath();
    const key = first instanceof Element ? first.closest('[data-part]')?.getAttribute('data-part') : undefined;
    return pane.parts.value.find((each) => each.key === key);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const [first] = event.composedPath();
    if (first instanceof Element && first.closest('[data-tool]') !== null) {
      if (event.key === 'Escape') leaveTools(pane);
      return;
    }
    if (keyPressed(pane, event, partWithFocus(event))) event.preventDefault();
  };
  const classes = [
    'picture',
    ...(state.isStale.value ? ['stale'] : []),
    ...(pane.isPresenting.value ? ['present'] : []),
  ];
  return (
    <section class={classes.join(' ')} aria-label="Picture" ref={figure}>
      <ViewBar pane={pane} />
      {state.isStale.value && <ToErrors state={state} />}
      <div
        class="stage"
        ref={stage}
        role="application"
        aria-label="Diagram"
        aria-describedby={keys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture, so the keyboard must reach it
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocusIn={(event) => {
          const part = partWithFocus(event);
          focused.value = part?.key;
          // Without one, the focus only returns to a part that was drawn again.
          if (part !== undefined && event.relatedTarget !== null && isByKeyboard(event)) pane.reveal(part);
        }}
        onFocusOut={() => {
          focused.value = undefined;
        }}
      >
        <div class="drawing" ref={host} style={{ transform: place.value }} />
        <Marks pane={pane} focused={focused} />
        {pane.part.value === undefined || pane.isPresenting.value ? null : <PartTools pane={pane} />}
      </div>
      <p hidden id={keys}>
        Arrow keys move it, plus and minus zoom, Enter goes to its parts. Tab goes from a selected part to its tools.
      </p>
    </section>
  );
}

/** On a narrow page, the picture hides the errors below the text. */
function ToErrors({ state }: { readonly state: EditorState }): JSX.Element {
  return (
    <div class="row to-errors">
      <span>The text has errors.</span>
      <button
        type="button"
        onClick={() => {
          state.front.value = 'text';
        }}
      >
        Show them
      </button>
    </div>
  );
}

function isByKeyboard(event: Event): boolean {
  const [first] = event.composedPath();
  return first instanceof Element && first.matches(':focus-visible');
}

function leaveTools(pane: PaneState): void {
  pane.doing.value = { is: 'nothing' };
  if (pane.part.value !== undefined) pane.focus(pane.part.value);
}

/** Its size and its pointers. */
function useStage(pane: PaneState, stage: RefObject<HTMLElement | null>, host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [room, place] = [stage.current, host.current];
    if (room === null || place === null) return undefined;
    const measure = (): void => {
      pane.size.value = { width: room.clientWidth, height: room.clientHeight };
      refitted(pane);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    measure();
    const end = gesturesOn(pane, { stage: room, host: place });
    return () => {
      observer.disconnect();
      end();
    };
  }, [pane]);
}

/** At once, not at the next frame as an effect of a signal: the frame that comes shows it. */
function usePicture(pane: PaneState, host: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () =>
      effect(() => {
        const picture = pane.editor.picture.value;
        // A hidden pane has no boxes.
        const isSeen = pane.isSeen.value;
        const place = host.current;
        if (isSeen && picture !== undefined && place !== null) untracked(() => changePicture(pane, place, picture));
      }),
    [pane],
  );
  useLayoutEffect(() => effect(() => markElements(pane)), [pane]);
}

function markElements(pane: PaneState): void {
  const elements = pane.shown.value?.elements ?? [];
  const marked = pane.part.value ?? pane.marked.value;
  const reachable = marked ?? pane.parts.value[0];
  for (const { element, part } of elements) {
    element.classList.toggle('marked', part.key === marked?.key);
    element.classList.toggle('target', part.key === pane.target.value?.key);
    if (!element.hasAttribute('role')) continue;
    element.setAttribute('tabindex', part.key === reachable?.key ? '0' : '-1');
    if (part.key === pane.part.value?.key) element.setAttribute('aria-current', 'true');
    else element.removeAttribute('aria-current');
  }
}

/** Presenting takes the whole screen where the browser allows it, otherwise the whole page. */
function useFullScreen(pane: PaneState, figure: RefObject<HTMLElement | null>): void {
  useSignalEffect(() => {
    const isPresenting = pane.isPresenting.value;
    pane.isFitting.value = true;
    if (isPresenting) {
      figure.current?.querySelector<HTMLElement>('.stage')?.focus();
      figure.current?.requestFullscreen?.().catch(() => undefined);
    } else if (document.fullscreenElement === figure.current) document.exitFullscreen().catch(() => undefined);
  });
  useEffect(() => {
    const left = (): void => {
      if (document.fullscreenElement === null) pane.isPresenting.value = false;
    };
    document.addEventListener('fullscreenchange', left);
    return () => document.removeEventListener('fullscreenchange', left);
  }, [pane]);
}
