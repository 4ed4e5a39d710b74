// What is made with a secret and cannot be made again with another one, because only a hash is kept, or nothing: in, the database; out, how much of it
// can still depend on an older secret, for an operator who wants to remove that secret.
import type { Db } from '../db/database.js';
import type { Use } from './secrets.js';

export interface HashedUse {
  readonly use: Use;
  /** What it is, in the plural, and until when the older secret is needed: words that follow a number. */
  readonly words: string;
  /** `mark`: how a text begins that is encrypted with the newest secret. */
  readonly count: (db: Db, now: Date, mark: Uint8Array) => Promise<number>;
}
