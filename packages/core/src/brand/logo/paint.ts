// Paints of a logo: in, the presentation attributes of an element and what it inherits; out, its paints. An attribute that
// cannot be drawn as a plain colour is reported by name.
import type { IconPaint } from '../../scene/icon.js';
import { lengthOf } from './shapes.js';

export interface Style {
  readonly fill: IconPaint | undefined;
  readonly stroke: IconPaint | undefined;
  readonly strokeWidth: number;
  readonly evenOdd: boolean;
  readonly opacity: number;
  readonly hidden: boolean;
}

export const PLAIN: Style = {
  fill: '#000000',
  stroke: undefined,
  strokeWidth: 1,
  evenOdd: false,
  opacity: 1,
  hidden: false,
};

const NAMED: ReadonlyMap<string, IconPaint> = new Map([
  ['black', '#000000'],
  ['white', '#ffffff'],
  ['gray', '#808080'],
  ['grey', '#808080'],
  ['silver', '#c0c0c0'],
  ['red', '#ff0000'],
  ['maroon', '#800000'],
  ['yellow', '#ffff00'],
  ['olive', '#808000'],
  ['lime', '#00ff00'],
  ['green', '#008000'],
  ['aqua', '#00ffff'],
  ['teal', '#008080'],
  ['blue', '#0000ff'],
  ['navy', '#000080'],
  ['fuchsia', '#ff00ff'],
  ['purple', '#800080'],
  ['orange', '#ffa500'],
  ['currentcolor', 'ink'],
]);

/** `'bad'` if it is not a plain colour; undefined for none. */
function paintOf(text: string): IconPaint | undefined | 'bad' {
  const word = text.trim().toLowerCase();
  if (word === 'none' || word === 'transparent') return undefined;
  const named = NAMED.get(word);
  if (named !== undefined) return named;
  if (/^#[0-9a-f]{6}$/.test(word)) return `#${word.slice(1)}`;
  if (/^#[0-9a-f]{3}$/.test(word)) return `#${[...word.slice(1)].map((each) => each + each).join('')}`;
  const [, r, g, b] = /^rgb\( {0,4}(\d{1,3}) {0,4}, {0,4}(\d{1,3}) {0,4}, {0,4}(\d{1,3}) {0,4}\)$/.exec(word) ?? [];
  const channels = [r, g, b].map(Number);
  if (r === undefined || channels.some((each) => each > 255)) return 'bad';
  return `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}

/** Presentation attributes that change the picture in ways an outline does not show. */
const UNDRAWABLE = [
  'filter',
  'mask',
  'clip-path',
  'marker-start',
  'marker-mid',
  'marker-end',
  'stroke-dasharray',
] as const;

/** The declarations of a style attribute over the attributes, as CSS has it. */
function declared(attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const all = new Map(attributes);
  for (const declaration of (attributes.get('style') ?? '').split(';').slice(0, 64)) {
    const colon = declaration.indexOf(':');
    if (colon !== -1) all.set(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim());
  }
  return all;
}

/** The style, or the name of an attribute that cannot be drawn. */
export function styleOf(attributes: ReadonlyMap<string, string>, inherited: Style): Style | string {
  const all = declared(attributes);
  for (const name of UNDRAWABLE) if ((all.get(name) ?? 'none') !== 'none') return name;
  const paint = (name: 'fill' | 'stroke'): IconPaint | undefined | 'bad' => {
    const written = all.get(name);
    return written === undefined || written === 'inherit' ? inherited[name] : paintOf(written);
  };
  const fill = paint('fill');
  const stroke = paint('stroke');
  if (fill === 'bad') return 'fill';
  if (stroke === 'bad') return 'stroke';
  const width = lengthOf(all.get('stroke-width'), inherited.strokeWidth);
  const opacity = lengthOf(all.get('opacity'), 1);
  if (width === undefined || width < 0) return 'stroke-width';
  if (opacity === undefined) return 'opacity';
  const rule = all.get('fill-rule');
  return {
    fill,
    stroke,
    strokeWidth: width,
    evenOdd: rule === undefined ? inherited.evenOdd : rule === 'evenodd',
    opacity: inherited.opacity * Math.max(0, Math.min(1, opacity)),
    hidden: inherited.hidden || all.get('display') === 'none' || all.get('visibility') === 'hidden',
  };
}
