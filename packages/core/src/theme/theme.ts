// The default themes, for every picture without a brand. Colours come into pictures only from here.
import type { Themes } from './contract.js';
import { DARK, LIGHT } from './theme-table.js';

export const THEMES: Themes = { light: LIGHT, dark: DARK };
