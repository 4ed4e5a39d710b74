// Signing in from a terminal: in, an address and its code; out, a key of this machine and the session it was made with.
import { hostname } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { fileFailure } from '../command/failure.js';
import type { Env } from '../files/config-folder.js';
import { ask, ServiceFailure } from './client.js';
import { type Credential, readCredentials, writeCredentials } from './credentials.js';

export async function mailCode(address: string, email: string): Promise<void> {
  await ask(address, '/auth/code', { body: { email } });
}

/** The session that a code begins; its key is made with `keyed`. */
export async function signedInWith(address: string, email: string, code: string): Promise<Credential> {
  const { value, headers } = await ask(address, '/auth/verify', { body: { email, code: code.replace(/\s/g, '') } });
  const cookie = headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw fileFailure(`${address} began no session.`);
  const { account } = value as { readonly account: { readonly email: string } };
  return { email: account.email, cookie };
}

/** With a key of this machine; the one it had before is revoked. */
export async function keyed(
  address: string,
  { email, cookie = '' }: Credential,
  before: Credential | undefined,
): Promise<Credential> {
  const headers = { cookie, origin: address };
  if (before?.keyId !== undefined)
    await ask(address, `/user/api-keys/${before.keyId}`, { method: 'DELETE', headers }).catch((error: unknown) => {
      // It is gone already, or another account's.
      if (!(error instanceof ServiceFailure) || error.code !== 'resource.not_found') throw error;
    });
  const body = { name: `Command on ${hostname()}`.slice(0, 100) };
  const made = (await ask(address, '/user/api-keys', { body, headers })).value as {
    readonly id: string;
    readonly key: string;
  };
  return { email, cookie, key: made.key, keyId: made.id };
}

export async function signedInWithKey(address: string, key: string): Promise<Credential> {
  const { value } = await ask(address, '/user/me', { headers: { authorization: `Bearer ${key}` } });
  return { email: (value as { readonly email: string }).email, key };
}

export function remember(env: Env, address: string, credential: Credential): void {
  const { services } = readCredentials(env);
  writeCredentials(env, { service: address, services: { ...services, [address]: credential } });
}

export function forget(env: Env, address: string): void {
  const { service, services } = readCredentials(env);
  const { [address]: _, ...others } = services;
  writeCredentials(env, { ...(service === address || service === undefined ? {} : { service }), services: others });
}

/** A line of whoever sits at the terminal. */
export async function asked(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}
