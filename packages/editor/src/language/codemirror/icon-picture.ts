// The picture of an icon in a list: in, its outlines; out, an SVG element. Gradients are shown as their mean.
import type { IconArt, IconShape } from '@linework/browser';

const SVG = 'http://www.w3.org/2000/svg';

export function iconPicture({ width, height, shapes }: IconArt): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('class', 'lw-icon-picture');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(...shapes.map(shapeOf));
  return svg;
}

function shapeOf({ d, fill, stroke, strokeWidth, strokeCap, strokeJoin, evenOdd, opacity }: IconShape): Element {
  const path = document.createElementNS(SVG, 'path');
  const paint = (colour: string | undefined): string =>
    colour === undefined ? 'none' : colour === 'ink' ? 'currentColor' : colour;
  const attributes = {
    d,
    fill: paint(fill),
    stroke: paint(stroke),
    'stroke-width': strokeWidth ?? 1,
    'stroke-linecap': strokeCap ?? 'round',
    'stroke-linejoin': strokeJoin ?? 'round',
    'fill-rule': evenOdd ? 'evenodd' : 'nonzero',
    opacity: opacity ?? 1,
  };
  for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, String(value));
  return path;
}
