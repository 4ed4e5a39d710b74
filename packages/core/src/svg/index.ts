// Pictures: Scene to SVG, and the source back out of one.

export type { Scheme, SvgOptions } from './options.js';
export { readSource } from './read-source.js';
export { renderSvg } from './render.js';
export { THEMES, type Theme } from './theme.js';
