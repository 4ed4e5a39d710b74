// Deletes expired data, at regular intervals.

import { forgetOldEntries } from '../platform/audit/entries.js';
import type { Database, Db } from '../platform/db/database.js';
import { forgetEndedLimits } from '../platform/limits/limiter.js';
import { forgetOldAnswers } from '../platform/once/once.js';
import { forgetOldCodes } from '../resources/auth/codes.js';
import { forgetOldSessions } from '../resources/auth/sessions.js';
import { forgetOldRecords } from '../resources/connections/records.js';
import { forgetDeleted } from '../resources/diagrams/delete.js';
import { forgetOldInvites } from '../resources/invites/repo.js';

const ALL: readonly ((db: Db, now: Date) => Promise<void>)[] = [
  forgetEndedLimits,
  forgetOldAnswers,
  forgetOldEntries,
  forgetOldCodes,
  forgetOldSessions,
  forgetOldRecords,
  forgetDeleted,
  forgetOldInvites,
];

export async function sweep({ transaction }: Pick<Database, 'transaction'>, now: Date): Promise<void> {
  for (const forget of ALL) await transaction((tx) => forget(tx, now));
}
