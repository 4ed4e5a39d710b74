// A picture of the core that is only looked at: in, its SVG, or none yet; out, an element that keeps its place.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { showIn } from './shown-in.js';

export interface SvgPictureProps {
  readonly svg: string | undefined;
  /** For readers who can't see it. */
  readonly label: string;
}

export function SvgPicture({ svg, label }: SvgPictureProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current !== null) showIn(host.current, svg, 'width');
  }, [svg]);
  return <div class="svg-picture" role="img" aria-label={label} ref={host} />;
}
