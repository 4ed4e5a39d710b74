// Organisations that sign in through a real OpenID Connect provider (oidc-provider) beside the service: in, nothing; out, what tests do with both.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Hosted, type HostedOptions, hosted } from '../../../testing/hosted.js';
import { type Browser, browser } from './browser.js';
import { CLIENT, type TestProvider, testProvider } from './provider.js';
import { type VerifiedOrganisation, verifiedOrganisation } from './verified-organisation.js';

export interface Company extends VerifiedOrganisation {
  readonly connection: string;
}

export interface OidcScene {
  readonly service: Hosted;
  readonly provider: () => TestProvider;
  /** TXT records by name. */
  readonly txt: Record<string, readonly string[]>;
  /** An organisation with a verified domain and a connection that is not on yet. */
  readonly company: () => Promise<Company>;
  readonly change: (of: Company, body: object) => Promise<{ readonly status: number; readonly body: Body }>;
  /** The page that the test of a connection ends on. */
  readonly tested: (of: Company) => Promise<string>;
  /** A company whose connection is tested and on. */
  readonly open: (settings?: object) => Promise<Company>;
  readonly throughProvider: (email: string, by?: Browser, next?: string) => Promise<{ url: string; by: Browser }>;
  readonly me: (by: Browser) => Promise<Body>;
}

// biome-ignore lint/suspicious/noExplicitAny: what a test expects, it says
type Body = any;

/** Call at the top of a test file. */
export function oidcScene(options: Pick<HostedOptions, 'log'> = {}): OidcScene {
  let provider: TestProvider;
  const hosts: string[] = [];
  const txt: Record<string, readonly string[]> = {};
  const service = hosted({ providerHosts: hosts, txt, ...options });
  const { baseUrl, call } = service;
  let count = 0;

  beforeAll(async () => {
    provider = await testProvider(baseUrl);
    hosts.push(provider.host);
  });
  afterAll(() => provider.close());
  beforeEach(() => provider.mend());

  const company = async (): Promise<Company> => {
    const of = await verifiedOrganisation(service, `company-${++count}`, (name, text) => {
      txt[name] = ['v=spf1 -all', text];
    });
    const connected = await call(`${of.at}/connection`, {
      cookie: of.admin,
      method: 'PUT',
      body: { name: 'Example', issuer: provider.issuer, ...CLIENT },
    });
    expect(connected.body).toMatchObject({ state: 'test', protocol: 'oidc', issuer: provider.issuer });
    return { ...of, connection: connected.body.id };
  };

  const change: OidcScene['change'] = (of, body) =>
    call(`${of.at}/connection`, { cookie: of.admin, method: 'PATCH', body });

  const tested = async (of: Company): Promise<string> => {
    const admin = browser();
    admin.keep(baseUrl(), of.admin);
    const { body, headers } = await call(`${of.at}/test`, { cookie: of.admin, body: {} });
    for (const each of headers.getSetCookie()) admin.keep(baseUrl(), each);
    return (await admin.go(body.url)).text;
  };

  const open = async (settings: object = { join: 'anyone' }): Promise<Company> => {
    const of = await company();
    provider.signsIn({ sub: 'tester', email: `tester@${of.domain}`, email_verified: true });
    expect(await tested(of)).toContain('The test succeeded');
    expect((await change(of, { state: 'on', ...settings })).status).toBe(200);
    return of;
  };

  const throughProvider: OidcScene['throughProvider'] = async (email, by = browser(), next = '') => {
    const query = new URLSearchParams({ email, ...(next === '' ? {} : { next }) });
    const done = await by.go(`${baseUrl()}/sign-in/organisation/go?${query}`);
    return { url: done.url.replace(baseUrl(), ''), by };
  };

  const me = async (by: Browser) => (await call('/user/me', { headers: { cookie: by.cookies(baseUrl()) } })).body;

  return { service, provider: () => provider, txt, company, change, tested, open, throughProvider, me };
}
