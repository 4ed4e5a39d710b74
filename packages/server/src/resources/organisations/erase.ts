// Erasing an organisation thirty days after it was deleted: in, the tables of every resource; out, a part of its rows less. What is left is the audit
// log, which has an end of its own.
import { auditEntries } from '../../platform/audit/tables.js';
import type { Sweep } from '../../platform/resource.js';
import { eraseOwned, eraseRows } from '../../platform/stored/erase.js';
import { identities } from '../accounts/tables.js';
import { organisationDeletedBefore } from './repo.js';
import { organisations } from './tables.js';

/** Days for which an owner can restore it. */
export const DAYS = 30;

/** One organisation at a time; its own row goes last, once nothing else is left. */
export const eraseDeletedOrganisation: Sweep = async (tx, now, stored) => {
  const ownerId = await organisationDeletedBefore(tx, new Date(now.getTime() - DAYS * 86_400_000));
  if (ownerId === undefined) return;
  // Of the people whom it provisioned and signed in; the accounts are theirs.
  const isSignInLeft = await eraseRows(tx, identities, identities.organisation, ownerId);
  const isMore = await eraseOwned(tx, stored, ownerId, [organisations, auditEntries]);
  if (!isSignInLeft && !isMore) await eraseRows(tx, organisations, organisations.ownerId, ownerId);
};
