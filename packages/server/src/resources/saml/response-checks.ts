// The checks of a response around its assertion: in, its root and what is expected; out, the first fault. They run before any signature is
// verified, so what they pass is not yet true; it is only worth verifying.
import { encryptionAlgorithmFault, signatureAlgorithmFault } from './algorithms.js';
import {
  ASSERTION,
  childrenOf,
  elementsNamed,
  everyElement,
  onlyChild,
  PROTOCOL,
  SIGNATURE,
  wholeText,
  type XmlElement,
} from './elements.js';
import type { Expectation } from './expectation.js';
import { quoted, type SamlFault } from './faults.js';
import type { XmlDocument } from './strict-xml.js';

type ResponseCheck = (root: XmlElement, expected: Expectation) => SamlFault | undefined;

/** Text on both sides of a comment is one text for some readers and two for others. */
export function commentFault({ hasComments }: XmlDocument): SamlFault | undefined {
  return hasComments
    ? { key: 'comment', message: 'The response has XML comments, which can hide a part of a name. Remove them.' }
    : undefined;
}

export function instructionFault({ hasInstructions }: XmlDocument): SamlFault | undefined {
  return hasInstructions
    ? { key: 'processing-instruction', message: 'The response has XML processing instructions. Remove them.' }
    : undefined;
}

function kindFault(root: XmlElement): SamlFault | undefined {
  return root.name === 'Response' && root.namespace === PROTOCOL
    ? undefined
    : {
        key: 'not-a-response',
        message: `Expected a SAML 2.0 Response, but received the element ${quoted(root.name)}. Send sign-in responses to this address, and nothing else.`,
      };
}

/** The characters of xs:ID: no quote, with which an id would change the XPath that the library looks it up with. */
const NAME = /^[\p{L}_][\p{L}\p{N}._-]*$/u;

/** Of all ids and references, of which nothing is verified yet. */
export function nameFault(root: XmlElement): SamlFault | undefined {
  const ids = everyElement(root).flatMap(({ attributes }) => attributes.get('ID') ?? []);
  const references = elementsNamed(root, 'Reference').flatMap(({ attributes }) => attributes.get('URI') ?? []);
  const names = [...ids, ...references.map((each) => each.replace(/^#/, '')).filter((each) => each !== '')];
  const wrong = names.find((each) => !NAME.test(each));
  return wrong === undefined
    ? undefined
    : {
        key: 'malformed',
        message: `${quoted(wrong)} is not an XML id. Write a letter or '_', then letters, digits, '_', '-' and '.'.`,
      };
}

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

function statusFault(root: XmlElement): SamlFault | undefined {
  const status = onlyChild(root, PROTOCOL, 'Status');
  const codes = status
    ? elementsNamed(status, 'StatusCode').map(({ attributes }) => attributes.get('Value') ?? '')
    : [];
  if (codes[0] === SUCCESS) return undefined;
  const text = status && onlyChild(status, PROTOCOL, 'StatusMessage');
  const names = codes.map((code) => code.slice(code.lastIndexOf(':') + 1)).join(', ');
  return {
    key: 'status',
    message: `The identity provider did not sign the person in. Its status: ${quoted(names)}. Its message: ${quoted(text && wholeText(text))}. Check there whether the person is assigned to this application.`,
  };
}

/** Two of them could be the signed one and the one that is read. */
function assertionsFault(root: XmlElement): SamlFault | undefined {
  const everywhere = elementsNamed(root, 'Assertion', 'EncryptedAssertion').length;
  const direct = [...childrenOf(root, ASSERTION, 'Assertion'), ...childrenOf(root, ASSERTION, 'EncryptedAssertion')]
    .length;
  return everywhere === 1 && direct === 1
    ? undefined
    : {
        key: 'assertions',
        message: `Expected exactly one assertion, directly in the response, but received ${everywhere}. Configure the provider to send one.`,
      };
}

export function issuerFaultOf(element: XmlElement, { settings }: Expectation): SamlFault | undefined {
  const issuer = onlyChild(element, ASSERTION, 'Issuer');
  return issuer && wholeText(issuer) === settings.entityId
    ? undefined
    : {
        key: 'issuer',
        message: `Expected the issuer '${settings.entityId}' in the ${element.name.toLowerCase()}, but received ${quoted(issuer && wholeText(issuer))}. Change the entity id of the connection, or load the provider's metadata again.`,
      };
}

function responseIssuerFault(root: XmlElement, expected: Expectation): SamlFault | undefined {
  return childrenOf(root, ASSERTION, 'Issuer').length === 0 ? undefined : issuerFaultOf(root, expected);
}

function destinationFault(root: XmlElement, { acsUrl }: Expectation): SamlFault | undefined {
  const destination = root.attributes.get('Destination');
  return destination === acsUrl
    ? undefined
    : {
        key: 'destination',
        message: `Expected the Destination '${acsUrl}', but received ${quoted(destination)}. Set this address as the assertion consumer service (ACS, reply or callback URL) at the provider.`,
      };
}

function requestFault(root: XmlElement, { requestId }: Expectation): SamlFault | undefined {
  const id = root.attributes.get('InResponseTo');
  if (id === requestId) return undefined;
  return id === undefined
    ? {
        key: 'idp-initiated',
        message:
          'The response answers no request: the sign-in was started at the identity provider. Start it here, or link the tile of the provider to the sign-in address of the organisation.',
      }
    : inResponseToFault(id, requestId);
}

export function inResponseToFault(id: string | undefined, requestId: string): SamlFault {
  return {
    key: 'in-response-to',
    message: `Expected an answer to the request '${requestId}', but received one to ${quoted(id)}. Start the sign-in again, in one window.`,
  };
}

/** An assertion that is not signed itself could be moved into another response. */
function unsignedFault(root: XmlElement): SamlFault | undefined {
  const assertion = onlyChild(root, ASSERTION, 'Assertion');
  if (!assertion || childrenOf(assertion, SIGNATURE, 'Signature').length > 0) return undefined;
  return {
    key: 'unsigned',
    message: isSigned(root)
      ? 'Only the response is signed, not the assertion. Configure the provider to sign the assertion (or both).'
      : 'The assertion is not signed. Configure the provider to sign it.',
  };
}

export function isSigned(root: XmlElement): boolean {
  return childrenOf(root, SIGNATURE, 'Signature').length > 0;
}

/** The decryption chooses by the name only, and takes the first. */
function encryptedPartsFault(root: XmlElement): SamlFault | undefined {
  const encrypted = childrenOf(root, ASSERTION, 'EncryptedAssertion').length;
  const data = elementsNamed(root, 'EncryptedData').length;
  return data === encrypted && elementsNamed(root, 'EncryptedKey').length === encrypted
    ? undefined
    : {
        key: 'encryption-algorithm',
        message:
          'Expected one EncryptedData with one EncryptedKey in an encrypted assertion, and none elsewhere. Encrypt the assertion as a whole, to one certificate.',
      };
}

export const RESPONSE_CHECKS: readonly ResponseCheck[] = [
  kindFault,
  nameFault,
  statusFault,
  assertionsFault,
  responseIssuerFault,
  destinationFault,
  requestFault,
  unsignedFault,
  signatureAlgorithmFault,
  encryptedPartsFault,
  encryptionAlgorithmFault,
];
