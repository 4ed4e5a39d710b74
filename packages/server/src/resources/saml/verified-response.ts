// A response of a SAML identity provider: in, what the browser posted, the connection's settings and the request that it answers; out, what the
// provider vouches for, or what is wrong in words for the admin who set it up. Nothing is fetched, and nothing is stored but by `takeOnce`.
import type { Proof, SamlSettings } from '../sso/model.js';
import { signatureAlgorithmFault } from './algorithms.js';
import { ASSERTION_CHECKS, lastUseOf } from './assertion-checks.js';
import { elementsNamed, type XmlElement } from './elements.js';
import { decryptedAssertion, keyOf } from './encrypted.js';
import type { Expectation } from './expectation.js';
import { failure, type SamlFailure, type SamlFault } from './faults.js';
import { proofOf } from './proof.js';
import { commentFault, instructionFault, isSigned, nameFault, RESPONSE_CHECKS } from './response-checks.js';
import { notSigned, signedAssertion } from './signature.js';
import { LARGEST_XML, parseXml, TOO_LARGE, type XmlDocument } from './strict-xml.js';

export interface ResponseContext {
  /** Of this service. */
  readonly entityId: string;
  readonly acsUrl: string;
  /** Of the request that the browser was sent with; the caller forgets it once it is answered. */
  readonly requestId: string;
  readonly now: Date;
  /** PEM. Two while this service changes its key. */
  readonly decryptionKeys: readonly string[];
  /**
   * Whether this is the first use of an assertion's id, which is unique for one connection. Asked last, when everything else passed; the id can be
   * forgotten at `expires`.
   */
  readonly takeOnce: (id: string, expires: Date) => Promise<boolean>;
}

export type VerifiedResponse = { readonly ok: true; readonly proof: Proof } | SamlFailure;

/** Rejects only if `takeOnce` does. */
export async function verifiedResponse(
  settings: SamlSettings,
  response: string,
  { decryptionKeys, takeOnce, ...context }: ResponseContext,
): Promise<VerifiedResponse> {
  const expected: Expectation = { settings, ...context };
  const xml = xmlOf(response);
  if (!xml.ok) return xml;
  const outside = checkedDocument(xml.text, expected);
  if (!outside.ok) return outside;
  const inside = isEncrypted(outside.root) ? await openedAssertion(xml.text, decryptionKeys, expected) : NOT_ENCRYPTED;
  if (!inside.ok) return inside;
  const signed = await signedAssertion(
    { xml: xml.text, isResponseSigned: isSigned(outside.root), key: inside.key },
    expected,
  );
  if (!signed.ok) return signed;
  const hidden = inside.document && faultInside(inside.document);
  if (hidden) return failure(hidden);
  const parsed = parseXml(signed.xml);
  if (!parsed.ok) return failure(parsed.fault);
  const assertion = parsed.document.root;
  const fault = ASSERTION_CHECKS.map((check) => check(assertion, expected)).find((each) => each !== undefined);
  if (fault) return failure(fault);
  if (!(await takeOnce(assertion.attributes.get('ID') ?? '', lastUseOf(assertion)))) return failure(REPLAY);
  return { ok: true, proof: proofOf(assertion, settings) };
}

const REPLAY: SamlFault = {
  key: 'replay',
  message: 'This response was used before. Start the sign-in again; do not reload the page that sent it.',
};

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

function xmlOf(response: string): { readonly ok: true; readonly text: string } | SamlFailure {
  // Four characters for three bytes, and a line end after each 64 of them.
  if (response.length > LARGEST_XML * 1.4) return failure(TOO_LARGE);
  const text = response.replaceAll(/\s/g, '');
  if (text === '')
    return failure({
      key: 'empty',
      message: 'The field SAMLResponse is missing or empty. Use the binding HTTP-POST for responses.',
    });
  const bytes = Buffer.from(text, 'base64');
  if (!BASE64.test(text) || bytes.length === 0)
    return failure({ key: 'base64', message: 'SAMLResponse is not base64. Use the binding HTTP-POST for responses.' });
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return failure({
      key: 'malformed',
      message: 'The response is not UTF-8. Use the binding HTTP-POST, which does not compress.',
    });
  }
}

function checkedDocument(
  xml: string,
  expected: Expectation,
): { readonly ok: true; readonly root: XmlElement } | SamlFailure {
  const parsed = parseXml(xml);
  if (!parsed.ok) return failure(parsed.fault);
  const { document } = parsed;
  const fault =
    commentFault(document) ??
    instructionFault(document) ??
    RESPONSE_CHECKS.map((check) => check(document.root, expected)).find((each) => each !== undefined);
  return fault ? failure(fault) : { ok: true, root: document.root };
}

function isEncrypted(root: XmlElement): boolean {
  return elementsNamed(root, 'EncryptedAssertion').length > 0;
}

interface Opened {
  readonly ok: true;
  readonly key: string | undefined;
  readonly document: XmlDocument | undefined;
}

const NOT_ENCRYPTED: Opened = { ok: true, key: undefined, document: undefined };

/** What cannot be decrypted or parsed is reported as a signature that does not fit, whatever it is: see decryptedAssertion. */
async function openedAssertion(
  xml: string,
  keys: readonly string[],
  expected: Expectation,
): Promise<Opened | SamlFailure> {
  const key = keyOf(xml, keys);
  if (key === undefined)
    return failure({
      key: 'decryption',
      message: `The assertion is encrypted to a key that this service does not have (it has ${keys.length}). Load the metadata of this service at the provider again, or turn encryption off there.`,
    });
  const text = await decryptedAssertion(xml, key);
  const parsed = text === undefined ? undefined : parseXml(text);
  const isFit = parsed?.ok && nameFault(parsed.document.root) === undefined;
  return isFit ? { ok: true, key, document: parsed.document } : failure(notSigned(expected));
}

/** Of what was decrypted, once its signature is known to fit. */
function faultInside(document: XmlDocument): SamlFault | undefined {
  return commentFault(document) ?? instructionFault(document) ?? signatureAlgorithmFault(document.root);
}
