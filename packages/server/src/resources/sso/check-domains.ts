// Verified domains are looked for again: in, the service; out, those whose record has been missing for seven days are no longer verified.
import { releaseNamesOf } from '../../platform/names/repo.js';
import { NoDns } from '../../platform/outbound/txt-records.js';
import type { Service } from '../../platform/service.js';
import { type DomainRow, domainIn, domainName, domainsToCheck, putDomain } from './domains.js';
import { recordName, recordValue } from './fields.js';

const DAY = 86_400_000;

const DAYS_MISSING = 7;

/** Domains in one round. */
const MOST = 100;

export async function checkDomains(service: Pick<Service, 'database' | 'now' | 'txtRecords'>): Promise<void> {
  const before = new Date(service.now().getTime() - DAY);
  for (const row of await domainsToCheck(service.database.db, before, MOST)) await checkDomain(service, row);
}

async function checkDomain(
  { database, now, txtRecords }: Pick<Service, 'database' | 'now' | 'txtRecords'>,
  { ownerId, domain, token }: DomainRow,
): Promise<void> {
  const isThere = await txtRecords(recordName(domain)).then(
    (records) => records.includes(recordValue(token)),
    (error: unknown) => {
      // Name servers that do not answer say nothing about the record.
      if (error instanceof NoDns) return undefined;
      throw error;
    },
  );
  await database.transaction(async (tx) => {
    const row = await domainIn(tx, ownerId, domain);
    if (row === undefined || row.verified === null) return;
    const checked = now();
    if (isThere === undefined) return putDomain(tx, { ...row, checked });
    const missing = isThere ? null : (row.missing ?? checked);
    const isLost = missing !== null && checked.getTime() - missing.getTime() >= DAYS_MISSING * DAY;
    await putDomain(tx, { ...row, checked, missing, verified: isLost ? null : row.verified });
    if (isLost) await releaseNamesOf(tx, domainName, { ownerId, id: domain });
  });
}
