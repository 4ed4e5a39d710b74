// Themes: which colour a role has in light and in dark. The only place where a picture gets colours.
import type { ColourRole } from '../scene/scene.js';
import { DARK, LIGHT } from './theme-table.js';

/** `#rrggbb` in lower case for every role. */
type Theme = Readonly<Record<ColourRole, string>>;

export const THEMES: Readonly<Record<'light' | 'dark', Theme>> = { light: LIGHT, dark: DARK };
