// The checks of an assertion: in, the XML whose signature was verified, and what is expected; out, the first fault. They examine no other XML.
import { ASSERTION, childrenOf, elementsNamed, onlyChild, wholeText, type XmlElement } from './elements.js';
import type { Expectation } from './expectation.js';
import { quoted, type SamlFault } from './faults.js';
import { inResponseToFault, issuerFaultOf } from './response-checks.js';

type AssertionCheck = (assertion: XmlElement, expected: Expectation) => SamlFault | undefined;

/** How far the provider's clock can be from this one. */
export const CLOCK_SKEW_MS = 60_000;
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
/** No provider has longer ones; the standard allows 256 characters for a persistent one. */
const LONGEST_NAME_ID = 1024;

function rootFault(assertion: XmlElement): SamlFault | undefined {
  const isOne = assertion.name === 'Assertion' && assertion.namespace === ASSERTION;
  return isOne &&
    elementsNamed(assertion, 'Assertion', 'EncryptedAssertion').length === 1 &&
    assertion.attributes.get('ID')
    ? undefined
    : { key: 'assertions', message: 'Expected one assertion with an ID and without another one in it.' };
}

function dataOf(assertion: XmlElement): XmlElement | undefined {
  const subject = onlyChild(assertion, ASSERTION, 'Subject');
  if (!subject) return undefined;
  const [bearer, second] = childrenOf(subject, ASSERTION, 'SubjectConfirmation').filter(
    ({ attributes }) => attributes.get('Method') === BEARER,
  );
  return bearer && !second ? onlyChild(bearer, ASSERTION, 'SubjectConfirmationData') : undefined;
}

function confirmationFault(assertion: XmlElement): SamlFault | undefined {
  return dataOf(assertion)
    ? undefined
    : {
        key: 'confirmation',
        message: `Expected exactly one SubjectConfirmation of the method '${BEARER}' with SubjectConfirmationData. Configure the provider for browser single sign-on (the Web Browser SSO profile).`,
      };
}

function recipientFault(assertion: XmlElement, { acsUrl }: Expectation): SamlFault | undefined {
  const recipient = dataOf(assertion)?.attributes.get('Recipient');
  return recipient === acsUrl
    ? undefined
    : {
        key: 'recipient',
        message: `Expected the Recipient '${acsUrl}', but received ${quoted(recipient)}. Set this address as the assertion consumer service (ACS, reply or callback URL) at the provider.`,
      };
}

function subjectRequestFault(assertion: XmlElement, { requestId }: Expectation): SamlFault | undefined {
  const id = dataOf(assertion)?.attributes.get('InResponseTo');
  return id === requestId ? undefined : inResponseToFault(id, requestId);
}

/** When it ends is required: without it, an assertion would be valid for ever. */
function confirmationTimeFault(assertion: XmlElement, { now }: Expectation): SamlFault | undefined {
  const data = dataOf(assertion);
  return (
    data && (data.attributes.has('NotOnOrAfter') ? periodFault(data, now) : malformedTime('NotOnOrAfter', undefined))
  );
}

function conditionsTimeFault(assertion: XmlElement, { now }: Expectation): SamlFault | undefined {
  const conditions = onlyChild(assertion, ASSERTION, 'Conditions');
  return conditions && periodFault(conditions, now);
}

function periodFault({ attributes }: XmlElement, now: Date): SamlFault | undefined {
  const [start, end] = [attributes.get('NotBefore'), attributes.get('NotOnOrAfter')];
  return (
    (start === undefined ? undefined : startFault(start, now)) ??
    (end === undefined ? undefined : endFault(end, now, 'NotOnOrAfter'))
  );
}

function startFault(text: string, now: Date): SamlFault | undefined {
  const start = instantOf(text);
  if (!start) return malformedTime('NotBefore', text);
  if (now.getTime() >= start.getTime() - CLOCK_SKEW_MS) return undefined;
  return {
    key: 'not-yet-valid',
    message: `The assertion is valid from ${text} on, but here it is ${now.toISOString()}. Set the clock of the provider or of this machine (NTP).`,
  };
}

