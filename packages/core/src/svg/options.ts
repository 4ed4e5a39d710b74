// What a picture may be asked for.
import type { Themes } from '../theme/contract.js';

export type Scheme = 'light' | 'dark' | 'auto';

/** A subset of Inter that is written into the picture. */
export interface EmbeddedFont {
  readonly weight: 400 | 500 | 600;
  /** TrueType. */
  readonly base64: string;
}

export interface SvgOptions {
  readonly scheme: Scheme;
  /** The source to write into the picture; left out: none. */
  readonly embedSource?: string;
  /** `none` leaves the painted canvas out. */
  readonly background: 'canvas' | 'none';
  /** What the picture was made from, hashed into its ids. */
  readonly identity: string;
  /** Left out: the house's. */
  readonly theme?: Themes;
  /** The family looked for first; left out: Inter, whose widths all texts have. */
  readonly font?: string;
  /** Left out: none; the picture then asks the viewer for Inter and fits a substitute. Not used beside `font`. */
  readonly fonts?: readonly EmbeddedFont[];
}
