// Refusals that say which field they are about in another way than by a path. Some name their fields in the message, one sentence after another:
// `primary: 'x' is not a colour. Write #rgb or #rrggbb.` Others are about one field by their code. In, such a refusal and the names of the fields; out, the
// same refusal with each of its words at the field they are about.
import { type Issue, Refusal } from './refusal.js';

export function besideFields(refusal: Refusal, names: readonly string[]): Refusal {
  if (refusal.code !== 'validation.failed' || refusal.issues.length > 0) return refusal;
  const issues = namedIn(refusal.message, names);
  return issues.length === 0 ? refusal : new Refusal(refusal.code, refusal.status, WORDS, issues, refusal.requestId);
}

/** What a code is about: names of fields, of which a form has one. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'account.not_confirmed': ['typed'],
  'alias.taken': ['alias'],
  'folder.restricted': ['folder', 'to'],
  'icon.product_taken': ['products'],
  'invite.ended': ['code'],
  'invite.other_address': ['code'],
  'organisation.not_confirmed': ['typed'],
  'organisation.slug_taken': ['slug'],
  'picture.too_large': ['picture'],
  'picture.unreadable': ['picture'],
  'publishing.unlisted_forbidden': ['visibility'],
  'sso.domain_taken': ['domain'],
  'sso.provider_failed': ['issuer', 'metadataUrl'],
};

/** With its words at the fields of a form, by their names in it. */
export function atFields(refusal: Refusal, names: readonly string[]): Refusal {
  const field = FIELDS[refusal.code]?.find((each) => names.includes(each));
  return field === undefined
    ? besideFields(ofWholePaths(refusal, names), names)
    : new Refusal(
        'validation.failed',
        refusal.status,
        refusal.message,
        [{ path: [field], message: refusal.message }],
        refusal.requestId,
      );
}

/** A field of a list has the whole path as its name, `rules.0.role`: another field can be called `role`. */
function ofWholePaths(refusal: Refusal, names: readonly string[]): Refusal {
  const issues = refusal.issues.map((issue) => {
    const name = issue.path.join('.');
    return names.includes(name) ? { ...issue, path: [name] } : issue;
  });
  return issues.length === 0
    ? refusal
    : new Refusal(refusal.code, refusal.status, refusal.message, issues, refusal.requestId);
}

/** What is left to say above the button of a form; undefined if fields say it all. */
export function withoutFields(refusal: Refusal, has: (name: string) => boolean): Refusal | undefined {
  const rest = refusal.issues.filter(({ path }) => !path.some(has));
  if (rest.length === refusal.issues.length) return refusal;
  return rest.length === 0
    ? undefined
    : new Refusal(refusal.code, refusal.status, refusal.message, rest, refusal.requestId);
}

const WORDS = 'Nothing was saved. Correct these first.';

/** The parts of a message that begin with a name and a colon. */
export function namedIn(message: string, names: readonly string[]): readonly Issue[] {
  const starts = names
    .flatMap((name) => placesOf(message, `${name}: `).map((at) => ({ name, at })))
    .sort((a, b) => a.at - b.at);
  return starts.map(({ name, at }, i) => ({
    path: [name],
    message: message.slice(at + name.length + 2, starts[i + 1]?.at).trim(),
  }));
}

/** Where a part can begin: at the start, or after a sentence. */
function placesOf(message: string, beginning: string): readonly number[] {
  const places: number[] = [];
  for (let at = message.indexOf(beginning); at !== -1; at = message.indexOf(beginning, at + 1))
    if (at === 0 || message.slice(0, at).endsWith('. ')) places.push(at);
  return places;
}
