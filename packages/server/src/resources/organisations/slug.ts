// Slugs of organisations: in, a text; out, whether it can be one, and one made of a name.
import { ID } from '../../platform/ids.js';

/** Words of paths under /orgs, and words that would mislead in one. */
const RESERVED: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'invites',
  'linework',
  'me',
  'new',
  'orgs',
  'settings',
  'user',
]);

const SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

const LONGEST = 64;

/** Length of an id: a slug of this form could be taken for one. */
const ID_LENGTH = 26;

export function isSlug(text: string): boolean {
  return (
    text.length <= LONGEST && SLUG.test(text) && !RESERVED.has(text) && !(text.length === ID_LENGTH && ID.test(text))
  );
}

/** `Acme & Söhne` becomes `acme-sohne`; a name without letters or digits of ASCII becomes `team`. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  return isSlug(plain) ? plain : 'team';
}
