// A picture that the service drew: in, the text of an SVG; out, an image that runs nothing.
import type { JSX } from 'preact';
import { useSvgAddress } from './svg-address.js';

export interface PictureProps {
  readonly svg: string;
  /** For readers who can't see it; empty if the text beside it says it. */
  readonly label: string;
}

export function Picture({ svg, label }: PictureProps): JSX.Element {
  return <img class="picture" src={useSvgAddress(svg)} alt={label} />;
}
