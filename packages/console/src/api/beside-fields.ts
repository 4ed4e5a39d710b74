// Some refusals name their fields in the message, one sentence after another: `primary: 'x' is not a colour. Write #rgb or #rrggbb.` In, such a refusal and
// the names; out, the same refusal with each of its words at the field they are about.
import { type Issue, Refusal } from './refusal.js';

export function besideFields(refusal: Refusal, names: readonly string[]): Refusal {
  if (refusal.code !== 'validation.failed' || refusal.issues.length > 0) return refusal;
  const issues = namedIn(refusal.message, names);
  return issues.length === 0 ? refusal : new Refusal(refusal.code, refusal.status, WORDS, issues, refusal.requestId);
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
