// Signs in from a terminal: in, an email address and its code; out, a key for this machine and the session that created it.
import { hostname } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { fileFailure } from '../command/failure.js';
import type { Env } from '../files/config-folder.js';
import { ask, ServiceFailure } from './client.js';
import { type Credential, readCredentials, writeCredentials } from './credentials.js';

/** Remembers what ties the code to this machine, so that nobody else can use up its attempts. */
export async function mailCode(env: Env, address: string, email: string): Promise<void> {
  const { value } = await ask(address, '/auth/code', { body: { email, ...requestOf(env, address, email) } });
  rememberRequest(env, address, email, value);
}

/** Starts a session with a code; `keyed` creates its key. */
export async function signedInWith(env: Env, address: string, email: string, code: string): Promise<Credential> {
  const body = { email, code: code.replace(/\s/g, ''), ...requestOf(env, address, email) };
  const { value, headers } = await ask(address, '/auth/verify', { body });
  const cookie = headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw fileFailure(`${address} did not start a session.`);
  const { account } = value as { readonly account: { readonly email: string } };
  rememberRequest(env, address, email, value);
  return { email: account.email, cookie };
}

function requestOf(env: Env, address: string, email: string): { readonly request?: string } {
  const { asked: pending = {} } = readCredentials(env);
  const request = Object.hasOwn(pending, address) ? pending[address] : undefined;
  return request?.email === email ? { request: request.request } : {};
}

/** A service of an older version returns none. */
function rememberRequest(env: Env, address: string, email: string, value: unknown): void {
  const { request } = value as { readonly request?: unknown };
  if (typeof request !== 'string') return;
  const before = readCredentials(env);
  writeCredentials(env, { ...before, asked: { ...before.asked, [address]: { email, request } } });
}

/** Adds a key for this machine; its previous key is revoked. */
export async function keyed(
  address: string,
  { email, cookie = '' }: Credential,
  before: Credential | undefined,
): Promise<Credential> {
  const headers = { cookie, origin: address };
  if (before?.keyId !== undefined)
    await ask(address, `/user/api-keys/${before.keyId}`, { method: 'DELETE', headers }).catch((error: unknown) => {
      // It was already revoked, or belongs to another account.
      if (!(error instanceof ServiceFailure) || error.code !== 'resource.not_found') throw error;
    });
  const body = { name: `Command on ${hostname()}`.slice(0, 100) };
  const created = (await ask(address, '/user/api-keys', { body, headers })).value as {
    readonly id: string;
    readonly key: string;
  };
  return { email, cookie, key: created.key, keyId: created.id };
}

export async function signedInWithKey(address: string, key: string): Promise<Credential> {
  const { value } = await ask(address, '/user/me', { headers: { authorization: `Bearer ${key}` } });
  return { email: (value as { readonly email: string }).email, key };
}

export function remember(env: Env, address: string, credential: Credential): void {
  const { services, ...before } = readCredentials(env);
  writeCredentials(env, { ...before, service: address, services: { ...services, [address]: credential } });
}

export function forget(env: Env, address: string): void {
  const { service, services, ...before } = readCredentials(env);
  const { [address]: _, ...others } = services;
  writeCredentials(env, {
    ...before,
    ...(service === address || service === undefined ? {} : { service }),
    services: others,
  });
}

/** Asks the user at the terminal for a line. */
export async function askPerson(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}
