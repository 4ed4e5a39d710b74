// The beginning of a sign-in through a provider: in, an address or a connection; out, the address of the provider's page.
import type { TenantId } from '@linework/operations';
import { refuse } from '../../platform/endpoint.js';
import type { Service } from '../../platform/service.js';
import { type Browser, nameOf, newBrowser } from '../auth/browsers.js';
import { signInRequest } from '../saml/sign-in-request.js';
import { type Attempt, addAttempt, newState } from './attempts.js';
import { organisationOfAddress } from './domains.js';
import { providerFailed } from './errors.js';
import type { Around } from './fields.js';
import { beginOidc, type Provider, ProviderFailure } from './oidc.js';
import { backchannelPath, SIGNED_OUT_PATH } from './paths.js';
import { type ConnectionRow, connectionsOf, openSecret } from './repo.js';
import { samlAddresses } from './saml-addresses.js';

export const CALLBACK = '/auth/sso/callback';

export interface Beginning {
  readonly connection: ConnectionRow;
  readonly browser: Browser | undefined;
  readonly purpose: Attempt['purpose'];
  readonly next?: string | undefined;
  readonly email?: string | undefined;
}

export interface Began {
  readonly url: string;
  readonly browser: Browser;
}

/** Where a provider sends the browser back to. */
export function redirectUriOf({ baseUrl }: Pick<Service, 'baseUrl'>, { protocol, ownerId }: ConnectionRow): string {
  return protocol === 'oidc' ? `${baseUrl}${CALLBACK}` : samlAddresses({ baseUrl }, ownerId).acsUrl;
}

/** What else has to be registered at an OpenID Connect provider. */
export function logoutUrisOf(
  { baseUrl }: Pick<Service, 'baseUrl'>,
  connection: ConnectionRow,
): Pick<Around, 'signedOutUri' | 'backchannelLogoutUri'> {
  if (connection.protocol !== 'oidc') return {};
  return {
    signedOutUri: `${baseUrl}${SIGNED_OUT_PATH}`,
    backchannelLogoutUri: `${baseUrl}${backchannelPath(connection)}`,
  };
}

/** The connection through which an address signs in; undefined if its organisation has none that is on. */
export async function connectionForAddress(
  { database: { db } }: Pick<Service, 'database'>,
  email: string,
): Promise<ConnectionRow | undefined> {
  const ownerId = await organisationOfAddress(db, email);
  return ownerId === undefined ? undefined : connectionThatIsOn(await connectionsOf(db, ownerId));
}

function connectionThatIsOn(all: readonly ConnectionRow[]): ConnectionRow | undefined {
  return all.find(({ state }) => state === 'on');
}

/** Asks the provider outside of a transaction. */
export async function begun(service: Service, of: Beginning): Promise<Began> {
  const { connection, purpose, next, email } = of;
  const state = newState();
  const browser = of.browser ?? newBrowser();
  const { url, ...secrets } = await atProvider(service, connection, state, email);
  const attempt: Attempt = { purpose, ...(next === undefined ? {} : { next }), ...secrets };
  await service.database.transaction((tx) =>
    addAttempt(tx, service, state, placeOf(connection), attempt, nameOf(browser)),
  );
  return { url, browser };
}

async function atProvider(
  service: Service,
  connection: ConnectionRow,
  state: string,
  email: string | undefined,
): Promise<Pick<Attempt, 'nonce' | 'verifier' | 'requestId'> & { readonly url: string }> {
  if (connection.saml !== null) {
    const own = samlAddresses(service, connection.ownerId);
    const { id: requestId, url } = await signInRequest(connection.saml, {
      ...own,
      relayState: state,
      now: service.now(),
    });
    return { requestId, url };
  }
  const provider = providerOf(service, connection);
  if (provider === undefined) return refuse(providerFailed, 'The connection has no settings. Set it up again.');
  try {
    const redirectUri = redirectUriOf(service, connection);
    return await beginOidc(provider, { state, redirectUri, ...(email === undefined ? {} : { email }) });
  } catch (error) {
    if (error instanceof ProviderFailure) refuse(providerFailed, error.message);
    throw error;
  }
}

export function providerOf(service: Service, connection: ConnectionRow): Provider | undefined {
  const { oidc: settings } = connection;
  return settings === null ? undefined : { settings, secret: openSecret(service, connection), fetch: service.provider };
}

export function placeOf({ ownerId, id }: ConnectionRow): { readonly ownerId: TenantId; readonly connectionId: string } {
  return { ownerId, connectionId: id };
}
