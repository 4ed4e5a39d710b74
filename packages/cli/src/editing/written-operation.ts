// An operation of an edit as people type it, such as rename db orders: in, its words; out, the operation as the edit takes it, or a
// usage failure with the form to write.
import { didYouMean } from '../command/did-you-mean.js';
import { usageFailure } from '../command/failure.js';
import { printable } from '../terminal/printable.js';
import { isArrow, type Word, wordsIn, wordsOf } from './words.js';

type Operation = Readonly<Record<string, unknown>>;

interface Form {
  /** The words after the name. */
  readonly form: string;
  readonly example: string;
  /** Returns nothing if the words do not have the form. */
  readonly read: (words: readonly Word[]) => Operation | undefined;
}

/** By the name that people type. */
export const WRITTEN_FORMS: Readonly<Record<string, Form>> = {
  header: {
    form: 'NAME=VALUE...',
    example: 'header title=Payment direction=down',
    read: (words) => withFields(words, (fields) => ({ op: 'header', fields })),
  },
  add: { form: 'LINE [in|before|after ID]', example: 'add node jobs queue "Jobs" in data', read: added },
  set: {
    form: 'ID NAME=VALUE...',
    example: 'set api label="Order service" tone=blue',
    read: (words) => {
      const { at, rest } = refIn(words);
      return at === undefined ? undefined : withFields(rest, (fields) => ({ op: 'set', at, fields }));
    },
  },
  rename: {
    form: 'ID NEW',
    example: 'rename db orders',
    read: ([id, to, ...more]) =>
      id && to && more.length === 0 ? { op: 'rename', id: id.text, to: to.text } : undefined,
  },
  move: {
    form: 'ID [in|before|after ID]',
    example: 'move cache after api',
    read: (words) => {
      const { before, place } = placed(words);
      const { at, rest } = refIn(before);
      return at !== undefined && rest.length === 0 ? { op: 'move', at, ...place } : undefined;
    },
  },
  group: {
    form: 'ID... [id=NEW label=TEXT]',
    example: 'group shop api id=front label=Front',
    read: (words) => {
      const members = words.filter((each) => !isField(each)).map(refOf);
      const fields = fieldsOf(words.filter(isField));
      return members.length === 0 ? undefined : { op: 'group', members, ...(hasAny(fields) ? { fields } : {}) };
    },
  },
  dissolve: { form: 'ID [cascade]', example: 'dissolve data', read: (words) => cascading('dissolve', words) },
  connect: {
    form: 'A B [label=TEXT ...]',
    example: 'connect shop cache label=session',
    read: (words) => {
      const { edge, arrow, rest } = edgeIn(words);
      const fields = { ...(arrow === undefined || arrow === '->' ? {} : { arrow }), ...fieldsOf(rest) };
      if (!edge || !rest.every(isField)) return undefined;
      return { op: 'connect', from: edge.from, to: edge.to, ...(hasAny(fields) ? { fields } : {}) };
    },
  },
  reconnect: {
    form: 'A B from=C|to=C',
    example: 'reconnect api cache to=db',
    read: (words) => {
      const { edge, rest } = edgeIn(words);
      const ends = fieldsOf(rest);
      if (!edge || !hasAny(ends) || !Object.keys(ends).every((each) => each === 'from' || each === 'to'))
        return undefined;
      return { op: 'reconnect', at: edge, ...ends };
    },
  },
  disconnect: {
    form: 'A B',
    example: 'disconnect api cache',
    read: (words) => {
      const { edge, rest } = edgeIn(words);
      return edge && rest.length === 0 ? { op: 'disconnect', ...edge } : undefined;
    },
  },
  insert: {
    form: 'A B id=NEW [label=TEXT ...]',
    example: 'insert api db id=pool label=Pool',
    read: (words) => {
      const { edge, rest } = edgeIn(words);
      return edge && withFields(rest, (fields) => ({ op: 'insert', at: edge, fields }));
    },
  },
  remove: { form: 'ID [cascade]', example: 'remove cache cascade', read: (words) => cascading('remove', words) },
  delete: { form: 'ID [cascade]', example: 'delete cache cascade', read: (words) => cascading('remove', words) },
  replace: {
    form: 'ID LINE',
    example: 'replace shop node shop person "Buyer"',
    read: (words) => {
      const { at, rest } = refIn(words);
      return at !== undefined && rest.length > 0 ? { op: 'replace', at, line: lineOf(rest) } : undefined;
    },
  },
};

