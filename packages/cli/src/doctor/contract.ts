// What doctor examines: one part of the installation or the repository, its state, and what to do about it.

export interface Examined {
  readonly name: 'settings' | 'versions' | 'fonts' | 'hooks' | 'service' | 'diagrams';
  /** `note` is something to know or to do that prevents nothing. */
  readonly state: 'ok' | 'note' | 'broken';
  /** One or more lines. No secret and, where possible, no absolute path: people paste it into reports. */
  readonly says: string;
  /** What to do, if `says` does not already say it. */
  readonly next?: string;
}
