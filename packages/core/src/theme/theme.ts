// The themes of the house, which every picture has that no brand asks otherwise. Colours come into pictures from here alone.
import type { Themes } from './contract.js';
import { DARK, LIGHT } from './theme-table.js';

export const THEMES: Themes = { light: LIGHT, dark: DARK };
