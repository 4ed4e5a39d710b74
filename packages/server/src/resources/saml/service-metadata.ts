// What an identity provider has to know about this service: in, its addresses and the certificates that assertions can be encrypted to; out, XML.
import { CONTENT_ENCRYPTION, KEY_ENCRYPTION } from './algorithms.js';
import { base64Of } from './certificates.js';
import { METADATA, PROTOCOL, SIGNATURE } from './elements.js';
import { element, type WrittenXml } from './xml-text.js';

export const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';

const FORMATS = [
  'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
];

export interface ServiceAddresses {
  readonly entityId: string;
  readonly acsUrl: string;
  /** PEM; none before a connection is set up. */
  readonly certificates: readonly string[];
}

export function serviceMetadata({ entityId, acsUrl, certificates }: ServiceAddresses): string {
  const { xml } = element(
    'md:EntityDescriptor',
    { 'xmlns:md': METADATA, 'xmlns:ds': SIGNATURE, entityID: entityId },
    element(
      'md:SPSSODescriptor',
      { AuthnRequestsSigned: 'false', WantAssertionsSigned: 'true', protocolSupportEnumeration: PROTOCOL },
      ...certificates.map(encryptionKey),
      ...FORMATS.map((format) => element('md:NameIDFormat', {}, format)),
      element('md:AssertionConsumerService', { Binding: POST, Location: acsUrl, index: '0', isDefault: 'true' }),
    ),
  );
  return xml;
}

function encryptionKey(certificate: string): WrittenXml {
  return element(
    'md:KeyDescriptor',
    { use: 'encryption' },
    element('ds:KeyInfo', {}, element('ds:X509Data', {}, element('ds:X509Certificate', {}, base64Of(certificate)))),
    ...[...CONTENT_ENCRYPTION, KEY_ENCRYPTION].map((Algorithm) => element('md:EncryptionMethod', { Algorithm })),
  );
}
