// The operator suspends an account or an organisation, and ends that: in, the owner and a reason; out, whether anything has changed. What the owner
// has stays, and so does its subscription; the service refuses its calls and hides its pictures (platform/suspensions).
import { LOCAL } from '@linework/operations';
import { eq } from 'drizzle-orm';
import { suspensionOf } from '../../platform/suspensions/suspensions.js';
import { suspensions } from '../../platform/suspensions/tables.js';
import { note } from './note.js';
import { AdminError, type Operator } from './operator.js';
import { type Owner, ownerNamed } from './owners.js';

export interface SuspensionChange {
  readonly owner: Owner;
  readonly isChanged: boolean;
}

/** An owner that is suspended already gets the new reason. */
export async function suspend(operator: Operator, named: string, reason: string): Promise<SuspensionChange> {
  const { database, now } = operator;
  return database.transaction(async (tx) => {
    const owner = await ownerNamed(tx, named);
    if (owner.id === LOCAL.id)
      throw new AdminError('The account local belongs to the key of this machine, which is not in the database.');
    const known = await suspensionOf(tx, owner.id);
    if (known?.reason === reason) return { owner, isChanged: false };
    await tx
      .insert(suspensions)
      .values({ ownerId: owner.id, at: now(), reason })
      .onConflictDoUpdate({ target: suspensions.ownerId, set: { reason } });
    const before = known === undefined ? { suspended: false } : { suspended: true, reason: known.reason };
    await note(tx, operator, {
      action: 'operator.suspend',
      owner: owner.id,
      before,
      after: { suspended: true, reason },
    });
    return { owner, isChanged: true };
  });
}

export async function resume(operator: Operator, named: string): Promise<SuspensionChange> {
  return operator.database.transaction(async (tx) => {
    const owner = await ownerNamed(tx, named);
    const [known] = await tx.delete(suspensions).where(eq(suspensions.ownerId, owner.id)).returning();
    if (known === undefined) return { owner, isChanged: false };
    const before = { suspended: true, reason: known.reason };
    await note(tx, operator, { action: 'operator.resume', owner: owner.id, before, after: { suspended: false } });
    return { owner, isChanged: true };
  });
}
