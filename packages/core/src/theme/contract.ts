// What a theme is: a colour for every role, designed for light and for dark.
import type { ColourRole } from '../scene/scene.js';
import type { Hex } from './colour.js';

/** `#rrggbb` in lower case for every role. */
export type Theme = Readonly<Record<ColourRole, Hex>>;

export interface Themes {
  readonly light: Theme;
  readonly dark: Theme;
}
