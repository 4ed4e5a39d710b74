// Names of resources from the expressions that produce them: in, an expression and the values of its variables; out, either a
// lower-case text for comparing names, or the name to display. Texts are joined and variables substituted. A part that is known
// only at deployment is written in braces for comparison; for display it is dropped or replaced by its parameter's name.
import { type Budget, occurrences } from '../reading/budget.js';
import type { Call, Expression } from './expression.js';
import { idOf, interleaved, isResourceId } from './ids.js';

/** The value of a call, under its own key so that each is evaluated once. */
export interface Worth {
  readonly key: string;
  readonly expression: Expression;
}

export type WorthOf = (call: Call) => Worth | undefined;

export interface Speller {
  readonly plain: (expression: Expression) => string;
  /** The same for every iteration of a loop: `vm-#` of `vm-0` and of `format('vm-{0}', copyIndex())`. */
  readonly ofLoop: (expression: Expression) => string;
  readonly spoken: (expression: Expression) => string;
}

type Inner = (each: Expression) => string;
type Unknown = (call: Call, inner: Inner) => string;

const LONGEST = 2_000;
const DEEPEST = 60;
const LONGEST_SPOKEN = 100;

export function spellerOf(worthOf: WorthOf, budget: Budget): Speller {
  const plain = withUnknown(worthOf, braced, budget);
  const turned = withUnknown(worthOf, (call, inner) => (isTurn(call) ? '#' : braced(withoutTurn(call), inner)), budget);
  const telling = withUnknown(worthOf, (call, inner) => sayable(call, inner, isTelling), budget);
  const all = withUnknown(worthOf, (call, inner) => sayable(call, inner, () => true), budget);
  return {
    plain: (each) => plain(each).toLowerCase(),
    ofLoop: (each) => turned(each).toLowerCase().replace(/\d+/g, '#'),
    spoken: (each) => lastOf(telling(each)) ?? lastOf(all(each)) ?? 'default',
  };
}

function withUnknown(worthOf: WorthOf, unknown: Unknown, budget: Budget): Inner {
  const known = new Map<string, string>();
  const spelled = (expression: Expression, depth: number): string => {
    budget.steps(1);
    if (expression.is === 'text') return cut(expression.text);
    const next: Inner = (each) => (depth > DEEPEST ? '' : spelled(each, depth + 1));
    const joined = joinedBy(expression, next, budget);
    if (joined !== undefined) return cut(joined);
    const worth = worthOf(expression);
    if (!worth) return cut(unknown(expression, next));
    const before = known.get(worth.key);
    if (before !== undefined) return before;
    known.set(worth.key, '');
    const value = next(worth.expression) || cut(unknown(expression, next));
    known.set(worth.key, value);
    return value;
  };
  return (expression) => spelled(expression, 0);
}

function joinedBy({ name, values, taken }: Call, next: Inner, budget: Budget): string | undefined {
  const [first, second] = values;
  if (name === 'concat') return all(values, next, budget).join('');
  if (name === 'format' && first) {
    const words = all(values.slice(1), next, budget);
    const written = next(first);
    const longest = words.reduce((most, each) => Math.max(most, each.length), 0);
    budget.characters(occurrences(written, '{') * longest);
    return written.replace(/\{(\d{1,3})\}/g, (_, index: string) => words[Number(index)] ?? '');
  }
  if (/^(?:string|tolower|toupper)$/.test(name) && first && values.length === 1) return next(first);
  const [item] = taken;
  if (name === 'split' && first && second && item?.is === 'text' && /^\d+$/.test(item.text)) {
    budget.steps(LONGEST / 20);
    return next(first).split(next(second) || '/')[Number(item.text)] ?? '';
  }
  return undefined;
}

/** Each is cut, but there can be many. */
function all(values: readonly Expression[], next: Inner, budget: Budget): readonly string[] {
  return values.map((each) => {
    const text = next(each);
    budget.characters(text.length);
    return text;
  });
}

/** An id in full; anything else without slashes, because these separate names. */
function braced({ name, values, taken }: Call, inner: Inner): string {
  const id = isResourceId(name) && taken.length === 0 ? idOf(values, inner) : undefined;
  if (id !== undefined) return interleaved(id.type, id.names);
  const words = [...values, ...taken].map(inner).join(',');
  return `{${name}(${words})}`.replaceAll('/', '|');
}

function isTurn({ name }: Call): boolean {
  return name === 'copyindex' || name === 'range';
}

/** The same for `names[copyIndex()]` and `names[0]`. */
function withoutTurn(call: Call): Call {
  return { ...call, taken: call.taken.map((each) => (each.is === 'call' ? { is: 'text', text: '#' } : each)) };
}

/** Between a word that stands for a given value and the text beside it. */
const JOINT = '\u0001';

/** A parameter by its own name; a cut or chosen text by its source; nothing for what deployment generates. */
function sayable({ name, values }: Call, inner: Inner, isSaid: (word: string) => boolean): string {
  const [first, ...others] = values;
  if (/^(?:parameters|variables)$/.test(name)) {
    const word = first?.is === 'text' ? bareWord(first.text) : '';
    return word !== '' && isSaid(word) ? `${JOINT}${word}${JOINT}` : '';
  }
  if (name === 'if') return others.map(inner).find((each) => /[A-Za-z]/.test(each)) ?? '';
  return /^(?:take|padleft|replace|substring|trim|coalesce)$/.test(name) && first ? inner(first) : '';
}

/** `vm` of `vmName`, `vmNamePrefix` and `dnsNameForVm`. */
function bareWord(word: string): string {
  return word
    .replace(/^(?:unique)?_?(?:dns)?_?(?:label)?NameFor(?=[A-Z])/i, '')
    .replace(/(?<=.)_var$/, '')
    .replace(/(?<=.)(?:_?Name)?_?(?:Prefix|Suffix)$|(?<=.)_prefix$/, '')
    .replace(/(?<=.)_?Name$|(?<=.)_name$/, '')
    .replace(/^(?:resource)?name$/i, '');
}

/** Parts that make a name unique or give a location do not describe the resource. */
function isTelling(word: string): boolean {
  return !/^(?:(?:name|unique|resource|deployment)?_?(?:prefix|suffix|token|seed|id)|location|region|env|environment)$/i.test(
    word,
  );
}

function cut(text: string): string {
  return text.slice(0, LONGEST);
}

/** Its last part, if that is meaningful. */
function lastOf(whole: string): string | undefined {
  const last = whole.split('/').at(-1) ?? '';
  const plain = last
    .split(JOINT)
    .filter(Boolean)
    .join('-')
    .replace(/([-_.])[-_.]+/g, '$1')
    .slice(0, LONGEST_SPOKEN)
    .replace(/^[^A-Za-z\d]+|(?<![^A-Za-z\d])[^A-Za-z\d]+$/g, '');
  return /[A-Za-z]/.test(plain) ? plain : undefined;
}
