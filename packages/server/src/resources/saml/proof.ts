// What a verified assertion vouches for: in, the assertion after every check; out, the subject, the address and all attributes.
import type { Proof, SamlSettings, SeenClaim } from '../sso/model.js';
import { nameIdOf } from './assertion-checks.js';
import { ASSERTION, childrenOf, wholeText, type XmlElement } from './elements.js';

const UNSPECIFIED = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified';
const EMAIL_ADDRESS = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

/** In lower case, the most specific first. */
const EMAIL_CLAIMS = [
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'mail',
  'email',
];

export function proofOf(assertion: XmlElement, { entityId }: SamlSettings): Proof {
  const claims = claimsOf(assertion);
  const session = childrenOf(assertion, ASSERTION, 'AuthnStatement')[0]?.attributes.get('SessionIndex');
  return {
    subject: subjectOf(nameIdOf(assertion)),
    issuer: entityId,
    email: emailOf(nameIdOf(assertion), claims),
    claims,
    ...(session === undefined ? {} : { session }),
  };
}

/** A JSON list, so that no two names have the same text. Qualifiers are a part of a name: the same value in two of them is two people. */
function subjectOf(nameId: XmlElement | undefined): string {
  const parts = [
    nameId?.attributes.get('Format') ?? UNSPECIFIED,
    nameId?.text ?? '',
    nameId?.attributes.get('NameQualifier') ?? '',
    nameId?.attributes.get('SPNameQualifier') ?? '',
  ];
  const length = parts.findLastIndex((part) => part !== '') + 1;
  return JSON.stringify(parts.slice(0, length));
}

function emailOf(nameId: XmlElement | undefined, claims: readonly SeenClaim[]): string | undefined {
  const values = [
    ...(nameId?.attributes.get('Format') === EMAIL_ADDRESS ? [nameId.text] : []),
    ...EMAIL_CLAIMS.flatMap((name) => claims.find((claim) => claim.name.toLowerCase() === name)?.values ?? []),
  ];
  return values.map((value) => value.trim()).find((value) => value.includes('@'));
}

/** Attributes of the same name are one claim. One without a name is shown with the empty name. */
function claimsOf(assertion: XmlElement): readonly SeenClaim[] {
  const attributes = childrenOf(assertion, ASSERTION, 'AttributeStatement').flatMap((statement) =>
    childrenOf(statement, ASSERTION, 'Attribute'),
  );
  const values = new Map<string, readonly string[]>();
  for (const attribute of attributes) {
    const name = attribute.attributes.get('Name') ?? '';
    const added = childrenOf(attribute, ASSERTION, 'AttributeValue').map(wholeText);
    values.set(name, [...(values.get(name) ?? []), ...added]);
  }
  return [...values].map(([name, all]) => ({ name, values: all }));
}
