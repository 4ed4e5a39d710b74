// Security of an operation: in, the operation and its document; out, the alternatives, each a set of schemes that are required
// together, and what a scheme requires of a client.
import { at, entriesAt, itemsAt, type Tree, textAt } from '../../reading/tree.js';
import { oneLine } from '../../wording.js';
import type { ApiDocument } from './documents.js';

/** Names of schemes; an empty set allows everyone. */
export type SecuritySet = readonly string[];

/** The operation's own requirement, or else the document's. */
export function securityOf(operation: Tree, { root }: ApiDocument): readonly SecuritySet[] {
  const security = at(operation, 'security') ?? at(root, 'security');
  return itemsAt(security).flatMap((each) => (each.is === 'map' ? [entriesAt(each).map(({ key }) => key)] : []));
}

export interface Scheme {
  readonly name: string;
  /** What the client presents, such as `API key in the header X-Key`. */
  readonly asks: string;
  /** Where a client signs in first, if it does: an address, or undefined if unknown. */
  readonly signIn?: { readonly at: string };
}

export function schemeOf(
  name: string,
  { root, swagger }: ApiDocument,
  followed: (tree: Tree) => Tree | undefined,
): Scheme {
  const entry = swagger ? at(root, 'securityDefinitions', name) : at(root, 'components', 'securitySchemes', name);
  const scheme = entry && followed(entry);
  const type = textAt(scheme, 'type');
  if (type === 'apiKey') {
    const place = textAt(scheme, 'in') ?? 'request';
    return { name, asks: `API key in the ${place} ${oneLine(textAt(scheme, 'name')) ?? ''}`.trim() };
  }
  if (type === 'oauth2') return { name, asks: 'access token', signIn: { at: signInOf(scheme, swagger) } };
  if (type === 'openIdConnect') {
    return { name, asks: 'access token', signIn: { at: hostOf(textAt(scheme, 'openIdConnectUrl')) } };
  }
  if (type === 'mutualTLS') return { name, asks: 'client certificate' };
  const kind = type === 'basic' ? 'basic' : textAt(scheme, 'scheme')?.toLowerCase();
  if (kind === 'basic') return { name, asks: 'user name and password' };
  if (kind === 'bearer') return { name, asks: `bearer token${bearerFormat(scheme)}` };
  return { name, asks: kind ?? '' };
}

function bearerFormat(scheme: Tree | undefined): string {
  const format = oneLine(textAt(scheme, 'bearerFormat'));
  return format === undefined ? '' : ` (${format})`;
}

/** The host of the first address in its flows. */
function signInOf(scheme: Tree | undefined, swagger: boolean): string {
  const flows = swagger && scheme ? [scheme] : entriesAt(scheme, 'flows').map(({ value }) => value);
  for (const key of ['tokenUrl', 'authorizationUrl', 'deviceAuthorizationUrl'])
    for (const flow of flows) {
      const host = hostOf(textAt(flow, key));
      if (host !== '') return host;
    }
  return '';
}

function hostOf(address: string | undefined): string {
  const [, host = ''] = /^[a-z]+:\/\/([^/?#]+)/i.exec(address ?? '') ?? [];
  return host;
}
