// Deliveries that fail: in, what went wrong; out, when the next one is due. After three days forwarding pauses, and the owners and admins get an email.
import { addEntry } from '../../platform/audit/entries.js';
import type { Db } from '../../platform/db/database.js';
import { mailJob, sealedMail } from '../../platform/mail/mail-job.js';
import type { Service } from '../../platform/service.js';
import { addressesOf } from '../members/repo.js';
import { organisationOf } from '../organisations/repo.js';
import type { Failure } from './delivery.js';
import { changeHeld, type HeldRow } from './repo.js';

/** Seconds until each next delivery; the last one repeats. */
const PAUSES = [10, 30, 60, 120, 300, 600, 1_200, 2_400, 3_600];

const LONGEST = 3_600;

/** Days of failures. */
const PATIENCE = 3;

const DAY = 86_400_000;

/** Unless the turn no longer holds the row. */
export async function noteFailure(service: Service, row: HeldRow, failure: Failure): Promise<void> {
  const now = service.now();
  const failingSince = row.failingSince ?? now;
  const isPaused = now.getTime() - failingSince.getTime() >= PATIENCE * DAY;
  await service.database.transaction(async (tx) => {
    const isHeld = await changeHeld(tx, row, {
      heldBy: null,
      heldUntil: null,
      failures: row.failures + 1,
      failingSince,
      failedAt: now,
      failure: failure.reason,
      due: new Date(now.getTime() + waitAfter(row.failures, failure.retryAfter) * 1_000),
      paused: isPaused ? now : null,
    });
    if (isHeld && isPaused) await reportPause(tx, service, row, failure.reason);
  });
}

/** Seconds. `failures`: before this one. */
export function waitAfter(failures: number, retryAfter: number): number {
  return Math.max(PAUSES[failures] ?? LONGEST, Math.min(retryAfter, LONGEST));
}

async function reportPause(tx: Db, service: Service, { ownerId, url }: HeldRow, reason: string): Promise<void> {
  const { host } = new URL(url);
  await addEntry(tx, ownerId, {
    // Nobody is behind it.
    actor: { id: ownerId, by: 'key', with: 'forwarding' },
    action: 'audit_forwarding.pause',
    at: service.now(),
    target: ownerId,
    after: { host, reason },
  });
  const organisation = await organisationOf(tx, ownerId);
  const { baseUrl } = service;
  const subject = `The audit log of ${organisation?.name ?? ''} is no longer forwarded`;
  const text = [
    `The organisation "${organisation?.name ?? ''}" on Linework at ${baseUrl} forwards its audit log to ${host}.`,
    'Deliveries have failed for three days, so forwarding is paused.',
    '',
    `The last failure: ${reason}`,
    '',
    'Entries that were not delivered wait until they are 396 days old. To resume, repair the receiver and save the settings again:',
    `PUT ${baseUrl}/orgs/${organisation?.slug ?? ownerId}/audit/forwarding`,
    'Forwarding then continues with the first entry that waits.',
  ].join('\n');
  for (const to of await addressesOf(tx, ownerId, ['owner', 'admin']))
    await service.later(tx, mailJob, sealedMail(service.secrets, { to, subject, text }));
}
