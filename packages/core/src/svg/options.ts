// What a picture may be asked for.

export type Scheme = 'light' | 'dark' | 'auto';

export interface SvgOptions {
  readonly scheme: Scheme;
  /** The source to write into the picture; left out: none. */
  readonly embedSource?: string;
  /** `none` leaves the painted canvas out. */
  readonly background: 'canvas' | 'none';
  /** What the picture was made from, hashed into its ids. */
  readonly identity: string;
}
