// The eight kinds of signature wrapping (Somorovsky and others, 2012): in, a good response of ada; out, one whose valid signature is moved aside for a
// forged assertion of mallory.
import { assertion, response, SUBJECT, signed } from './provider.js';

const OF_ASSERTION = signed(assertion(), 'Assertion');
const ORIGINAL = withoutSignature(OF_ASSERTION);
/** Mallory's, without a signature. */
const FORGED = forged(ORIGINAL);
/** Mallory's, with ada's signature. */
const FORGED_WITH_SIGNATURE = forged(OF_ASSERTION);

const OF_RESPONSE = signed(response(OF_ASSERTION), 'Response');
const RESPONSE_SIGNATURE = signatureIn(OF_RESPONSE);
const ORIGINAL_RESPONSE = OF_RESPONSE.replace(RESPONSE_SIGNATURE, '');
const FORGED_RESPONSE = forged(ORIGINAL_RESPONSE).replace('ID="_response-1"', 'ID="_response-2"');

function signatureIn(xml: string): string {
  return /<ds:Signature .*?<\/ds:Signature>/s.exec(xml)?.[0] ?? '';
}

function withoutSignature(xml: string): string {
  return xml.replace(signatureIn(xml), '');
}

function forged(xml: string): string {
  return xml.replaceAll('ID="_assertion-1"', 'ID="_assertion-2"').replaceAll(SUBJECT, 'mallory');
}

/** Into the first signature, behind what is there. */
function intoSignature(xml: string, content: string): string {
  return xml.replace('</ds:Signature>', `${content}</ds:Signature>`);
}

const END_OF_ISSUER = '</saml:Issuer>';

export const WRAPPED: readonly (readonly [string, string])[] = [
  [
    'XSW1: a forged response around the signature, which has the original',
    FORGED_RESPONSE.replace(END_OF_ISSUER, `${END_OF_ISSUER}${intoSignature(RESPONSE_SIGNATURE, ORIGINAL_RESPONSE)}`),
  ],
  [
    'XSW2: a forged response with the original in front of the signature',
    FORGED_RESPONSE.replace(END_OF_ISSUER, `${END_OF_ISSUER}${ORIGINAL_RESPONSE}${RESPONSE_SIGNATURE}`),
  ],
  ['XSW3: a forged assertion in front of the original', response(`${FORGED}${OF_ASSERTION}`)],
  [
    'XSW4: a forged assertion around the original',
    response(FORGED.replace('</saml:Assertion>', `${OF_ASSERTION}</saml:Assertion>`)),
  ],
  [
    'XSW5: the signature in a forged assertion, and the original at the end',
    response(`${FORGED_WITH_SIGNATURE}${ORIGINAL}`),
  ],
  [
    'XSW6: a forged assertion with the original in its signature',
    response(intoSignature(FORGED_WITH_SIGNATURE, ORIGINAL)),
  ],
  [
    'XSW7: a forged assertion in an extension',
    response(`<samlp:Extensions>${FORGED}</samlp:Extensions>${OF_ASSERTION}`),
  ],
  [
    'XSW8: a forged assertion with the original in an object of its signature',
    response(intoSignature(FORGED_WITH_SIGNATURE, `<ds:Object>${ORIGINAL}</ds:Object>`)),
  ],
];

/** XSW4, to be encrypted. */
export const WRAPPED_INSIDE = FORGED.replace('</saml:Assertion>', `${OF_ASSERTION}</saml:Assertion>`);
