// A picture to read closely: in, its address; out, a frame that scrolls and zooms by buttons, keys, the wheel with Ctrl, and two fingers. It starts as
// large as its letters need, so that on a phone one reads a part of it instead of nothing.
import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { named } from '../names/named.js';
import { fitOf, READABLE, type Size, steppedFrom, within } from './zoom.js';

export interface ZoomPictureProps {
  readonly src: string;
  /** For readers who can't see it. */
  readonly label: string;
  /** Those of the picture, if they aren't those of the page. */
  readonly colours?: 'light' | 'dark';
  /** Other buttons, beside those of the size. */
  readonly beside?: ComponentChildren;
}

/** A point of the frame that stays where it is while the scale changes; px from its corner. */
interface Kept {
  readonly x: number;
  readonly y: number;
  readonly before: number;
}

export function ZoomPicture({ src, label, colours, beside }: ZoomPictureProps): JSX.Element {
  const frame = useRef<HTMLElement>(null);
  const [size, setSize] = useState<Size | undefined>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const { scale, setScale, zoom, place } = useScale(frame);
  useEffect(() => setHasFailed(false), [src]);
  useFingersAndWheel(frame, zoom);
  const fit = (): void => {
    if (size) zoom(() => fitOf(size, place()));
  };
  const loaded = ({ currentTarget: { naturalWidth, naturalHeight } }: { currentTarget: HTMLImageElement }): void => {
    const next = { width: naturalWidth, height: naturalHeight };
    // A version of the same picture keeps the scale.
    if (size === undefined) setScale(Math.max(fitOf(next, place()), READABLE));
    setSize(next);
  };
  const key = (event: KeyboardEvent): void => {
    const acts: Readonly<Record<string, () => void>> = {
      '+': () => zoom((before) => steppedFrom(before, 1)),
      '=': () => zoom((before) => steppedFrom(before, 1)),
      '-': () => zoom((before) => steppedFrom(before, -1)),
      '0': fit,
      '1': () => zoom(() => 1),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const percent = `${Math.round(scale * 100)} %`;
  return (
    <div class="zoom">
      <div class="row">
        <button type="button" aria-label="Smaller" onClick={() => zoom((before) => steppedFrom(before, -1))}>
          −
        </button>
        <button type="button" class="percent" aria-label={`${percent}: show at 100 %`} onClick={() => zoom(() => 1)}>
          {percent}
        </button>
        <button type="button" aria-label="Larger" onClick={() => zoom((before) => steppedFrom(before, 1))}>
          +
        </button>
        <button type="button" onClick={fit}>
          Fit
        </button>
        {beside}
      </div>
      <section
        ref={frame}
        class="zoom-frame"
        data-colours={colours}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard (WCAG 2.1.1).
        tabIndex={0}
        aria-label={`Picture: ${named(label)}`}
        onKeyDown={key}
      >
        {hasFailed ? (
          <p class="hint">This picture can't be drawn. Open the editor to see what is wrong with its source.</p>
        ) : (
          <Scaled
            src={src}
            label={label}
            size={size && { width: size.width * scale, height: size.height * scale }}
            loaded={loaded}
            failed={() => setHasFailed(true)}
          />
        )}
      </section>
    </div>
  );
}

interface Scale {
  readonly scale: number;
  readonly setScale: (scale: number) => void;
  readonly zoom: Zoom;
  /** Of the frame. */
  readonly place: () => Size;
}

/** The scale, and its changes, each about a point that stays where it is. */
function useScale(frame: Frame): Scale {
  const kept = useRef<Kept | undefined>(undefined);
  const [scale, setScale] = useState(1);
  const place = useCallback((): Size => {
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    return { width: clientWidth, height: clientHeight };
  }, [frame]);
  const zoom: Zoom = useCallback(
    (change, at) =>
      setScale((before) => {
        const { width, height } = place();
        kept.current = { ...(at ?? { x: width / 2, y: height / 2 }), before };
        return within(change(before));
      }),
    [place],
  );
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null || kept.current === undefined) return;
    const { x, y, before } = kept.current;
    current.scrollLeft = ((current.scrollLeft + x) * scale) / before - x;
    current.scrollTop = ((current.scrollTop + y) * scale) / before - y;
    kept.current = undefined;
  }, [frame, scale]);
  return { scale, setScale, zoom, place };
}

interface ScaledProps extends Pick<ZoomPictureProps, 'src' | 'label'> {
  readonly size: Size | undefined;
  readonly loaded: (event: { currentTarget: HTMLImageElement }) => void;
  readonly failed: () => void;
}

function Scaled({ src, label, size, loaded, failed }: ScaledProps): JSX.Element {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (image.current === null || size === undefined) return;
    image.current.style.width = `${size.width}px`;
    image.current.style.height = `${size.height}px`;
  }, [size?.width, size?.height]);
  return <img ref={image} src={src} alt={label} draggable={false} onLoad={loaded} onError={failed} />;
}

type Zoom = (change: (scale: number) => number, at?: { readonly x: number; readonly y: number }) => void;

interface Frame {
  readonly current: HTMLElement | null;
}

/** The wheel with Ctrl, which is also how a touchpad tells two fingers, two fingers on a screen, and dragging by a mouse. */
function useFingersAndWheel(frame: Frame, zoom: Zoom): void {
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const inside = (x: number, y: number) => {
      const { left, top } = current.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const ends = new AbortController();
    const { signal } = ends;
    current.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        zoom((before) => before * Math.exp(-event.deltaY / 300), inside(event.clientX, event.clientY));
      },
      { signal, passive: false },
    );
    let apart: number | undefined;
    current.addEventListener(
      'touchmove',
      (event) => {
        const [a, b] = event.touches;
        if (a === undefined || b === undefined) return;
        event.preventDefault();
        const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
        const ratio = apart === undefined ? 1 : now / apart;
        apart = now;
        zoom((before) => before * ratio, inside((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2));
      },
      { signal, passive: false },
    );
    current.addEventListener('touchend', () => (apart = undefined), { signal });
    current.addEventListener(
      'pointermove',
      ({ buttons, pointerType, movementX, movementY }) => {
        if (pointerType === 'mouse' && buttons === 1) current.scrollBy(-movementX, -movementY);
      },
      { signal },
    );
    return () => ends.abort();
  }, [frame, zoom]);
}
