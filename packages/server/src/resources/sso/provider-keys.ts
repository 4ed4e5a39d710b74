// The keys with which a provider signs, as they are now: in, its settings; out, its key set, and the algorithms that it says it signs with.
import type { JSONWebKeySet } from 'jose';
import { configurationOf, type Provider, ProviderFailure } from './oidc.js';

export interface ProviderKeys {
  readonly keys: JSONWebKeySet;
  readonly algorithms: readonly string[];
}

/** Throws a `ProviderFailure`. */
export async function keysOf(provider: Provider): Promise<ProviderKeys> {
  const server = (await configurationOf(provider)).serverMetadata();
  const { id_token_signing_alg_values_supported: algorithms = ['RS256'], jwks_uri: address = '' } = server;
  const keys = await readKeys(provider, address);
  if (!isKeySet(keys)) throw new ProviderFailure(`The keys of ${provider.settings.issuer} cannot be read.`);
  return { keys, algorithms };
}

async function readKeys({ fetch }: Provider, address: string): Promise<unknown> {
  try {
    return await (await fetch(address)).json();
  } catch {
    return undefined;
  }
}

function isKeySet(keys: unknown): keys is JSONWebKeySet {
  return typeof keys === 'object' && keys !== null && 'keys' in keys && Array.isArray(keys.keys);
}
