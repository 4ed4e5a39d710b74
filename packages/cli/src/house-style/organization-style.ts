// The house style of an organisation for a command: in, the organisation and when the command can use the network; out, the copy on this machine,
// and what the user has to know about it. A drawing with a copy here waits for no service.
import { Failure } from '../command/failure.js';
import { serviceClient } from '../service/client.js';
import type { Io } from '../terminal/io.js';
import { fetchStyle } from './fetch-style.js';
import {
  copyPath,
  failedAt,
  forgetFailure,
  noteFailure,
  type OrganizationCopy,
  readCopy,
  writeCopy,
} from './organization-copy.js';

/** `never`: only the copy is read. `first`: only if there is no copy, and not again within an hour of a failure. `daily`: also if the copy is older than a day. */
export type Fetching = 'never' | 'first' | 'daily';

export interface OrganizationStyle {
  readonly copy?: OrganizationCopy;
  readonly path: string;
  /** One line, without a line end. */
  readonly notice?: string;
}

/** Milliseconds. */
const PATIENCE = 2_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days after which a copy is reported as old. */
const OLD = 30;

export async function organizationStyle(
  io: Pick<Io, 'env'>,
  start: string,
  organization: string,
  fetching: Fetching,
): Promise<OrganizationStyle> {
  const path = copyPath(io, start, organization);
  const copy = readCopy(path);
  const now = Date.now();
  if (isDue(copy, path, fetching, now)) {
    const fetched = await newCopy(io, path, organization);
    if (fetched.copy !== undefined) return { path, ...fetched };
    if (copy === undefined) return { path, notice: missing(organization, fetched.reason) };
  }
  if (copy === undefined)
    return {
      path,
      notice: missing(organization, fetching === 'never' ? 'it was not fetched yet' : 'it could not be fetched'),
    };
  const days = ageInDays(copy, now);
  if (days < OLD) return { copy, path };
  return { copy, path, notice: `The house style of ${organization} is ${days} days old; run linework brand pull` };
}

export function ageInDays({ fetched }: OrganizationCopy, now: number): number {
  return Math.max(0, Math.floor((now - fetched.getTime()) / DAY));
}

function isDue(copy: OrganizationCopy | undefined, path: string, fetching: Fetching, now: number): boolean {
  if (fetching === 'never') return false;
  if (copy === undefined) return now - (failedAt(path)?.getTime() ?? 0) > HOUR;
  return fetching === 'daily' && now - copy.fetched.getTime() > DAY;
}

function missing(organization: string, reason: string): string {
  return `The house style of ${organization} is not on this machine (${reason}): pictures have the default look, and its style rules are not checked. Run: linework brand pull`;
}

/** Never fails: without the house style, a drawing has the default look. */
async function newCopy(
  io: Pick<Io, 'env'>,
  path: string,
  organization: string,
): Promise<{ readonly copy: OrganizationCopy } | { readonly copy?: undefined; readonly reason: string }> {
  try {
    const client = serviceClient(io.env, undefined);
    if (!client.hasKey) return { reason: 'you are not signed in' };
    const { answer, ...checked } = await fetchStyle(client, organization, PATIENCE);
    const copy = { service: client.address, fetched: new Date(), ...checked };
    writeCopy(path, copy, answer);
    forgetFailure(path);
    return { copy };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    tryToNote(path);
    return { reason: error.message.replace(/\.$/, '') };
  }
}

function tryToNote(path: string): void {
  try {
    noteFailure(path);
  } catch (error) {
    // A folder that cannot be written to is reported when a copy has to be.
    if (!(error instanceof Failure)) throw error;
  }
}
