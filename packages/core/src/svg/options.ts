// The options of a picture.
import type { Themes } from '../theme/contract.js';

export type Scheme = 'light' | 'dark' | 'auto';

/** A subset of Inter that is embedded in the picture. */
export interface EmbeddedFont {
  readonly weight: 400 | 500 | 600;
  /** TrueType. */
  readonly base64: string;
}

export interface SvgOptions {
  readonly scheme: Scheme;
  /** The source to embed in the picture. Default: none. */
  readonly embedSource?: string;
  /** `none` omits the painted canvas. */
  readonly background: 'canvas' | 'none';
  /** What the picture was made from, hashed into its ids. */
  readonly identity: string;
  /** Default: the default theme. */
  readonly theme?: Themes;
  /** The first font family to use. Default: Inter, whose metrics all texts have. */
  readonly font?: string;
  /** Default: none; the picture then asks the viewer for Inter and fits a substitute. Ignored with `font`. */
  readonly fonts?: readonly EmbeddedFont[];
}
