// The metadata of a SAML provider at its address: in, the address; out, what a connection needs, or why it cannot be read, for an admin. The trust in it is
// that of https to the provider, or of the operator who named a host of their own network.
import { UnreachableProvider } from '../../platform/outbound/provider-fetch.js';
import type { Service } from '../../platform/service.js';
import { type IdpMetadataResult, type Reading, readIdpMetadata } from '../saml/idp-metadata.js';

export async function providerMetadataAt(
  address: string,
  { provider }: Pick<Service, 'provider'>,
  reading: Reading,
): Promise<IdpMetadataResult> {
  try {
    const answer = await provider(address, { headers: { accept: 'application/samlmetadata+xml, application/xml' } });
    if (answer.status === 200) return readIdpMetadata(await answer.text(), reading);
    const message = `${new URL(address).host} answers with status ${answer.status}. Redirects are not followed.`;
    return { ok: false, message };
  } catch (error) {
    if (error instanceof UnreachableProvider) return { ok: false, message: error.message };
    throw error;
  }
}
