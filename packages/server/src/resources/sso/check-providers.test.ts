// SAML providers are checked every day: their metadata is followed, and admins hear of certificates that end.
import { X509Certificate } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit/tables.js';
import { jobs } from '../../platform/jobs/tables.js';
import { hosted } from '../../testing/hosted.js';
import { providerHosts } from '../../testing/outside.js';
import { noMail } from '../auth/codes.js';
import { base64Of } from '../saml/certificates.js';
import { rsaSigner } from '../saml/testing/certificate.js';
import { NEXT, PROVIDER, SETTINGS } from '../saml/testing/provider.js';
import { checkProviders } from './check-providers.js';
import { ssoConnections } from './tables.js';
import { browser } from './testing/browser.js';
import { type Company, person, samlCompanies } from './testing/saml-company.js';

const place = hosted();
const { baseUrl, call, clock, service, mails } = place;
const { atProvider, connected, open, posted } = samlCompanies(place);

// The provider's clock is the real one.
beforeEach(() => {
  clock.ahead = 0;
});

const DAY = 86_400_000;
let answer: { readonly status: number; readonly xml: string } = { status: 200, xml: '' };
const server = createServer((_request, response) => {
  response.statusCode = answer.status;
  response.end(answer.xml);
});
let metadataUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  providerHosts.push(host);
  metadataUrl = `http://${host}/metadata`;
});
afterAll(() => server.close());

const metadataWith = (...certificates: readonly string[]): string => {
  const keys = certificates.map(
    (each) =>
      `<KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${base64Of(each)}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>`,
  );
  return `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${SETTINGS.entityId}"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${keys.join('')}<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${SETTINGS.signInUrl}"/></IDPSSODescriptor></EntityDescriptor>`;
};
const published = (...certificates: readonly string[]): void => {
  answer = { status: 200, xml: metadataWith(...certificates) };
};
const later = async (days: number): Promise<void> => {
  clock.ahead += days * DAY;
  await checkProviders(service());
};
const certificatesOf = async (of: Company): Promise<readonly string[]> => {
  const rows = await service().database.db.select().from(ssoConnections);
  return rows.find(({ ownerId }) => ownerId === of.org)?.saml?.certificates ?? [];
};
const entriesOf = async (of: Company) =>
  (await service().database.db.select().from(auditEntries)).filter(
    ({ ownerId, action }) => ownerId === of.org && action === 'sso.follow_metadata',
  );

test('the next certificate of its metadata is added before the provider changes to it', async () => {
  const of = await open();
  published(PROVIDER.certificate);
  expect((await connected(of, { metadataUrl })).body.state).toBe('on');
  published(PROVIDER.certificate, NEXT.certificate);
  await checkProviders(service());
  expect(await certificatesOf(of)).toEqual([PROVIDER.certificate]);
  await later(1);
  expect(await certificatesOf(of)).toEqual([PROVIDER.certificate, NEXT.certificate]);
  published(NEXT.certificate);
  await later(1);
  expect(await certificatesOf(of)).toEqual([NEXT.certificate, PROVIDER.certificate]);
  clock.ahead = 0;
  const by = browser();
  const options = { ...person(`ada@${of.domain}`), key: NEXT.key, cert: NEXT.certificate };
  expect((await by.go((await posted(of, await atProvider(of, by), options)).to)).url).toBe(`${baseUrl()}/console`);
  expect((await entriesOf(of)).map(({ after }) => after)).toEqual(
    expect.arrayContaining([expect.objectContaining({ certificates: 2, added: 1 })]),
  );
});

test('an earlier certificate that has ended goes, as does the earliest of more than four', async () => {
  const of = await open();
  const ended = rsaSigner(new Date(Date.now() + DAY / 2)).certificate;
  const others = [rsaSigner(), rsaSigner(), rsaSigner()].map(({ certificate }) => certificate);
  published(ended, PROVIDER.certificate);
  await connected(of, { metadataUrl });
  published(NEXT.certificate);
  await later(1);
  expect(await certificatesOf(of)).toEqual([NEXT.certificate, PROVIDER.certificate]);
  published(...others);
  await later(1);
  expect(await certificatesOf(of)).toEqual([...others, NEXT.certificate]);
});

test.each([
  ['answers with an error', () => ({ status: 500, xml: '' }), 'answers with status 500'],
  [
    'publishes the metadata of another provider',
    () => ({ status: 200, xml: metadataWith(NEXT.certificate).replace(SETTINGS.entityId, 'https://other.example') }),
    'does not describe the identity provider',
  ],
  [
    'publishes metadata that has expired',
    () => ({
      status: 200,
      xml: metadataWith(NEXT.certificate).replace('entityID', 'validUntil="2026-01-01T00:00:00Z" entityID'),
    }),
    'has expired',
  ],
])('if it %s, its certificates stay and a note says so until it is well again', async (_, wrong, note) => {
  const of = await open();
  published(PROVIDER.certificate);
  await connected(of, { metadataUrl });
  answer = wrong();
  await later(1);
  expect(await certificatesOf(of)).toEqual([PROVIDER.certificate]);
  const notes = async () => (await call(of.at, { cookie: of.admin })).body.connections[0].notes;
  expect(await notes()).toEqual([expect.stringContaining(note)]);
  published(PROVIDER.certificate);
  await later(1);
  expect(await notes()).toEqual([]);
});

test('the owners and admins get an email thirty and seven days before a certificate ends, each once', async () => {
  const of = await open();
  const ending = rsaSigner(new Date(Date.now() + 40 * DAY)).certificate;
  const certificates = [ending];
  const { entityId, signInUrl } = SETTINGS;
  await connected(of, { entityId, signInUrl, certificates });
  const sent = () => mails.filter(({ subject }) => subject.startsWith('A certificate of Example expires'));
  const before = sent().length;
  const counts: number[] = [];
  for (const days of [9, 1, 1, 21, 1, 1, 1, 6]) {
    await later(days);
    // Due jobs are taken soon after.
    await service().later(service().database.db, noMail, { sealed: '' });
    await expect.poll(async () => (await service().database.db.select().from(jobs)).length).toBe(0);
    counts.push(sent().length - before);
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2, 2]);
  const [first, second] = sent().slice(before);
  expect([first?.to, first?.text]).toEqual([`admin@home-${of.domain}`, expect.stringContaining('in 30 days. Add')]);
  expect(first?.text).toContain(new X509Certificate(ending).fingerprint256);
  expect(second?.text).toContain('in 7 days. Add');
});
