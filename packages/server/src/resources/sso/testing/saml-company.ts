// Organisations with a SAML provider, for tests through the service: in, a service; out, what its admins and its people do, with samlp as the provider.
import { expect } from 'vitest';
import type { Hosted } from '../../../testing/hosted.js';
import { txtOf } from '../../../testing/outside.js';
import { SETTINGS } from '../../saml/testing/provider.js';
import { answerOf, type SamlpOptions, samlpMetadata } from '../../saml/testing/samlp.js';
import { type Browser, browser, type Visit } from './browser.js';
import { type VerifiedOrganisation, verifiedOrganisation } from './verified-organisation.js';

export type Company = VerifiedOrganisation;

export const person = (email: string, id = 'ada-1') => ({
  getUserFromRequest: () => ({ id, emails: [{ value: email }], displayName: 'Ada', name: {} }),
});

let count = 0;

export function samlCompanies({ baseUrl, call, signedIn }: Pick<Hosted, 'baseUrl' | 'call' | 'signedIn'>) {
  async function company(): Promise<Company> {
    const of = await verifiedOrganisation({ call, signedIn }, `saml-${++count}`, (name, text) =>
      txtOf.set(name, [text]),
    );
    const body = { name: 'Example', metadata: await samlpMetadata() };
    const answer = await call(`${of.at}/saml`, { cookie: of.admin, method: 'PUT', body });
    expect(answer.body).toMatchObject({ protocol: 'saml', state: 'test', issuer: SETTINGS.entityId });
    return of;
  }

  const acsOf = ({ org }: Company): string => `${baseUrl()}/auth/sso/saml/${org}/acs`;

  /** The provider's form, sent as browsers send one of another site: without cookies. */
  async function posted(of: Company, url: string, options: SamlpOptions, acs = acsOf(of)): Promise<Visit> {
    const form = await answerOf(url, acsOf(of), {
      ...options,
      audience: `${baseUrl()}/auth/sso/saml/${of.org}/metadata`,
    });
    const state = new URL(url).searchParams.get('RelayState') ?? '';
    return browser().send(acs, { SAMLResponse: form.response, RelayState: state }, new URL(url).origin);
  }

  async function tested(of: Company, options: SamlpOptions): Promise<string> {
    const admin = browser();
    admin.keep(baseUrl(), of.admin);
    const { body, headers } = await call(`${of.at}/test`, { cookie: of.admin, body: {} });
    for (const each of headers.getSetCookie()) admin.keep(baseUrl(), each);
    return (await admin.go((await posted(of, body.url, options)).to)).text;
  }

  async function open(): Promise<Company> {
    const of = await company();
    expect(await tested(of, person(`tester@${of.domain}`))).toContain('The test succeeded');
    const on = await call(`${of.at}/connection`, {
      cookie: of.admin,
      method: 'PATCH',
      body: { state: 'on', join: 'anyone' },
    });
    expect(on.status).toBe(200);
    return of;
  }

  async function atProvider(of: Company, by: Browser): Promise<string> {
    const go = `${baseUrl()}/sign-in/organisation/go?email=ada@${of.domain}`;
    return (await by.go(go, (url) => url.startsWith(SETTINGS.signInUrl.split('?')[0] ?? ''))).to;
  }

  /** Sets its connection up again. */
  async function connected(of: Company, body: object) {
    const { connections } = (await call(of.at, { cookie: of.admin })).body;
    return call(`${of.at}/saml`, {
      cookie: of.admin,
      method: 'PUT',
      body: { name: 'Example', connection: connections[0].id, ...body },
    });
  }

  return { acsOf, company, posted, tested, open, atProvider, connected };
}
