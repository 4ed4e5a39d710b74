// Elements before they are text. Properties that SVG inherits are separate from the rest, because they are written
// where that takes the fewest bytes (inheritance.ts); they stay presentation attributes, for viewers without style
// rules.

export const INHERITED = [
  'fill',
  'stroke',
  'color',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;
export type Property = (typeof INHERITED)[number];

/** Values by property; a colour is `light` or, if the picture has both schemes, `light dark`. */
export type Values = { readonly [Name in Property]?: string };

/** SVG's initial values (SVG 2, property index). */
export const INITIAL: Values = {
  fill: '#000',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'text-anchor': 'start',
};

/** Drawn as written. A property missing from `needs` has no effect on it. */
export interface Leaf {
  readonly type: 'leaf';
  readonly name: string;
  /** Attributes with a leading space, before and after those of `needs`. */
  readonly before: string;
  readonly after: string;
  readonly classes: readonly string[];
  readonly needs: Values;
  /** Escaped character data. */
  readonly text?: string | undefined;
}

export interface Group {
  readonly type: 'group';
  readonly name: string;
  readonly before: string;
  /** Escaped. */
  readonly title?: string | undefined;
  readonly children: readonly Markup[];
}

export type Markup = Leaf | Group;
