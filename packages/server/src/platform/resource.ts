// What a resource brings to the service: in, its parts; out, one manifest, which the registry lists. Everything that needs to know all resources
// reads it there: routes, description, reference, sweeps, jobs, migrations and the contract suites.

import type { OwnError } from '@linework/operations';
import type { OtherAction } from './audit/entries.js';
import type { Db } from './db/database.js';
import type { AnyEndpoint } from './endpoint.js';
import type { Job } from './jobs/jobs.js';
import type { NameKind } from './names/repo.js';
import type { HashedUse } from './secrets/hashed-use.js';
import type { SealedColumn } from './secrets/sealed-column.js';
import type { Use } from './secrets/secrets.js';
import type { Stored } from './stored/stored.js';

/** Deletes what has expired. `stored`: of every resource. */
export type Sweep = (tx: Db, now: Date, stored: readonly Stored[]) => Promise<void>;

export interface Resource {
  /** In the order in which the description lists them. */
  readonly endpoints?: readonly AnyEndpoint[];
  /** What it enters in audit logs besides the actions of its endpoints. */
  readonly otherActions?: readonly OtherAction[];
  readonly tables?: readonly Stored[];
  /** Each in a transaction of its own. */
  readonly sweeps?: readonly Sweep[];
  /** Kinds of the names that it takes. */
  readonly names?: readonly NameKind[];
  /** What it uses the service's secrets for. */
  readonly secrets?: readonly Use[];
  /** Where what it has encrypted is, so that a rotation can encrypt it with the newest secret. */
  readonly sealed?: readonly SealedColumn[];
  /** What it makes with secrets besides. */
  readonly hashed?: readonly HashedUse[];
  readonly errors?: readonly OwnError[];
  readonly jobs?: readonly Job[];
}
