// The metadata of an identity provider: in, its XML, by somebody else; out, what a connection needs, or what is missing and what to do. A signature of
// metadata is not checked: an admin sent it, or it came from its own address by https.
import { certificateOf, isTooShort, LEAST_BITS, type ProviderCertificate } from './certificates.js';
import { childrenOf, METADATA, onlyChild, PROTOCOL, SIGNATURE, wholeText, type XmlElement } from './elements.js';
import { quoted } from './faults.js';
import { endFault, readAgainOf } from './metadata-times.js';
import { isSignInAddress } from './sign-in-address.js';
import { parseXml } from './strict-xml.js';

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
/** SAML 2.0 core, 8.3.6. */
const LONGEST_ENTITY_ID = 1024;

export interface IdpMetadata {
  readonly ok: true;
  readonly entityId: string;
  readonly signInUrl: string;
  readonly certificates: readonly { readonly pem: string; readonly notAfter: Date }[];
  /** When it has to be read again, if it came from an address. */
  readonly readAgain: Date;
}

export interface Reading {
  readonly now: Date;
  /** Of the provider that is meant, for metadata of several. */
  readonly entityId?: string | undefined;
}

export type IdpMetadataResult = IdpMetadata | Refused;

interface Refused {
  readonly ok: false;
  readonly message: string;
}

export function readIdpMetadata(xml: string, { now, entityId: wanted }: Reading): IdpMetadataResult {
  const parsed = parseXml(xml.trim());
  if (!parsed.ok) return refused(`${parsed.fault.message} Download the metadata of the identity provider again.`);
  const entity = providerOf(parsed.document.root, wanted);
  if (!entity.ok) return entity;
  const entityId = idOf(entity);
  if (entityId === '' || entityId.length > LONGEST_ENTITY_ID)
    return refused(
      `EntityDescriptor has no entityID of 1 to ${LONGEST_ENTITY_ID} characters. Download the metadata again.`,
    );
  const timed = [...entity.around, entity.element, entity.provider];
  const end = endFault(timed, now);
  if (end !== undefined) return refused(end);
  const address = signInUrlOf(entity.provider);
  if (!address.ok) return address;
  const certificates = certificatesOf(entity.provider);
  if (!certificates.ok) return certificates;
  return {
    ok: true,
    entityId,
    signInUrl: address.url,
    certificates: certificates.all,
    readAgain: readAgainOf(timed, now),
  };
}

function refused(message: string): Refused {
  return { ok: false, message };
}

interface Entity {
  readonly element: XmlElement;
  /** The groups that it is in. */
  readonly around: readonly XmlElement[];
}

interface ProviderEntity extends Entity {
  readonly provider: XmlElement;
}

function providerOf(root: XmlElement, wanted: string | undefined): ({ readonly ok: true } & ProviderEntity) | Refused {
  const entities = entitiesIn(root, []);
  if (entities.length === 0)
    return refused(
      `Expected the metadata of a SAML identity provider (EntityDescriptor), but received the element ${quoted(root.name)}. Use the address or the file that the provider calls 'metadata' or 'federation metadata'.`,
    );
  const providers = entities.flatMap((entity) => {
    const provider = descriptorOf(entity.element);
    return provider ? [{ ...entity, provider }] : [];
  });
  if (providers.length === 0)
    return refused(
      'This metadata describes no SAML 2.0 identity provider (IDPSSODescriptor). It may be that of a service: use the metadata of the identity provider.',
    );
  const [first, second] = wanted === undefined ? providers : providers.filter((each) => idOf(each) === wanted);
  if (!first)
    return refused(
      `This metadata does not describe the identity provider ${quoted(wanted)}. It has ${listed(providers)}.`,
    );
  if (second)
    return refused(
      `This metadata describes ${providers.length} identity providers: ${listed(providers)}. Send the one that your people sign in with as entityId.`,
    );
  return { ok: true, ...first };
}

function entitiesIn(element: XmlElement, around: readonly XmlElement[]): readonly Entity[] {
  const isEntity = element.name === 'EntityDescriptor' && element.namespace === METADATA;
  const inside = element.children.flatMap((child) => entitiesIn(child, [...around, element]));
  return isEntity ? [{ element, around }, ...inside] : inside;
}

function idOf({ element }: Entity): string {
  return element.attributes.get('entityID') ?? '';
}

const MOST_LISTED = 10;

function listed(providers: readonly Entity[]): string {
  const ids = providers.slice(0, MOST_LISTED).map((each) => quoted(idOf(each)));
  return `${ids.join(', ')}${providers.length > MOST_LISTED ? ' and more' : ''}`;
}

function descriptorOf(entity: XmlElement): XmlElement | undefined {
  return childrenOf(entity, METADATA, 'IDPSSODescriptor').find(({ attributes }) =>
    (attributes.get('protocolSupportEnumeration') ?? '').split(/\s/).includes(PROTOCOL),
  );
}

function signInUrlOf(provider: XmlElement): { readonly ok: true; readonly url: string } | Refused {
  const services = childrenOf(provider, METADATA, 'SingleSignOnService');
  const redirect = services.find(({ attributes }) => attributes.get('Binding') === REDIRECT);
  if (!redirect)
    return refused(
      services.length === 0
        ? 'The metadata has no address for sign-in (SingleSignOnService). Use the metadata of the identity provider.'
        : 'The identity provider takes no sign-in requests by HTTP-Redirect. Enable that binding there.',
    );
  const location = redirect.attributes.get('Location')?.trim();
  return location !== undefined && isSignInAddress(location)
    ? { ok: true, url: location }
    : refused(
        `Expected the address for sign-in (SingleSignOnService) to start with https://, but received ${quoted(location)}.`,
      );
}

/** One without a use is for both. */
function certificatesOf(
  provider: XmlElement,
): { readonly ok: true; readonly all: IdpMetadata['certificates'] } | Refused {
  const texts = childrenOf(provider, METADATA, 'KeyDescriptor')
    .filter(({ attributes }) => (attributes.get('use') ?? 'signing') === 'signing')
    .flatMap((key) => onlyChild(key, SIGNATURE, 'KeyInfo') ?? [])
    .flatMap((info) => childrenOf(info, SIGNATURE, 'X509Data'))
    .flatMap((data) => childrenOf(data, SIGNATURE, 'X509Certificate'))
    .map(wholeText);
  if (texts.length === 0)
    return refused(
      'The metadata has no certificate for signing (KeyDescriptor with X509Certificate). Create a signing certificate at the identity provider.',
    );
  const certificates: ProviderCertificate[] = [];
  for (const text of texts) {
    const certificate = certificateOf(text);
    if (!certificate) return refused('A certificate in the metadata cannot be parsed. Download the metadata again.');
    if (!certificates.some(({ pem }) => pem === certificate.pem)) certificates.push(certificate);
  }
  const rsa = certificates.filter(({ isRsa }) => isRsa);
  if (rsa.length === 0)
    return refused('The identity provider signs with a key that is not RSA. Create an RSA signing certificate there.');
  const usable = rsa.filter((each) => !isTooShort(each));
  return usable.length === 0
    ? refused(
        `The identity provider signs with an RSA key of fewer than ${LEAST_BITS} bits. Create a longer signing certificate there.`,
      )
    : { ok: true, all: usable.map(({ pem, notAfter }) => ({ pem, notAfter })) };
}
