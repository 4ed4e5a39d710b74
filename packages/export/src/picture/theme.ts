// Colours as exporters take them, the same as for SVG: every role in light and in dark.
import type { THEMES } from '@linework/core';

export type Theme = typeof THEMES;

export type Colours = Theme['light'];
