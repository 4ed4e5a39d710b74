// What an icon is and how one is asked for. Structurally the contract of @linework/core (scene/icon.ts), declared
// again because this package imports nothing of ours; `operations` asserts that the two agree.

export interface IconShape {
  /** SVG path data, in the icon's own units. */
  readonly d: string;
  /** `ink`: painted with the colour of the place; a `#rrggbb` is the icon's own. Left out: not painted. */
  readonly fill?: 'ink' | `#${string}`;
  /** Ends and joins of every stroke are round. */
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

/** Finds icons by name (`lx:rocket`); pure and synchronous. */
export interface IconLookup {
  readonly find: (name: string) => IconArt | undefined;
  /** Names near to an unknown one, best first. */
  readonly nearest: (name: string) => readonly string[];
}
