// The service's endpoints, typed by its own description: in, a method, a path and its fields; out, the answer, or the service's refusal, thrown.
import createClient from 'openapi-fetch';
import type { paths } from '../generated/api.js';
import { refusalOf, UNREACHED } from './refusal.js';

/** Sends the session of the browser, and nothing to another host. */
export const api: ReturnType<typeof createClient<paths>> = createClient<paths>({ credentials: 'same-origin' });

interface Answer<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** The value of an answer. Throws a `Refusal`; somebody whose session has ended signs in and comes back. */
export async function answered<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch(() => {
    throw UNREACHED();
  });
  if (response.ok) return data as Data;
  const refusal = refusalOf(error, response.status);
  if (refusal.status === 401) signIn();
  throw refusal;
}

/** Reads a file and hands it to the browser to save, under the name that the service gave it. */
export async function savedFile(path: string): Promise<void> {
  const response = await fetch(path).catch(() => {
    throw UNREACHED();
  });
  if (!response.ok) throw refusalOf(await response.json().catch(() => undefined), response.status);
  const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Sends bytes, such as a picture, which the typed client doesn't. */
export async function sentBytes(method: 'PUT' | 'POST', path: string, bytes: Blob): Promise<unknown> {
  const response = await fetch(path, { method, body: bytes, headers: { 'content-type': bytes.type } }).catch(() => {
    throw UNREACHED();
  });
  const value: unknown = await response.json().catch(() => undefined);
  if (response.ok) return value;
  throw refusalOf(value, response.status);
}

/** Ends the session first: the sign-in page sends somebody with one straight back. */
export async function signInAgain(): Promise<void> {
  await api.POST('/auth/logout', {});
  signIn();
}

export function signIn(): void {
  location.assign(`/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`);
}
