// Verifies signatures by node-saml: in, a response that passed the checks around it; out, the XML of its assertion as it was signed.
import { type CacheProvider, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { Expectation } from './expectation.js';
import { failure, type SamlFailure, type SamlFault } from './faults.js';
import { inResponseToFault } from './response-checks.js';

/** Times are compared by our own checks, with the clock of the caller. */
const NO_TIMES = -1;

export interface SignedParts {
  readonly xml: string;
  /** Whether the response has a signature too, which then has to be valid as well. */
  readonly isResponseSigned: boolean;
  /** For an encrypted assertion. */
  readonly key: string | undefined;
}

export async function signedAssertion(
  { xml, isResponseSigned, key }: SignedParts,
  expected: Expectation,
): Promise<{ readonly ok: true; readonly xml: string } | SamlFailure> {
  const saml = new SAML({
    idpCert: [...expected.settings.certificates],
    issuer: expected.entityId,
    callbackUrl: expected.acsUrl,
    audience: false,
    acceptedClockSkewMs: NO_TIMES,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: isResponseSigned,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: oneRequest(expected.requestId),
    ...(key === undefined ? {} : { decryptionPvk: key }),
  });
  try {
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: Buffer.from(xml).toString('base64') });
    const assertion = profile?.getAssertionXml?.();
    return assertion === undefined ? failure(notSigned(expected)) : { ok: true, xml: assertion };
  } catch (error) {
    return failure(faultOf(error instanceof Error ? error.message : '', expected));
  }
}

/** The only request that a response can answer. Its age is the caller's concern, who knows it. */
function oneRequest(requestId: string): CacheProvider {
  return {
    saveAsync: async () => null,
    getAsync: async (id) => (id === requestId ? new Date().toISOString() : null),
    removeAsync: async () => null,
  };
}

/** What node-saml refuses after the signature, in its words; everything else is the signature. */
function faultOf(message: string, expected: Expectation): SamlFault {
  if (message.includes('InResponseTo')) return inResponseToFault(undefined, expected.requestId);
  if (message.startsWith('Error parsing Not') || message.startsWith('Error parsing IssueInstant'))
    return { key: 'time', message: `A time of the assertion is missing or no UTC time: ${message.slice(0, 200)}.` };
  if (message.startsWith('No valid subject confirmation'))
    return { key: 'confirmation', message: 'The assertion has no SubjectConfirmation with SubjectConfirmationData.' };
  if (message.startsWith('Unable to process multiple conditions'))
    return {
      key: 'conditions',
      message: 'The assertion has Conditions twice. Configure the provider to send them once.',
    };
  return notSigned(expected);
}

export function notSigned({ settings }: Expectation): SamlFault {
  return {
    key: 'signature',
    message: `The signature fits none of the ${settings.certificates.length} certificates of this connection, or the response was changed on its way. Compare the signing certificate at the provider with those here, or load its metadata again.`,
  };
}
