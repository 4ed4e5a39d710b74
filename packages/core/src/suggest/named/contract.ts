// What the searches for names share.

export interface Found {
  readonly at: number;
  readonly end: number;
  readonly label: string;
  readonly amount?: number;
}

/** The icon of the product that a label names. */
export type ProductOf = (label: string) => string | undefined;
