// An icon as a file: in, its outlines; out, an SVG with the same outlines, which PUT /orgs/{org}/icons/{name} takes again.
import type { IconArt, IconShape } from '@linework/core';

type Gradient = NonNullable<IconShape['gradient']>;

export function iconSvg({ width, height, shapes }: IconArt): string {
  const paths = shapes.map((shape, at) => `${definitions(shape, at)}${path(shape, at)}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>\n`;
}

function definitions({ gradient, clip }: IconShape, at: number): string {
  const filled = gradient === undefined ? '' : gradientElement(gradient, `g${at}`);
  const cut = clip === undefined ? '' : `<clipPath id="c${at}"><path${attributes({ d: clip })}/></clipPath>`;
  return filled === '' && cut === '' ? '' : `<defs>${filled}${cut}</defs>`;
}

function gradientElement({ line, circle, matrix, stops }: Gradient, id: string): string {
  const [x1, y1, x2, y2] = line ?? [];
  const [cx, cy, r, fx, fy] = circle ?? [];
  const name = circle === undefined ? 'linearGradient' : 'radialGradient';
  const gradientTransform = matrix && `matrix(${matrix.join(' ')})`;
  const place = circle === undefined ? { x1, y1, x2, y2 } : { cx, cy, r, fx, fy };
  const colours = stops.map(
    ([offset, colour, opacity]) => `<stop${attributes({ offset, 'stop-color': colour, 'stop-opacity': opacity })}/>`,
  );
  const own = attributes({ id, gradientUnits: 'userSpaceOnUse', ...place, gradientTransform });
  return `<${name}${own}>${colours.join('')}</${name}>`;
}

function path({ d, fill, gradient, clip, evenOdd, opacity, ...pen }: IconShape, at: number): string {
  const { stroke, strokeWidth, strokeCap = 'round', strokeJoin = 'round' } = pen;
  const outline = stroke && {
    stroke: paint(stroke),
    'stroke-width': strokeWidth,
    'stroke-linecap': strokeCap,
    'stroke-linejoin': strokeJoin,
  };
  return `<path${attributes({
    d,
    fill: gradient === undefined ? paint(fill) : `url(#g${at})`,
    'fill-rule': evenOdd === true ? 'evenodd' : undefined,
    opacity,
    'clip-path': clip === undefined ? undefined : `url(#c${at})`,
    ...outline,
  })}/>`;
}

function paint(colour: IconShape['fill']): string {
  return colour === 'ink' ? 'currentColor' : (colour ?? 'none');
}

function attributes(of: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(of)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(String(value))}"`))
    .join('');
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
