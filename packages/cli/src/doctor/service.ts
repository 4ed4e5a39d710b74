// Whether the service of this machine's user can be used: its address, who is signed in, and whether it responds. The key is sent
// only to that address, and never shown.
import { Failure } from '../command/failure.js';
import { ask, serviceClient } from '../service/client.js';
import { readCredentials } from '../service/credentials.js';
import type { Io } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import type { Examined } from './contract.js';

/** Milliseconds that a response can take. */
const PATIENCE = 5_000;

export async function serviceExamined(env: Io['env'], host: string | undefined): Promise<Examined> {
  try {
    if (!isUsed(env, host))
      return {
        name: 'service',
        state: 'ok',
        says: 'Not signed in to a service. Drawing and checking files need none.',
      };
    const { address, hasKey, call } = serviceClient(env, host);
    const health = await ask(address, '/health', { patience: PATIENCE });
    const responds = `${address} responds, version ${shown(health.value, 'version')}`;
    if (!hasKey)
      return {
        name: 'service',
        state: 'note',
        says: `${responds}. Not signed in to it.`,
        next: 'To sign in, run: linework login',
      };
    const { value } = await call('/user/me', { patience: PATIENCE });
    const by = env.LINEWORK_API_KEY ? ' with the key in $LINEWORK_API_KEY' : '';
    return {
      name: 'service',
      state: 'ok',
      says: `${responds}. Signed in as ${shown(value, 'email')}${by}, plan ${shown(value, 'plan')}.`,
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { name: 'service', state: 'broken', says: printable(error.message) };
  }
}

function isUsed(env: Io['env'], host: string | undefined): boolean {
  if (host !== undefined || env.LINEWORK_HOST || env.LINEWORK_API_KEY) return true;
  return readCredentials(env).service !== undefined;
}

function shown(value: unknown, field: 'email' | 'plan' | 'version'): string {
  const text = (value as Readonly<Record<string, unknown>> | null)?.[field];
  return typeof text === 'string' ? printable(text.slice(0, 200)) : 'unknown';
}
