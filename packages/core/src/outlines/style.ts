// Paints of an outline. In: the properties of an element and what it inherits. Out: its style, or the name of a property that
// cannot be drawn.
import type { IconPaint } from '../scene/icon.js';
import { fractionOf, readColour } from './colour.js';
import { lengthOf } from './shapes.js';
import { type Properties, UNDRAWABLE } from './style-sheet.js';

/** A plain colour with its opacity, or the id of a gradient. */
export type Paint =
  | { readonly type: 'colour'; readonly colour: IconPaint; readonly alpha: number }
  | { readonly type: 'gradient'; readonly id: string };

export interface Style {
  readonly fill: Paint | undefined;
  readonly stroke: Paint | undefined;
  /** What `currentColor` is. */
  readonly colour: Paint;
  readonly strokeWidth: number;
  readonly strokeCap: 'butt' | 'round' | 'square';
  readonly strokeJoin: 'miter' | 'round' | 'bevel';
  /** Empty for a stroke without gaps. */
  readonly dashes: readonly number[];
  readonly dashOffset: number;
  readonly evenOdd: boolean;
  readonly opacity: number;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly hidden: boolean;
  /** With everything inside it. */
  readonly removed: boolean;
}

export const PLAIN: Style = {
  fill: { type: 'colour', colour: '#000000', alpha: 1 },
  stroke: undefined,
  colour: { type: 'colour', colour: 'ink', alpha: 1 },
  strokeWidth: 1,
  strokeCap: 'butt',
  strokeJoin: 'miter',
  dashes: [],
  dashOffset: 0,
  evenOdd: false,
  opacity: 1,
  fillOpacity: 1,
  strokeOpacity: 1,
  hidden: false,
  removed: false,
};

const REFERENCE = /^url\( {0,4}(["']?)#([^"'()\s]{1,200})\1 {0,4}\)$/;

/** The id in `url(#id)`. */
export function referenceOf(text: string): string | undefined {
  return REFERENCE.exec(text.trim())?.[2];
}

/** `'bad'` if it is neither a plain colour nor a reference; undefined for none. */
function paintOf(text: string, current: Paint): Paint | undefined | 'bad' {
  const word = text.trim().toLowerCase();
  if (word === 'none' || word === 'transparent') return undefined;
  if (word === 'currentcolor') return current;
  const colour = readColour(word);
  if (colour !== undefined) return { type: 'colour', colour: colour.hex, alpha: colour.alpha };
  const id = referenceOf(text);
  return id === undefined ? 'bad' : { type: 'gradient', id };
}

export function styleOf(properties: Properties, inherited: Style): Style | string {
  for (const [name, harmless] of UNDRAWABLE) {
    const value = properties.get(name);
    if (value !== undefined && !harmless.includes(value.trim().toLowerCase())) return name;
  }
  const own = (name: string): string | undefined => {
    const value = properties.get(name);
    return value === 'inherit' ? undefined : value;
  };
  const colour = paintOf(own('color') ?? 'currentColor', inherited.colour);
  if (colour === undefined || colour === 'bad' || colour.type === 'gradient') return 'color';
  const paint = (name: 'fill' | 'stroke'): Paint | undefined | 'bad' => {
    const value = own(name);
    return value === undefined ? inherited[name] : paintOf(value, colour);
  };
  const [fill, stroke] = [paint('fill'), paint('stroke')];
  if (fill === 'bad') return 'fill';
  if (stroke === 'bad') return 'stroke';
  const strokeWidth = lengthOf(own('stroke-width'), inherited.strokeWidth);
  if (strokeWidth === undefined || !(strokeWidth >= 0 && strokeWidth <= 1e6)) return 'stroke-width';
  const opacity = fractionOf(own('opacity') ?? '1');
  const fillOpacity = fractionOf(own('fill-opacity') ?? String(inherited.fillOpacity));
  const strokeOpacity = fractionOf(own('stroke-opacity') ?? String(inherited.strokeOpacity));
  if (opacity === undefined) return 'opacity';
  if (fillOpacity === undefined) return 'fill-opacity';
  if (strokeOpacity === undefined) return 'stroke-opacity';
  const dashes = dashesOf(own('stroke-dasharray'), inherited);
  if (dashes === undefined) return 'stroke-dasharray';
  const dashOffset = lengthOf(own('stroke-dashoffset'), inherited.dashOffset);
  if (dashOffset === undefined || !Number.isFinite(dashOffset)) return 'stroke-dashoffset';
  const rule = own('fill-rule');
  const visibility = own('visibility');
  return {
    fill,
    stroke,
    colour,
    strokeWidth,
    strokeCap: capOf(own('stroke-linecap'), inherited),
    strokeJoin: joinOf(own('stroke-linejoin'), inherited),
    dashes,
    dashOffset,
    evenOdd: rule === undefined ? inherited.evenOdd : rule === 'evenodd',
    opacity: inherited.opacity * opacity,
    fillOpacity,
    strokeOpacity,
    hidden: visibility === undefined ? inherited.hidden : visibility !== 'visible',
    removed: inherited.removed || own('display') === 'none',
  };
}

function capOf(word: string | undefined, { strokeCap }: Style): Style['strokeCap'] {
  if (word === undefined) return strokeCap;
  return word === 'round' || word === 'square' ? word : 'butt';
}

const MOST_DASHES = 16;

/** Dashes and gaps in turn; a list of odd length is repeated. Undefined if it cannot be read. */
function dashesOf(text: string | undefined, { dashes }: Style): readonly number[] | undefined {
  if (text === undefined) return dashes;
  if (text.trim() === '' || text.trim().toLowerCase() === 'none') return [];
  const lengths = text
    .trim()
    .split(/[\s,]+/)
    .map((each) => lengthOf(each) ?? Number.NaN);
  if (lengths.length > MOST_DASHES || !lengths.every((each) => each >= 0 && each <= 1e6)) return undefined;
  if (lengths.every((each) => each === 0)) return [];
  return lengths.length % 2 === 0 ? lengths : [...lengths, ...lengths];
}

function joinOf(word: string | undefined, { strokeJoin }: Style): Style['strokeJoin'] {
  if (word === undefined) return strokeJoin;
  return word === 'round' || word === 'bevel' ? word : 'miter';
}
