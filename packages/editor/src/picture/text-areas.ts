// Texts of a picture that come from statements of their own, such as the columns of a table: in, the picture in the page and which texts; out, an area over
// each that takes clicks and the focus, as texts have no element around them.
import type { PartKey, Places } from '../drawing/places.js';
import { type Box, unionOf } from './view.js';

export interface TextArea {
  readonly element: SVGElement;
  readonly key: PartKey;
  /** px of the picture. */
  readonly box: Box;
}

/** px above and below the letters, so that the areas of a table meet. */
const AIR = 5;

export function textAreas(
  svg: SVGSVGElement,
  texts: Places['texts'],
  boxOf: (element: Element) => Box,
): readonly TextArea[] {
  if (texts.length === 0) return [];
  const all = [...svg.querySelectorAll('text')];
  const areas = texts.flatMap(({ key, first, end }) => {
    const own = all.slice(first, end);
    const last = own.at(-1);
    const letters = unionOf(own.map(boxOf));
    if (last === undefined || letters === undefined) return [];
    const owner = last.closest('[data-node]');
    // A row of a table is as wide as the table.
    const { x, width } = owner === null ? letters : boxOf(owner);
    return [{ last, key, box: { x, width, y: letters.y - AIR, height: letters.height + 2 * AIR } }];
  });
  // All are measured before the first is added.
  return areas.map(({ last, key, box }) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    element.setAttribute('class', 'text-area');
    // What is measured depends on the view, in the fourth place.
    for (const name of ['x', 'y', 'width', 'height'] as const) element.setAttribute(name, box[name].toFixed(2));
    last.after(element);
    return { element, key, box };
  });
}
