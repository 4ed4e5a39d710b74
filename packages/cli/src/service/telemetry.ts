// Daily totals, off unless the user turns them on: in, a verb that ran; out, a count in a local file, and once a day the totals of
// past days, sent by a separate process so that no command waits or fails. Only verbs are counted, nothing about what was drawn.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Env, telemetryFile } from '../files/config-folder.js';
import { version } from '../version.js';

export interface Telemetry {
  /** Where totals are sent. */
  readonly address: string;
  /** By day and verb. */
  readonly days: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Totals {
  readonly day: string;
  readonly version: string;
  readonly platform: string;
  readonly verbs: Readonly<Record<string, number>>;
}

/** Older days are not sent. */
const MOST_DAYS = 30;

/** Returns undefined if it is off. */
export function readTelemetry(env: Env): Telemetry | undefined {
  try {
    const { address, days } = JSON.parse(readFileSync(telemetryFile(env), 'utf8')) as Partial<Telemetry>;
    return typeof address === 'string' ? { address, days: days ?? {} } : undefined;
  } catch {
    return undefined;
  }
}

export function writeTelemetry(env: Env, telemetry: Telemetry): void {
  const path = telemetryFile(env);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(telemetry), { mode: 0o600 });
  renameSync(`${path}.${process.pid}`, path);
}

/** What is or would be sent for a day. */
export function totalsOf({ days }: Telemetry, day: string): Totals {
  const platform = ['linux', 'darwin', 'win32'].includes(process.platform) ? process.platform : 'other';
  return { day, version: version(), platform, verbs: days[day] ?? {} };
}

/** Counts a verb if totals are on. A count that cannot be written is lost silently. */
export function countVerb(env: Env, verb: string, today: string): void {
  const telemetry = readTelemetry(env);
  if (telemetry === undefined) return;
  const before = Object.keys(telemetry.days).filter((day) => day < today);
  const own = telemetry.days[today] ?? {};
  try {
    writeTelemetry(env, { ...telemetry, days: { [today]: { ...own, [verb]: (own[verb] ?? 0) + 1 } } });
    if (before.length > 0) sendApart(telemetry, before.sort().slice(-MOST_DAYS));
  } catch {
    // A failure to count must not disturb the command.
  }
}

/** Sent once: what does not arrive is lost. */
function sendApart(telemetry: Telemetry, days: readonly string[]): void {
  const bodies = days.map((day) => JSON.stringify(totalsOf(telemetry, day)));
  spawn(process.execPath, ['-e', SENDER, telemetry.address, ...bodies], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

const SENDER = `const [, address, ...bodies] = process.argv;
for (const body of bodies)
  fetch(new URL('/telemetry/usage', address), {
    method: 'POST', body, headers: { 'content-type': 'application/json' }, redirect: 'error', signal: AbortSignal.timeout(10000),
  }).catch(() => {});`;
