// Which certificates a connection has after its metadata was read again: in, both; out, those of the metadata, and behind them earlier ones until they end, so
// that a provider can change from one to the next at any time in between.
import { notAfterOf } from '../saml/certificates.js';
import type { IdpMetadata } from '../saml/idp-metadata.js';
import type { SamlSettings } from './model.js';

export const MOST_CERTIFICATES = 4;

export function followedBy(before: SamlSettings, { signInUrl, certificates }: IdpMetadata, now: Date): SamlSettings {
  const fresh = certificates.map(({ pem }) => pem);
  const earlier = before.certificates.filter((pem) => !fresh.includes(pem) && notAfterOf(pem) > now);
  return { ...before, signInUrl, certificates: [...fresh, ...earlier].slice(0, MOST_CERTIFICATES) };
}
