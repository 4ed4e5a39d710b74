// An identity provider of our own, for what a real one would never send: in, what to change in a good response; out, the response as it is posted.

import { SignedXml } from 'xml-crypto';
import { encrypt } from 'xml-encryption';
import type { SamlSettings } from '../../sso/model.js';
import type { ResponseContext } from '../verified-response.js';
import { rsaSigner, type Signer } from './certificate.js';

export const NOW = new Date('2026-11-28T12:00:00Z');
export const PROVIDER: Signer = rsaSigner();
/** The provider's next certificate. */
export const NEXT: Signer = rsaSigner();
/** Somebody whom this service does not know. */
export const STRANGER: Signer = rsaSigner();
/** This service's own key, for encrypted assertions. */
export const SERVICE: Signer = rsaSigner();
export const SERVICE_NEXT: Signer = rsaSigner();

export const ACS = 'https://linework.example/auth/sso/saml/acme';
export const ENTITY = 'https://linework.example/saml/acme';
export const REQUEST = '_request-of-ada';
export const SUBJECT = 'ada-lovelace-1815';

export const SETTINGS: SamlSettings = {
  entityId: 'https://idp.example/metadata',
  signInUrl: 'https://idp.example/sso?tenant=acme',
  certificates: [PROVIDER.certificate],
};

/** A context that counts each id as its first use, unless `used` has it. */
export function context(changes: Partial<ResponseContext> = {}, used: Set<string> = new Set()): ResponseContext {
  return {
    entityId: ENTITY,
    acsUrl: ACS,
    requestId: REQUEST,
    now: NOW,
    decryptionKeys: [SERVICE.key],
    takeOnce: async (id) => !used.has(id) && used.add(id).has(id),
    ...changes,
  };
}

/** Texts of a good response. Each can be replaced, and an empty one is omitted. */
export interface Parts {
  readonly issuer: string;
  readonly nameId: string;
  readonly confirmation: string;
  readonly conditions: string;
  readonly authentication: string;
  readonly attributes: string;
  readonly assertionId: string;
  readonly responseAttributes: string;
  readonly responseIssuer: string;
  readonly status: string;
}

export const ATTRIBUTES = [
  attribute('http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress', 'ada@acme.example'),
  attribute('groups', 'engineers', 'admins'),
].join('');

export function attribute(name: string, ...values: readonly string[]): string {
  const texts = values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('');
  return `<saml:Attribute Name="${name}">${texts}</saml:Attribute>`;
}

export function confirmation(changes: Readonly<Record<string, string | undefined>> = {}, method = 'bearer'): string {
  const all = { Recipient: ACS, InResponseTo: REQUEST, NotOnOrAfter: '2026-11-28T12:05:00Z', ...changes };
  return `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:${method}"><saml:SubjectConfirmationData${attributesOf(all)}/></saml:SubjectConfirmation>`;
}

export function conditions(
  changes: Readonly<Record<string, string | undefined>> = {},
  audience = audiences(ENTITY),
): string {
  const all = { NotBefore: '2026-11-28T11:59:00Z', NotOnOrAfter: '2026-11-28T12:05:00Z', ...changes };
  return `<saml:Conditions${attributesOf(all)}>${audience}</saml:Conditions>`;
}

export function audiences(...all: readonly string[]): string {
  return `<saml:AudienceRestriction>${all.map((each) => `<saml:Audience>${each}</saml:Audience>`).join('')}</saml:AudienceRestriction>`;
}

export function authentication(changes: Readonly<Record<string, string>> = {}): string {
  const all = { AuthnInstant: '2026-11-28T11:59:30Z', SessionIndex: 'session-7', ...changes };
  return `<saml:AuthnStatement${attributesOf(all)}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`;
}

export function nameId(
  value: string,
  format = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  more = '',
): string {
  return `<saml:NameID Format="${format}"${more}>${value}</saml:NameID>`;
}

export function responseAttributes(changes: Readonly<Record<string, string | undefined>> = {}): string {
  return attributesOf({ Destination: ACS, InResponseTo: REQUEST, ...changes });
}

