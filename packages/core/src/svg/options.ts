// The options of a picture.
import type { Themes } from '../theme/contract.js';

export type Scheme = 'light' | 'dark' | 'auto';

type Weight = 400 | 500 | 600;

/** A font that is embedded in the picture. */
export interface EmbeddedFont {
  readonly weight: Weight;
  /** The last of the weights that it draws. Default: only its own. */
  readonly lastWeight?: Weight;
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
  /** The brand's own font, for use instead of `font`. Default: none. */
  readonly brandFonts?: readonly EmbeddedFont[];
  /** Inter, for what the fonts before it lack. Default: none; the picture then asks the viewer for Inter and fits a substitute. */
  readonly fonts?: readonly EmbeddedFont[];
}
