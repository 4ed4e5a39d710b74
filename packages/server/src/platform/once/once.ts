// Repeated requests (draft-ietf-httpapi-idempotency-key-header): in, their owner, their key and their input; out, a transaction
// that runs the first time, and returns the first result every other time. Of two at once, the second waits for the first.
import { createHash } from 'node:crypto';
import { isRefusal, type Ran, type TenantId } from '@linework/operations';
import { and, eq, lt } from 'drizzle-orm';
import type { Database, Db } from '../db/database.js';
import type { Refused } from '../errors/refused.js';
import { RequestError } from '../http/envelope.js';
import { type SealedColumn, sealedColumn } from '../secrets/sealed-column.js';
import { type Secrets, secretUse } from '../secrets/secrets.js';
import { onceAnswers } from './tables.js';

export type Once = <Value>(work: (tx: Db) => Promise<Ran<Value, Refused>>) => Promise<Ran<Value, Refused>>;

export interface OnceRequest {
  readonly ownerId: TenantId;
  readonly key: string;
  readonly operation: string;
  readonly input: unknown;
}

export const onceUse = secretUse('once');

/** Hours for which a response is kept. */
export const HOURS = 24;

export function onceOf(
  { transaction }: Pick<Database, 'transaction'>,
  secrets: Secrets,
  now: () => Date,
  onceRequest: OnceRequest | undefined,
): Once {
  if (onceRequest === undefined) return (work) => transaction(work);
  const { ownerId, key } = onceRequest;
  const place = placeOf(onceRequest);
  const request = createHash('sha256')
    .update(JSON.stringify([onceRequest.operation, onceRequest.input]))
    .digest('hex');
  const row = and(eq(onceAnswers.ownerId, ownerId), eq(onceAnswers.key, key));
  return <Value>(work: (tx: Db) => Promise<Ran<Value, Refused>>) =>
    transaction(async (tx): Promise<Ran<Value, Refused>> => {
      const [first] = await tx
        .insert(onceAnswers)
        .values({ ownerId, key, request, made: now() })
        .onConflictDoNothing()
        .returning({ key: onceAnswers.key });
      if (first === undefined) {
        const [storedRow] = await tx.select().from(onceAnswers).where(row);
        if (storedRow === undefined || storedRow.request !== request)
          throw new RequestError('once.reused', 'This Idempotency-Key was already used for a different request.');
        const answer = storedRow.answer === null ? undefined : secrets.open(onceUse, storedRow.answer, place);
        if (answer === undefined)
          throw new RequestError('once.reused', 'The response stored for this Idempotency-Key can no longer be read.');
        return JSON.parse(answer) as Ran<Value, Refused>;
      }
      const ran = await work(tx);
      // A refusal is not kept: its cause may be gone the next time.
      if (isRefusal(ran)) throw new RequestError(ran.refused, ran.message, ran.details);
      await tx
        .update(onceAnswers)
        .set({ answer: secrets.seal(onceUse, JSON.stringify(ran), place) })
        .where(row);
      return ran;
    });
}

function placeOf({ ownerId, key }: Readonly<Record<'ownerId' | 'key', string>>): string {
  return `once ${ownerId} ${key}`;
}

export const sealedAnswers: SealedColumn = sealedColumn({
  use: onceUse,
  what: 'responses stored for an Idempotency-Key',
  table: onceAnswers,
  column: onceAnswers.answer,
  as: 'bytes',
  key: { ownerId: onceAnswers.ownerId, key: onceAnswers.key },
  place: placeOf,
});

export async function forgetOldAnswers(db: Db, now: Date): Promise<void> {
  await db.delete(onceAnswers).where(lt(onceAnswers.made, new Date(now.getTime() - HOURS * 3_600_000)));
}
