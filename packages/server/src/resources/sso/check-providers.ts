// SAML providers are checked every day: in, the service; out, certificates that their metadata has got, emails about certificates that end, and keys that are
// encrypted with the newest secret. So a provider can change its certificate without anyone's help.
import { addEntry } from '../../platform/audit/entries.js';
import type { Db } from '../../platform/db/database.js';
import type { Service } from '../../platform/service.js';
import type { IdpMetadata } from '../saml/idp-metadata.js';
import { mailAboutCertificates } from './certificate-mail.js';
import { followedBy } from './certificates-kept.js';
import { sealKeysAgain } from './encryption-keys.js';
import { type DueProvider, heldCheck, providersToCheck, putCheck } from './provider-checks.js';
import { providerMetadataAt } from './provider-metadata.js';
import { type ConnectionRow, heldConnection, putConnection } from './repo.js';

const DAY = 86_400_000;

/** Providers in one round. */
const MOST = 100;

export async function checkProviders(service: Service): Promise<void> {
  for (const due of await providersToCheck(service.database.db, service.now(), MOST)) await checkProvider(service, due);
}

async function checkProvider(service: Service, due: DueProvider): Promise<void> {
  const { metadataUrl, entityId, ...place } = due;
  const began = service.now();
  const metadata =
    metadataUrl === null ? undefined : await providerMetadataAt(metadataUrl, service, { now: began, entityId });
  await service.database.transaction(async (tx) => {
    const connection = await heldConnection(tx, place.ownerId, place.connectionId);
    const before = await heldCheck(tx, place);
    // Somebody set it up again in the meantime.
    if (connection?.saml?.entityId !== entityId || (before?.metadataUrl ?? null) !== metadataUrl) return;
    const checked = metadata?.ok ? await followed(tx, service, connection, metadata) : connection;
    const problem = metadata === undefined || metadata.ok ? null : metadata.message;
    const readAgain = metadata?.ok ? metadata.readAgain : new Date(began.getTime() + DAY);
    await putCheck(tx, { ...place, metadataUrl, due: readAgain, problem });
    await sealKeysAgain(tx, service, place.ownerId);
    await mailAboutCertificates(tx, service, checked);
  });
}

/** A change of whom the organisation trusts is in its audit log. */
async function followed(
  tx: Db,
  { now }: Service,
  connection: ConnectionRow,
  metadata: IdpMetadata,
): Promise<ConnectionRow> {
  const { ownerId, id, saml } = connection;
  if (saml === null) return connection;
  const next = followedBy(saml, metadata, now());
  const added = next.certificates.filter((each) => !saml.certificates.includes(each)).length;
  const isSame = next.signInUrl === saml.signInUrl && next.certificates.join() === saml.certificates.join();
  if (isSame) return connection;
  const row = { ...connection, saml: next, updated: now() };
  await putConnection(tx, row);
  await addEntry(tx, ownerId, {
    // Nobody is behind it.
    actor: { id: ownerId, by: 'key', with: 'metadata' },
    action: 'sso.follow_metadata',
    at: now(),
    target: id,
    before: { signInUrl: saml.signInUrl, certificates: saml.certificates.length },
    after: { signInUrl: next.signInUrl, certificates: next.certificates.length, added },
  });
  return row;
}
