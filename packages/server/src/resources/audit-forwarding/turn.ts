// A turn of one organisation: in, its settings, held for this turn; out, entries at its receiver, in order, until none waits, one fails or the turn is
// over. The position moves only after the receiver has confirmed an entry, so that each arrives at least once.
import type { SealedEntry } from '@linework/operations/audit/chain';
import type { Service } from '../../platform/service.js';
import { deliver } from './delivery.js';
import { noteFailure } from './failures.js';
import { type ForwardingRow, type HeldRow, moveTo, release, waitingEntries } from './repo.js';

/** Entries that are read at once. */
const BATCH = 100;

/** Characters of the entries in one request: receivers limit its size. */
const SIZE = 1_000_000;

/** Milliseconds after which others have their turn; with the patience for the last request, shorter than a row is held (repo.ts). */
const LENGTH = 20_000;

export async function takeTurn(service: Service, held: HeldRow, isOver: () => boolean): Promise<void> {
  const { db } = service.database;
  const ends = performance.now() + LENGTH;
  const isDone = (): boolean => isOver() || performance.now() > ends;
  let row = held;
  for (let waiting = await waitingEntries(db, row, BATCH); waiting.length > 0 && !isDone(); ) {
    const entries = together(waiting, row.kind);
    const failure = await deliver(service, row, entries);
    if (failure !== undefined) return noteFailure(service, row, failure);
    const last = entries.at(-1);
    if (last === undefined || !(await moveTo(db, row, last))) return;
    row = { ...row, seq: last.seq, hash: last.hash, failures: 0, failingSince: null };
    waiting = waiting.slice(entries.length);
    if (waiting.length === 0) waiting = await waitingEntries(db, row, BATCH);
  }
  await release(db, row, service.now());
}

/** What one request has: an entry for a webhook, and as many as fit for OpenTelemetry, but at least one. */
export function together(waiting: readonly SealedEntry[], kind: ForwardingRow['kind']): readonly SealedEntry[] {
  if (kind === 'webhook') return waiting.slice(0, 1);
  let size = 0;
  const beyond = waiting.findIndex((entry) => {
    size += JSON.stringify(entry).length;
    return size > SIZE;
  });
  return beyond === -1 ? waiting : waiting.slice(0, Math.max(1, beyond));
}
