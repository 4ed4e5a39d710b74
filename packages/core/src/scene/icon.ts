// An icon as data: outlines only, never markup, so that nothing in it can run or load.

export interface IconShape {
  /** SVG path data, in the icon's own units. */
  readonly d: string;
  /** `ink`: painted with the colour of the place; a `#rrggbb` is the icon's own. Left out: not painted. */
  readonly fill?: 'ink' | `#${string}`;
  readonly stroke?: 'ink' | `#${string}`;
  /** In the icon's own units. */
  readonly strokeWidth?: number;
  readonly evenOdd?: boolean;
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
}
