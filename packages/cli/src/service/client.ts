// Calls a service: in, a path and a body; out, its response, or a failure with a message. The key comes from the environment or from
// signing in.
import { EXIT, Failure, fileFailure } from '../command/failure.js';
import type { Env } from '../files/config-folder.js';
import { printable } from '../terminal/printable.js';
import { LOCAL_SERVICE, serviceAddress } from './address.js';
import { type Credential, readCredentials } from './credentials.js';

export interface ServiceCall {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Uses the session instead of the key. */
  readonly asPerson?: boolean;
  /** Milliseconds until it counts as unanswered. */
  readonly patience?: number;
}

export interface ServiceAnswer {
  readonly value: unknown;
  readonly headers: Headers;
}

export interface ServiceClient {
  readonly address: string;
  readonly credential: Credential | undefined;
  readonly hasKey: boolean;
  readonly call: (path: string, call?: ServiceCall) => Promise<ServiceAnswer>;
}

/** The service rejected the call; `code` is the stable error key of its response, `details` is what it adds, unchecked. */
export class ServiceFailure extends Failure {
  readonly code: string;
  readonly details: unknown;

  constructor(code: string, message: string, details: unknown) {
    super(EXIT.files, message);
    this.code = code;
    this.details = details;
  }
}

/** The service did not respond, or its response was lost. */
export class NoAnswer extends Failure {}

/** Timeout of a call in ms. */
const PATIENCE = 60_000;

export const hostOption = {
  type: 'string',
  value: 'URL',
  help: `address of the service (default: $LINEWORK_HOST, then the last one signed in to, then ${LOCAL_SERVICE})`,
} as const;

export function serviceClient(env: Env, host: string | undefined): ServiceClient {
  const credentials = readCredentials(env);
  const address = serviceAddress(host ?? (env.LINEWORK_HOST || (credentials.service ?? LOCAL_SERVICE)));
  const credential = Object.hasOwn(credentials.services, address) ? credentials.services[address] : undefined;
  const key = env.LINEWORK_API_KEY || credential?.key;
  return {
    address,
    credential,
    hasKey: key !== undefined,
    call: async (path, { asPerson = false, ...request } = {}) => {
      if (asPerson && credential?.cookie === undefined)
        throw fileFailure(`Not signed in to ${address} with a code. Run: linework login --host ${address}`);
      const who: Readonly<Record<string, string>> = asPerson
        ? { cookie: credential?.cookie ?? '', origin: address }
        : key === undefined
          ? {}
          : { authorization: `Bearer ${key}` };
      return ask(address, path, { ...request, headers: { ...who, ...request.headers } });
    },
  };
}

export async function ask(
  address: string,
  path: string,
  { method, body, headers = {}, patience = PATIENCE }: ServiceCall,
): Promise<ServiceAnswer> {
  const answer = await fetch(new URL(path, address), {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new NoAnswer(
      EXIT.files,
      `No service responds at ${address} (${reasonOf(error)}). Start one with linework serve, or name another with --host.`,
    );
  });
  const text = await answer.text();
  const value = parsed(text);
  if (answer.ok && (text === '' || value !== undefined)) return { value, headers: answer.headers };
  const { errorCode, message, details } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof errorCode !== 'string' || typeof message !== 'string')
    throw fileFailure(`The server at ${address} is not a Linework service (status ${answer.status}).`);
  const next =
    errorCode.startsWith('auth.') && errorCode !== 'auth.code_wrong' ? ` Run: linework login --host ${address}` : '';
  throw new ServiceFailure(errorCode, `${address}: ${printable(message)}${next}`, details);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as { readonly code?: unknown };
    if (typeof code === 'string') return code;
  }
  return error instanceof Error ? error.name : 'failed';
}