export function status(code: string, more = ''): string {
  return `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${code}"/>${more}</samlp:Status>`;
}

function attributesOf(all: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(all)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');
}

export const issuer = (text: string): string => `<saml:Issuer>${text}</saml:Issuer>`;

const GOOD: Parts = {
  issuer: issuer(SETTINGS.entityId),
  nameId: nameId(SUBJECT),
  confirmation: confirmation(),
  conditions: conditions(),
  authentication: authentication(),
  attributes: `<saml:AttributeStatement>${ATTRIBUTES}</saml:AttributeStatement>`,
  assertionId: '_assertion-1',
  responseAttributes: responseAttributes(),
  responseIssuer: issuer(SETTINGS.entityId),
  status: status('Success'),
};

const SAML_NAMESPACE = 'xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';

export function assertion(changes: Partial<Parts> = {}): string {
  const parts = { ...GOOD, ...changes };
  return `<saml:Assertion ${SAML_NAMESPACE} ID="${parts.assertionId}" Version="2.0" IssueInstant="2026-11-28T11:59:30Z">${parts.issuer}<saml:Subject>${parts.nameId}${parts.confirmation}</saml:Subject>${parts.conditions}${parts.authentication}${parts.attributes}</saml:Assertion>`;
}

/** Around an assertion, or whatever is there instead of one. */
export function response(content: string, changes: Partial<Parts> = {}, id = '_response-1'): string {
  const parts = { ...GOOD, ...changes };
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ${SAML_NAMESPACE} ID="${id}" Version="2.0" IssueInstant="2026-11-28T11:59:30Z"${parts.responseAttributes}>${parts.responseIssuer}${parts.status}${content}</samlp:Response>`;
}

export interface Signing {
  readonly signer?: Signer;
  readonly method?: string;
  readonly digest?: string;
  readonly transforms?: readonly string[];
}

const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
export const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** Signs the element of that name and puts the signature after its issuer. */
export function signed(xml: string, name: 'Assertion' | 'Response', signing: Signing = {}): string {
  const { signer = PROVIDER, method = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256' } = signing;
  const { digest = 'http://www.w3.org/2001/04/xmlenc#sha256', transforms = [ENVELOPED, EXCLUSIVE] } = signing;
  const signature = new SignedXml({
    privateKey: signer.key,
    publicCert: signer.certificate,
    signatureAlgorithm: method,
    canonicalizationAlgorithm: EXCLUSIVE,
  });
  if (method.includes('hmac')) {
    signature.enableHMAC();
    signature.privateKey = signer.certificate;
  }
  const xpath = `(//*[local-name(.)='${name}'])[1]`;
  signature.addReference({ xpath, transforms: [...transforms], digestAlgorithm: digest });
  signature.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return signature.getSignedXml();
}

/** A response with a signed assertion, as a browser posts it. */
export function posted(changes: Partial<Parts> = {}, signing: Signing = {}): string {
  return base64(response(signed(assertion(changes), 'Assertion', signing), changes));
}

export function base64(xml: string): string {
  return Buffer.from(xml).toString('base64');
}

const GCM = 'http://www.w3.org/2009/xmlenc11#aes256-gcm';

export function encrypted(
  xml: string,
  to: Signer = SERVICE,
  encryptionAlgorithm: Parameters<typeof encrypt>[1]['encryptionAlgorithm'] = GCM,
  keyEncryptionAlgorithm: Parameters<
    typeof encrypt
  >[1]['keyEncryptionAlgorithm'] = 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      rsa_pub: to.certificate,
      pem: to.certificate,
      encryptionAlgorithm,
      keyEncryptionAlgorithm,
      warnInsecureAlgorithm: false,
    };
    encrypt(xml, options, (error, data) =>
      error ? reject(error) : resolve(`<saml:EncryptedAssertion ${SAML_NAMESPACE}>${data}</saml:EncryptedAssertion>`),
    );
  });
}