function endFault(text: string, now: Date, name: string): SamlFault | undefined {
  const end = instantOf(text);
  if (!end) return malformedTime(name, text);
  if (now.getTime() < end.getTime() + CLOCK_SKEW_MS) return undefined;
  return {
    key: 'expired',
    message: `The assertion was valid until ${text}, but here it is ${now.toISOString()}. Sign in again; if that does not help, set the clock of the provider or of this machine (NTP).`,
  };
}

function malformedTime(name: string, text: string | undefined): SamlFault {
  return {
    key: 'time',
    message: `Expected a UTC time like 2026-01-31T12:00:00Z as ${name}, but received ${quoted(text)}.`,
  };
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

export function instantOf(text: string): Date | undefined {
  const date = new Date(INSTANT.test(text) ? text : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A condition that is not understood makes an assertion invalid (SAML 2.0 core, 2.5.1.1). */
const UNDERSTOOD = ['AudienceRestriction', 'OneTimeUse', 'ProxyRestriction'];

function conditionsFault(assertion: XmlElement): SamlFault | undefined {
  const unknown = onlyChild(assertion, ASSERTION, 'Conditions')?.children.find(
    ({ name }) => !UNDERSTOOD.includes(name),
  );
  return (
    unknown && {
      key: 'conditions',
      message: `The assertion has the condition ${quoted(unknown.name)}, which this service does not know. Remove it at the provider.`,
    }
  );
}

function audienceFault(assertion: XmlElement, { entityId }: Expectation): SamlFault | undefined {
  const conditions = onlyChild(assertion, ASSERTION, 'Conditions');
  const audiences = (conditions ? childrenOf(conditions, ASSERTION, 'AudienceRestriction') : []).map((restriction) =>
    childrenOf(restriction, ASSERTION, 'Audience').map(wholeText),
  );
  if (audiences.length > 0 && audiences.every((each) => each.includes(entityId))) return undefined;
  const all = audiences.flat();
  return {
    key: 'audience',
    message: `Expected the audience '${entityId}', but received ${quoted(all.length === 0 ? undefined : all.join(', '))}. Set it as the audience (entity id, identifier) of this service at the provider.`,
  };
}

function authenticationFault(assertion: XmlElement, { now }: Expectation): SamlFault | undefined {
  const statements = childrenOf(assertion, ASSERTION, 'AuthnStatement');
  if (statements.length === 0)
    return {
      key: 'authentication',
      message:
        'The assertion does not say that anyone signed in (AuthnStatement). Configure the provider for browser single sign-on.',
    };
  const ends = statements.flatMap(({ attributes }) => attributes.get('SessionNotOnOrAfter') ?? []);
  return ends.map((end) => endFault(end, now, 'SessionNotOnOrAfter')).find((fault) => fault !== undefined);
}

/** The NameID of a verified assertion; undefined if it has none, or more than one. */
export function nameIdOf(assertion: XmlElement): XmlElement | undefined {
  const subject = onlyChild(assertion, ASSERTION, 'Subject');
  return subject && onlyChild(subject, ASSERTION, 'NameID');
}

function nameIdFault(assertion: XmlElement): SamlFault | undefined {
  const nameId = nameIdOf(assertion);
  if (nameId?.attributes.get('Format') === TRANSIENT)
    return {
      key: 'transient',
      message:
        'The NameID is transient: it is another one at each sign-in, so nobody could be recognised. Use the format persistent, or emailAddress.',
    };
  const isName = nameId?.children.length === 0 && nameId.text.trim() !== '' && nameId.text.length <= LONGEST_NAME_ID;
  return isName
    ? undefined
    : {
        key: 'name-id',
        message: `Expected a NameID of 1 to ${LONGEST_NAME_ID} characters, but received ${quoted(nameId && wholeText(nameId))}. Send one, as text, with the format persistent or emailAddress.`,
      };
}

export const ASSERTION_CHECKS: readonly AssertionCheck[] = [
  rootFault,
  issuerFaultOf,
  confirmationFault,
  recipientFault,
  subjectRequestFault,
  confirmationTimeFault,
  conditionsTimeFault,
  conditionsFault,
  audienceFault,
  authenticationFault,
  nameIdFault,
];

/** Until when a verified assertion could be used again: the caller remembers its id as long. */
export function lastUseOf(assertion: XmlElement): Date {
  const end = instantOf(dataOf(assertion)?.attributes.get('NotOnOrAfter') ?? '');
  return new Date((end?.getTime() ?? 0) + CLOCK_SKEW_MS);
}