/** For a message or help. */
export const EXAMPLES = 'rename db orders, set api tone=blue, or as JSON \'{"op":"remove","at":"cache"}\'';

export interface Understood {
  readonly operation: unknown;
  /** It was typed, so the reader should see how it was read. */
  readonly typed: boolean;
}

/** Arguments of a command line: JSON or one quoted operation each, or the words of one operation. */
export function operationsOf(args: readonly string[]): readonly Understood[] {
  const [first = ''] = args;
  if (!isJson(first) && !isWhole(first) && args.length > 0) return [typed(wordsOf(args))];
  return args.flatMap((each) => (isJson(each) ? jsonOperations(each, 'the operation') : [typed(wordsIn(each))]));
}

/** An operation or a list of them. */
export function jsonOperations(text: string, where: string): readonly Understood[] {
  try {
    const value: unknown = JSON.parse(text);
    return (Array.isArray(value) ? value : [value]).map((operation) => ({ operation, typed: false }));
  } catch {
    throw usageFailure(`Expected JSON in ${where}. Write: ${EXAMPLES}`);
  }
}

function isJson(word: string): boolean {
  return /^\s{0,100}[[{]/.test(word);
}

/** One argument with a complete operation, because it was quoted. */
function isWhole(word: string): boolean {
  return /^\s{0,100}\w{1,20}\s/.test(word);
}

function typed([name, ...words]: readonly Word[]): Understood {
  const op = name?.text ?? '';
  const form = Object.hasOwn(WRITTEN_FORMS, op) ? WRITTEN_FORMS[op] : undefined;
  if (form === undefined) {
    const names = Object.keys(WRITTEN_FORMS);
    const shown = printable(op.slice(0, 60));
    throw usageFailure(
      `There is no operation '${shown}'.${didYouMean(op, names)} Operations: ${names.join(', ')}. Write: ${EXAMPLES}`,
    );
  }
  const operation = form.read(words);
  if (operation !== undefined) return { operation, typed: true };
  throw usageFailure(
    `This is not the form of ${op}. Write: ${op} ${form.form}, such as ${form.example}. For several operations, quote each: 'rename db orders' 'set api tone=blue'`,
  );
}

const FIELD = /^([A-Za-z][\w-]{0,60})=/;

function isField({ text }: Word): boolean {
  return FIELD.test(text);
}

type Value = string | null | readonly string[];

/** null or nothing clears a field, and a repeated one is a list. */
function fieldsOf(words: readonly Word[]): Readonly<Record<string, Value>> {
  const fields = new Map<string, Value>();
  for (const { text } of words) {
    const name = FIELD.exec(text)?.[1];
    if (name === undefined) continue;
    const written = text.slice(name.length + 1);
    const before = fields.get(name);
    const value = written === '' || written === 'null' ? null : written;
    fields.set(name, value === null || before === undefined || before === null ? value : [...[before].flat(), value]);
  }
  return Object.fromEntries(fields);
}

function hasAny(fields: object): boolean {
  return Object.keys(fields).length > 0;
}

function withFields(
  words: readonly Word[],
  operation: (fields: Readonly<Record<string, Value | true>>) => Operation,
): Operation | undefined {
  // A word without a value is a flag.
  const flags = words.filter((each) => !isField(each));
  if (words.length === 0 || flags.some(({ text }) => !/^[a-z][\w-]{0,60}$/.test(text))) return undefined;
  return operation({ ...fieldsOf(words), ...Object.fromEntries(flags.map(({ text }) => [text, true])) });
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly nth?: number;
}

interface EdgeWords {
  readonly edge?: Edge;
  readonly arrow?: string;
  readonly rest: readonly Word[];
}

/** An edge as one word or as three. */
function arrowIn(words: readonly Word[]): EdgeWords {
  const [first, second, third, ...more] = words;
  if (first === undefined || isField(first)) return { rest: words };
  const whole = splitAtArrow(first.text);
  if (whole !== undefined) return { ...whole, rest: words.slice(1) };
  if (second === undefined || third === undefined || !isArrow(second.text)) return { rest: words };
  return { ...ends(first.text, third.text), arrow: second.text, rest: more };
}

/** Also as its two ends, since a shell takes > for itself. */
function edgeIn(words: readonly Word[]): EdgeWords {
  const edge = arrowIn(words);
  const [first, second, ...rest] = words;
  if (edge.edge !== undefined || first === undefined || second === undefined) return edge;
  return isField(first) || isField(second) ? edge : { ...ends(first.text, second.text), rest };
}

/** The target at the start of the words. */
function refIn(words: readonly Word[]): { readonly at?: unknown; readonly rest: readonly Word[] } {
  const { edge, rest } = arrowIn(words);
  if (edge !== undefined) return { at: edge, rest };
  const [first, ...more] = words;
  return first === undefined || isField(first) ? { rest: words } : { at: refOf(first), rest: more };
}

function splitAtArrow(text: string): { readonly edge: Edge; readonly arrow: string } | undefined {
  const end = text.indexOf('>');
  let start = end;
  while (start > 0 && '-.='.includes(text.charAt(start - 1))) start--;
  if (start < 1 || start === end || end === text.length - 1) return undefined;
  return { ...ends(text.slice(0, start), text.slice(end + 1)), arrow: text.slice(start, end + 1) };
}

/** `b#2` is the second of several. */
function ends(from: string, written: string): { readonly edge: Edge } {
  const nth = /#([1-9]\d{0,3})$/.exec(written);
  const to = nth === null ? written : written.slice(0, nth.index);
  return { edge: { from, to, ...(nth === null ? {} : { nth: Number(nth[1]) }) } };
}

/** An id, an edge as one word, or `row:` and the text of a line. */
function refOf({ text }: Word): unknown {
  if (text.startsWith('row:')) return { row: text.slice('row:'.length) };
  return splitAtArrow(text)?.edge ?? text;
}

const PLACES: readonly string[] = ['in', 'before', 'after'];

/** Splits off a place at the end: its name and a target of one or three words. */
function placed(words: readonly Word[]): { readonly before: readonly Word[]; readonly place: Operation } {
  for (const length of [2, 4]) {
    const [name, ...target] = words.slice(-length);
    const { at, rest } = refIn(target);
    if (words.length <= length || name === undefined || !PLACES.includes(name.raw) || rest.length > 0) continue;
    return { before: words.slice(0, -length), place: { [name.raw]: at } };
  }
  return { before: words, place: {} };
}

/** A statement with named fields, or a line. */
function added(words: readonly Word[]): Operation | undefined {
  const { before, place } = placed(words);
  const [statement, ...fields] = before;
  if (statement === undefined) return undefined;
  if (fields.length > 0 && fields.every(isField))
    return { op: 'add', statement: statement.text, fields: fieldsOf(fields), ...place };
  return { op: 'add', line: lineOf(before), ...place };
}

function lineOf(words: readonly Word[]): string {
  return words.map((each) => each.raw).join(' ');
}

function cascading(op: string, words: readonly Word[]): Operation | undefined {
  const isCascade = words.length > 1 && words.at(-1)?.text === 'cascade';
  const { at, rest } = refIn(isCascade ? words.slice(0, -1) : words);
  if (at === undefined || rest.length > 0) return undefined;
  return { op, at, ...(isCascade ? { cascade: true } : {}) };
}
