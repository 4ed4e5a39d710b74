// Which algorithms signatures and encryption use: in, the XML; out, a fault if one is not allowed. The lists are what node-saml can verify
// and decrypt without SHA-1, HMAC, RSA 1.5 and Triple DES; it knows no ECDSA and no SHA-384.
import { elementsNamed, SIGNATURE, type XmlElement } from './elements.js';
import { quoted, type SamlFault } from './faults.js';

const SIGNATURE_METHODS: readonly string[] = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
];

const DIGESTS: readonly string[] = [
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
];

const CANONICAL: readonly string[] = [
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
];

const TRANSFORMS: readonly string[] = ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', ...CANONICAL];

export const CONTENT_ENCRYPTION: readonly string[] = [
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
  'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
];

export const KEY_ENCRYPTION = 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p';
const OAEP_DIGEST = 'http://www.w3.org/2000/09/xmldsig#sha1';

export function signatureAlgorithmFault(root: XmlElement): SamlFault | undefined {
  const signatures = elementsNamed(root, 'Signature').filter(({ namespace }) => namespace === SIGNATURE);
  return signatures.map(faultOfSignature).find((fault) => fault !== undefined);
}

function faultOfSignature(signature: XmlElement): SamlFault | undefined {
  return (
    notAmong(signature, 'SignatureMethod', SIGNATURE_METHODS, 'Sign with RSA and SHA-256.') ??
    notAmong(signature, 'DigestMethod', DIGESTS, 'Use the digest SHA-256.') ??
    notAmong(signature, 'CanonicalizationMethod', CANONICAL, 'Use exclusive canonicalization.') ??
    notAmong(
      signature,
      'Transform',
      TRANSFORMS,
      'Use only the transforms enveloped-signature and exclusive canonicalization.',
    )
  );
}

function notAmong(
  signature: XmlElement,
  name: string,
  allowed: readonly string[],
  advice: string,
): SamlFault | undefined {
  const wrong = elementsNamed(signature, name).find(
    (each) => !allowed.includes(each.attributes.get('Algorithm') ?? ''),
  );
  return (
    wrong && {
      key: 'signature-algorithm',
      message: `The signature uses ${quoted(wrong.attributes.get('Algorithm'))} as ${name}, which is not accepted here. ${advice}`,
    }
  );
}

/** Of everything encrypted in a response. */
export function encryptionAlgorithmFault(root: XmlElement): SamlFault | undefined {
  const wrong = [
    ...elementsNamed(root, 'EncryptedData').flatMap((data) => methodsOf(data, CONTENT_ENCRYPTION)),
    ...elementsNamed(root, 'EncryptedKey').flatMap((key) => methodsOf(key, [KEY_ENCRYPTION])),
    ...elementsNamed(root, 'EncryptedKey').flatMap(digestsOf),
  ];
  return wrong.length === 0
    ? undefined
    : {
        key: 'encryption-algorithm',
        message: `The assertion is encrypted with ${quoted(wrong[0])}, which is not accepted here. Use AES-256-GCM, and RSA-OAEP with SHA-1 and MGF1 for its key.`,
      };
}

function methodsOf(encrypted: XmlElement, allowed: readonly string[]): readonly string[] {
  return encrypted.children
    .filter(({ name }) => name === 'EncryptionMethod')
    .map(({ attributes }) => attributes.get('Algorithm') ?? '')
    .filter((algorithm) => !allowed.includes(algorithm));
}

function digestsOf(key: XmlElement): readonly string[] {
  return elementsNamed(key, 'DigestMethod')
    .map(({ attributes }) => attributes.get('Algorithm') ?? '')
    .filter((algorithm) => algorithm !== OAEP_DIGEST);
}
