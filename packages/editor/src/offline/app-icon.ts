// The icon of the installed editor, drawn by the core: out, a square SVG in the core's colours.
import { draw, THEMES } from '@linework/core';

const SIZE = 512;
const PADDING = 48;
const SOURCE = 'flow direction=down\nnode a "L" tone=blue\nnode b "W" tone=green\na -> b\n';
const NO_ICONS = { find: () => undefined, nearest: () => [], product: () => undefined, productType: () => undefined };

/** The measures of a picture, which become a place in the square. */
const MEASURES = / (?:width|height)="[\d.]+"/g;

export function appIcon(): string {
  const { svg = '' } = draw(SOURCE, {}, { icons: NO_ICONS });
  const [open = ''] = /<svg[^>]*>/.exec(svg) ?? [];
  const side = SIZE - 2 * PADDING;
  const placed = open
    .replace(MEASURES, '')
    .replace('<svg', `<svg x="${PADDING}" y="${PADDING}" width="${side}" height="${side}"`);
  const ground = `<rect width="${SIZE}" height="${SIZE}" fill="${THEMES.light.canvas}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${ground}${svg.replace(open, placed)}</svg>\n`;
}
