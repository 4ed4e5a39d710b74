// An icon as data: outlines only, never markup, so that nothing in it can run or load.

/** `ink`: the colour of the place; a `#rrggbb` is the icon's own. */
export type IconPaint = 'ink' | `#${string}`;

/** How far along, 0 to 1; the colour there; and its opacity where it is not 1. */
export type IconStop = readonly [offset: number, colour: `#${string}`, opacity?: number];

export interface IconGradient {
  /** From offset 0 to offset 1, in the icon's own units: x1, y1, x2, y2. Either this or `circle`. */
  readonly line?: readonly number[];
  /** Centre, radius and focus, in the icon's own units: cx, cy, r, fx, fy. */
  readonly circle?: readonly number[];
  /** Six numbers as in SVG's matrix(), from the circle's units to the icon's. Left out: they are the same. */
  readonly matrix?: readonly number[];
  /** By offset, two at least. */
  readonly stops: readonly IconStop[];
}

export interface IconShape {
  /** SVG path data, in the icon's own units. */
  readonly d: string;
  /** Left out: not painted. */
  readonly fill?: IconPaint;
  /** Painted in place of `fill`, which is then its mean, for what draws no gradients. */
  readonly gradient?: IconGradient;
  readonly stroke?: IconPaint;
  /** In the icon's own units. */
  readonly strokeWidth?: number;
  /** Left out: round, both. */
  readonly strokeCap?: 'butt' | 'square';
  readonly strokeJoin?: 'miter' | 'bevel';
  readonly evenOdd?: boolean;
  /** Of fill and stroke. Left out: 1. */
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

/** Finds icons by name (`lx:rocket`); pure and synchronous. The core asks, `@linework/icons` answers. */
export interface IconLookup {
  readonly find: (name: string) => IconArt | undefined;
  /** Names near to an unknown one, best first. */
  readonly nearest: (name: string) => readonly string[];
  /** The name of the icon of the one product that a label names. Left out where there are no icons of products. */
  readonly product?: (label: string) => string | undefined;
}
