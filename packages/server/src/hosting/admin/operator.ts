// The operator of a service at its database: in, the settings of linework serve; out, what an act of the operator works with. On PostgreSQL the service
// can run meanwhile; the embedded engine belongs to one process.
import { existsSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { DATABASE } from '../../platform/backup/backup.js';
import { codeOf, type Database, toFault } from '../../platform/db/database.js';
import { openDatabase } from '../../platform/db/open.js';
import { RequestError } from '../../platform/http/envelope.js';
import type { Payments } from '../../platform/payments/payments.js';
import { paymentsWith } from '../../platform/payments/payments-with.js';
import { ownSecret } from '../../platform/secrets/own-secret.js';
import { type Secrets, secretsOf } from '../../platform/secrets/secrets.js';
import { settingsOf } from '../../platform/settings/settings.js';
import { type Unsubscribed, unsubscribedWith } from '../../platform/usage/subscriptions.js';

/** An act that cannot be done, and why. */
export class AdminError extends Error {}

export interface Operator {
  readonly database: Database;
  readonly now: () => Date;
  /** Who acts, as the operating system calls them, and on which host. */
  readonly user: string;
  readonly host: string;
  readonly secrets: () => Promise<Secrets>;
  /** Undefined if the instance has no billing. */
  readonly payments: Payments | undefined;
  readonly unsubscribed: Unsubscribed;
}

/** The database cannot be used, and why. */
export class NoDatabase extends Error {}

export interface AdminOptions {
  /** Settings by name, as environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Default data folder, if no setting names one. */
  readonly folder: string;
}

/** Opens the database for one act, and closes it. */
export async function asOperator<Value>(
  { env, folder }: AdminOptions,
  work: (operator: Operator) => Promise<Value>,
): Promise<Value> {
  const settings = settingsOf(env);
  const { data = folder, database: url } = settings;
  if (url === undefined && !existsSync(join(data, DATABASE)))
    throw new NoDatabase(
      `There is no database in ${data}. Use the settings of the service: LINEWORK_DATA names another folder, DATABASE_URL a server.`,
    );
  const payments = await paymentsWith(settings);
  try {
    const database = await openDatabase(url === undefined ? { folder: data } : { url, connections: 2 });
    try {
      return await work({
        database,
        now: () => new Date(),
        user: userName(),
        host: hostname(),
        secrets: async () => secretsOf(settings.secret ?? [await ownSecret(data)]),
        payments,
        unsubscribed: unsubscribedWith(payments),
      });
    } finally {
      await database.close();
    }
  } catch (error) {
    const fault = toFault(error);
    if (fault instanceof RequestError) throw new NoDatabase(fault.message);
    if (REFUSED.test(codeOf(error)))
      throw new NoDatabase('The database server refuses the login or has no such database.');
    throw fault;
  }
}

/** invalid_authorization_specification, invalid_catalog_name (PostgreSQL documentation, Appendix A). */
const REFUSED = /^(?:28|3D)/;

/** A container can run as a user without a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? ''}`;
  }
}
