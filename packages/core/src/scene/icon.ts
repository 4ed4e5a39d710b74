// An icon as data: only outlines, never markup, so that nothing in it can run or load.

/** `ink`: the text colour at the icon's place; a `#rrggbb` is the icon's own colour. */
export type IconPaint = 'ink' | `#${string}`;

/** Position from 0 to 1, the colour there, and its opacity if not 1. */
export type IconStop = readonly [offset: number, colour: `#${string}`, opacity?: number];

export interface IconGradient {
  /** From offset 0 to offset 1, in the icon's own units: x1, y1, x2, y2. Either this or `circle`. */
  readonly line?: readonly number[];
  /** Centre, radius and focus, in the icon's own units: cx, cy, r, fx, fy. */
  readonly circle?: readonly number[];
  /** Six numbers as in SVG's matrix(), from the circle's units to the icon's. Default: identity. */
  readonly matrix?: readonly number[];
  /** By offset, at least two. */
  readonly stops: readonly IconStop[];
}

export interface IconShape {
  /** SVG path data, in the icon's own units. */
  readonly d: string;
  /** Default: not painted. */
  readonly fill?: IconPaint;
  /** Painted instead of `fill`, which is then its mean, for renderers without gradients. */
  readonly gradient?: IconGradient;
  readonly stroke?: IconPaint;
  /** In the icon's own units. */
  readonly strokeWidth?: number;
  /** Default: round, for both. */
  readonly strokeCap?: 'butt' | 'square';
  readonly strokeJoin?: 'miter' | 'bevel';
  readonly evenOdd?: boolean;
  /** Of fill and stroke. Default: 1. */
  readonly opacity?: number;
  /** Path data: only what lies inside (by the nonzero rule) is painted. */
  readonly clip?: string;
}

export interface IconArt {
  /** Side lengths of the icon's own coordinate system. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly IconShape[];
}

/** Finds icons by name (`lx:rocket`); pure and synchronous. Called by the core, implemented by `@linework/icons`. */
export interface IconLookup {
  readonly find: (name: string) => IconArt | undefined;
  /** Names close to an unknown one, best first. */
  readonly nearest: (name: string) => readonly string[];
  /** The icon name of the one product that a label names. Undefined if there are no product icons. */
  readonly product?: (label: string) => string | undefined;
  /** The type of node that a label describes by naming only a product: a cache for `Redis`. */
  readonly productType?: (label: string) => string | undefined;
}
