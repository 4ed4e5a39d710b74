// A service with one organisation that an identity provider provisions, for measurements and counterparts: on the embedded database, in this process and
// in a folder of its own. Needs a build. In: nothing; out, the service, its address, the token of the organisation, and how to end all of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ORG = 'acme';

/** Of the organisation, verified. */
export const DOMAIN = 'acme.example';

/** A module of the built service. */
export const built = (path) => import(new URL(`../../packages/server/dist/${path}.js`, import.meta.url).href);

export async function startScim() {
  const [{ buildApp }, { startService }, { openDatabase }, { secretsOf }, { endpoints }] = await Promise.all(
    ['app', 'hosting/start', 'platform/db/open', 'platform/secrets/secrets', 'resources/registry'].map(built),
  );
  const folder = mkdtempSync(join(tmpdir(), 'linework-scim-'));
  const database = await openDatabase({ folder });
  const pool = { run: () => Promise.reject(new Error('Nothing is drawn here.')), close: async () => undefined };
  const baseUrl = 'http://127.0.0.1';
  const started = startService({
    baseUrl,
    version: 'lab',
    database,
    pictures: join(folder, 'pictures'),
    secrets: secretsOf(['a secret of the laboratory, which is long']),
    pool,
    sendMail: async () => undefined,
    signUp: 'open',
    failed: (what, error) => console.error(what, error),
  });
  const { service, authenticate, memberAs } = started;
  const { app } = await buildApp({
    version: 'lab',
    baseUrl,
    authenticate,
    memberAs,
    context: {},
    pool,
    log: false,
    hosted: { service, endpoints },
  });
  return {
    app,
    database,
    service,
    token: await organisationToken(service),
    close: async () => {
      await app.close();
      await started.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the organisation with an owner and a verified domain. */
async function organisationToken(service) {
  const [{ madeAccount }, { addOrganisation }, { addMember }, { ssoDomains }, { makeToken }] = await Promise.all(
    [
      'resources/accounts/repo',
      'resources/organisations/repo',
      'resources/members/repo',
      'resources/sso/tables',
      'resources/scim/tokens',
    ].map(built),
  );
  const now = new Date();
  return service.database.transaction(async (tx) => {
    const owner = await madeAccount(tx, 'owner', 'owner@example.org', now);
    await addOrganisation(tx, { ownerId: ORG, slug: ORG, name: 'Acme', made: now, updated: now, deleted: null });
    await addMember(tx, { ownerId: ORG, accountId: owner.id, role: 'owner', joined: now });
    await tx.insert(ssoDomains).values({ ownerId: ORG, domain: DOMAIN, token: 't', made: now, verified: now });
    return (await makeToken(tx, service, ORG, owner.id, false)).token;
  });
}
