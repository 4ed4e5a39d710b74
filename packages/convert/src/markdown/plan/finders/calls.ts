// Prose that says who calls whom: a sequence if it gives an order, otherwise a flow. Proposed only if nearly every sentence says
// it, of few parts, each of which is connected with the others.
import type { Finder } from '../contract.js';
import { type Message, messagesDraft, short } from './steps.js';

const LEAST = 3;
const MOST_PARTS = 8;
const SAYING = 0.75;
const ORDER =
  /\b(?:then|after(?:wards)?|first|next|finally|once|before|returns?|responds?|repl(?:y|ies)|answers?|sends back)\b/i;
const NAME = '([A-Za-z][\\w-]*(?: [\\w-]+){0,2}?)';
const ARTICLE = '(?:the |an? |its |our |each |every )?';
/** Verbs with the part that receives as their object, and those that name it after a preposition. */
const DIRECT = 'calls|answers|invokes|queries|asks|notifies|triggers|polls|contacts';
const PASSING =
  'sends|forwards|passes|writes|posts|publishes|returns|delivers|submits|redirects|reads|fetches|loads|gets|pulls|requests|receives|subscribes|talks|connects|responds|replies';
const STOP =
  '(?= (?:to|for|with|and|via|over|using|when|in|on|which|that|about|by|through|at|if|as|from|until|before|after|once|asynchronously|synchronously|directly)\\b|[,;.]|$)';
const SENTENCE = new RegExp(
  `^${ARTICLE}${NAME} (?:(?:then|also|only|finally|first|now) )?(?:(?:${DIRECT}) ${ARTICLE}${NAME}${STOP}|(?:${PASSING})(?: [^,;.]{0,60}?)?? (?:to|from|into) ${ARTICLE}${NAME}${STOP})`,
  'i',
);
const CONTINUED = new RegExp(`(,? and |, which )(?=(?:${DIRECT}|${PASSING})\\b)`);
const LEAD = /^(?:first|then|next|finally|afterwards|after that|now|there|in turn|and|when .{1,60}|once .{1,60}),? /i;
/** Not names: the reader, or something that only the sentence before explains. */
const PRONOUN =
  /^(?:it|this|that|these|those|we|you|they|he|she|i|who|which|what|there|one|someone|everyone|nobody|people|users? (?:who|that)|section|document|page|chapter|function|method|example|code|following|above)\b/i;

export const calls: Finder = (block, section) => {
  if (block.type !== 'text') return undefined;
  const clauses = clausesOf(block.text);
  const clauseMessages = clauses.map(messagesOf).filter((each) => each.length > 0);
  if (clauseMessages.length < clauses.length * SAYING) return undefined;
  const messages = spelled(clauseMessages.flat());
  if (messages.length < LEAST) return undefined;
  const parts = new Set(messages.flatMap(({ from, to }) => [from, to]));
  if (parts.size < 3 || parts.size > MOST_PARTS || !connected(messages)) return undefined;
  const ordered = ORDER.test(block.text);
  return {
    kind: ordered ? 'sequence' : 'flow',
    reason: `The text says ${messages.length} times who calls whom.`,
    draft: messagesDraft(ordered ? 'sequence' : 'flow', section.title, messages),
    lacks: [ordered ? 'Responses that the text does not mention.' : 'What each part is: service, database, person.'],
  };
};

/** Sentences, and their parts with a subject of their own. `, which` continues with the part that was named last. */
function clausesOf(text: string): readonly string[] {
  return text
    .replace(/[`*]/g, '')
    .split(
      /(?<=[.;!?]) (?=\S)|, (?:and )?(?:then )?(?=(?:the|an?) \w)|,? and (?=the [\w-]+(?: [\w-]+)? (?:calls|sends|asks)\b)/,
    )
    .map((each) => each.trim())
    .filter((each) => each.length > 2);
}

/** `and publishes …` continues with the same subject, `which checks …` with the part named last. */
function messagesOf(clause: string): readonly Message[] {
  const [first = '', ...more] = clause.replace(LEAD, '').split(CONTINUED);
  const message = messageOf(first);
  if (message === undefined) return [];
  const out = [message];
  for (let at = 0; at + 1 < more.length; at += 2) {
    const last = out.at(-1) ?? message;
    const next = messageOf(`${more[at]?.includes('which') ? last.to : last.from} ${more[at + 1] ?? ''}`);
    if (next === undefined) break;
    out.push(next);
  }
  return out;
}

function messageOf(sentence: string): Message | undefined {
  const match = SENTENCE.exec(sentence);
  if (!match) return undefined;
  const [whole, from = '', object, place] = match;
  const to = object ?? place ?? '';
  if (PRONOUN.test(from) || PRONOUN.test(to) || from.toLowerCase() === to.toLowerCase()) return undefined;
  const label = whole.replace(new RegExp(`^${ARTICLE}${escaped(from)} `, 'i'), '');
  return { from, to, label: short((object === undefined ? label : label.split(' ', 1)[0]) ?? '') };
}

/** With each part spelled as where it is named first. */
function spelled(messages: readonly Message[]): readonly Message[] {
  const names = new Map<string, string>();
  const nameOf = (written: string): string => {
    const key = written.toLowerCase();
    const known = names.get(key) ?? written;
    names.set(key, known);
    return known;
  };
  return messages.map(({ from, to, label }) => ({ from: nameOf(from), to: nameOf(to), label }));
}

function escaped(text: string): string {
  return text.replace(/[^\w ]/g, '\\$&');
}

/** Whether every sentence shares a part with one above it. */
function connected(messages: readonly Message[]): boolean {
  const known = new Set<string>();
  return messages.every(({ from, to }, at) => {
    const joins = at === 0 || known.has(from) || known.has(to);
    known.add(from).add(to);
    return joins;
  });
}
