// The icon of the installed editor, drawn by the core: out, a square SVG in the core's colours.
import { draw, THEMES } from '@linework/core';

const SIZE = 512;
const PADDING = 56;
const SOURCE = 'flow direction=right\nnode a "L"\nnode b "W"\na -> b\n';
const NO_ICONS = { find: () => undefined, nearest: () => [], product: () => undefined, productType: () => undefined };

export function appIcon(): string {
  const { svg } = draw(SOURCE, {}, { icons: NO_ICONS });
  const [, width = '1', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg ?? '') ?? [];
  const inside = SIZE - 2 * PADDING;
  const scale = inside / Math.max(Number(width), Number(height));
  const [w, h] = [Number(width) * scale, Number(height) * scale];
  const picture = (svg ?? '').replace(
    /<svg[^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" x="${(SIZE - w) / 2}" y="${(SIZE - h) / 2}" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}">`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${THEMES.light.canvas}"/>${picture}</svg>\n`;
}
