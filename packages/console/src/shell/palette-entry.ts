// One line of the command palette.

export interface PaletteEntry {
  readonly path: string;
  readonly title: string;
  /** Where it is: the organisation, or the folder of a diagram. */
  readonly place: string;
  readonly words: string;
}
