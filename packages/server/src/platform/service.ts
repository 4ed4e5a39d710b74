// What endpoints work with, made once when the service starts.

import type { Database, Db } from './db/database.js';
import type { Drawing } from './drawing/drawing.js';
import type { Keeping } from './pictures/kept.js';
import type { Secrets } from './secrets/secrets.js';
import type { UsageCounter } from './usage/counter.js';

export interface Service {
  /** Address that callers use, without a final slash. */
  readonly baseUrl: string;
  readonly version: string;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly now: () => Date;
  readonly drawing: Drawing;
  readonly keeping: Keeping;
  readonly usage: UsageCounter;
  /** Whether a new address makes an account by signing in. */
  readonly signUp: 'open' | 'closed';
  /** Written in the transaction that wants the work; looked at once it is there. */
  readonly later: (db: Db, kind: string, payload: unknown) => Promise<void>;
}
