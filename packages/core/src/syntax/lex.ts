// One line into words: in, the text and the line's bounds; out, tokens with spans, the comment, and what could not be read.
// Linear in the line's length; never throws.
import type { Span } from '../text/source.js';
import { unquote } from './quote.js';
import {
  ARROWS,
  type ArrowToken,
  type DaysToken,
  isArrowText,
  type MarkToken,
  type OptionToken,
  type StringToken,
  type Token,
  type ValueToken,
} from './token.js';
import { isSpace } from './white-space.js';

export interface LexedLine {
  readonly tokens: readonly Token[];
  readonly comment?: Span;
  /** Strings without a closing quote. */
  readonly unclosed: readonly StringToken[];
  /** `\t`, `\u` and other escapes that do not exist: the backslash and the character. */
  readonly badEscapes: readonly Span[];
}

// Characters are distinguished by their UTF-16 units: a source is read often, and each of its characters here.
const TAB = 9;
const SPACE = 32;
const QUOTE = 34;
const HASH = 35;
const COMMA = 44;
const DASH = 45;
const DOT = 46;
const COLON = 58;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;
const BACKSLASH = 92;
const OPEN = 123;
const CLOSE = 125;
const TILDE = 126;

const isDigit = (c: number): boolean => c >= 48 && c <= 57;
const isLetter = (c: number): boolean => (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c === 95;
const isWordChar = (c: number): boolean => (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || isDigit(c) || c === 95;
const isBlank = (c: number): boolean =>
  c === SPACE || c === TAB || ((c < SPACE || c > TILDE) && isSpace(String.fromCharCode(c)));
/** Arrows, ours and other languages', so that a near miss is one word and can be repaired. */
const ARROW_LIKE = /^(?:<\|[-.]+|[-.]+\|>|<?(?:[-=.~]{2,}[->ox)]?>?|->+|=+>)|<[-=]+)/;
const LONGEST_ARROW = 24;
/** Unmatched brackets that are searched for on one line, so that a line of them costs no more than others. */
const MOST_UNBALANCED = 8;

/** A line being read. */
interface Lexing {
  readonly text: string;
  readonly end: number;
  readonly unclosed: StringToken[];
  readonly badEscapes: Span[];
  /** Unmatched brackets so far. */
  unbalanced: number;
}

/** `most`: tokens after which the rest of the line is not read. */
export function lexLine(text: string, start: number, end: number, most: number = Number.POSITIVE_INFINITY): LexedLine {
  const line: Lexing = { text, end, unclosed: [], badEscapes: [], unbalanced: 0 };
  const tokens: Token[] = [];
  let comment: Span | undefined;
  for (let at = start; at < end && tokens.length < most; ) {
    const c = text.charCodeAt(at);
    if (isBlank(c)) {
      at++;
      continue;
    }
    if (c === HASH && isBreak(line, at + 1) && (at === start || isBlank(text.charCodeAt(at - 1)))) {
      comment = { start: at, end };
      break;
    }
    const token = readToken(line, at, c);
    tokens.push(token);
    at = token.span.end;
  }
  const { unclosed, badEscapes } = line;
  return comment ? { tokens, unclosed, badEscapes, comment } : { tokens, unclosed, badEscapes };
}

/** The word that starts with a character other than white space. */
function readToken(line: Lexing, at: number, c: number): Token {
  const { text, end } = line;
  if (c === QUOTE) return readString(line, at);
  const mark = markOf(c);
  if (mark !== undefined) return { type: mark, span: { start: at, end: at + 1 } };
  const arrow = readArrow(text, at, end);
  if (arrow) return arrow;
  if (c === DASH && isBreak(line, at + 1)) return { type: 'dash', span: { start: at, end: at + 1 } };
  if (!isLetter(c)) return readBare(line, at);
  const stop = wordEnd(text, at, end);
  const after = stop + 1 < text.length ? text.charCodeAt(stop + 1) : 0;
  const named = stop < end && text.charCodeAt(stop) === EQUALS && after !== EQUALS && after !== GREATER;
  return named ? readOption(line, at, stop) : readWordLike(line, at, stop);
}

/** White space, or the end of the line. */
function isBreak({ text, end }: Lexing, at: number): boolean {
  return at >= end || isBlank(text.charCodeAt(at));
}

function readString({ text, end, unclosed, badEscapes }: Lexing, from: number): StringToken {
  let i = from + 1;
  for (; i < end; i++) {
    const c = text.charCodeAt(i);
    if (c === QUOTE) break;
    if (c !== BACKSLASH || i + 1 >= end) continue;
    const next = text.charAt(i + 1);
    if (next !== '"' && next !== '\\' && next !== 'n') badEscapes.push({ start: i, end: i + 2 });
    i++;
  }
  const closed = i < end;
  const token: StringToken = {
    type: 'string',
    span: { start: from, end: closed ? i + 1 : end },
    value: unquote(text.slice(from + 1, closed ? i : end)),
  };
  if (!closed) unclosed.push(token);
  return token;
}

function readOption(line: Lexing, from: number, nameEnd: number): OptionToken {
  const { text, end } = line;
  const values: ValueToken[] = [];
  let at = nameEnd + 1;
  while (!isBreak(line, at)) {
    const value = readValue(line, at);
    values.push(value);
    at = value.span.end;
    if (at >= end || text.charCodeAt(at) !== COMMA) break;
    at++;
  }
  return {
    type: 'option',
    name: text.slice(from, nameEnd),
    nameSpan: { start: from, end: nameEnd },
    values,
    span: { start: from, end: at },
  };
}

/** A value that starts here; anything else is read up to white space, a comma or a quote. */
function readValue(line: Lexing, from: number): ValueToken {
  const { text, end } = line;
  if (from < end && text.charCodeAt(from) === QUOTE) return readString(line, from);
  let i = from;
  while (i < end) {
    const c = text.charCodeAt(i);
    if (c === COMMA || c === QUOTE || isBlank(c)) break;
    i++;
  }
  return plainValue(text.slice(from, i), { start: from, end: i });
}

/** A word, an icon (`lx:eye`), a dotted word, or a strange run that begins like a word (`a[b]`, `x@y`). */
function readWordLike(line: Lexing, from: number, stop: number): Token {
  const { text, end } = line;
  const next = stop < end ? text.charCodeAt(stop) : SPACE;
  const joined = readJoined(line, from, stop, next);
  if (joined) return joined;
  if (isBlank(next) || markOf(next) !== undefined || next === QUOTE || next === LESS || readArrow(text, stop, end))
    return { type: 'word', text: text.slice(from, stop), span: { start: from, end: stop } };
  const last = strangeEnd(line, stop);
  return { type: 'strange', text: text.slice(from, last), span: { start: from, end: last } };
}

/** Two words joined by a colon or a dot: an icon, a column of a table. */
function readJoined(line: Lexing, from: number, stop: number, mark: number): Token | undefined {
  const { text, end } = line;
  if ((mark !== COLON && mark !== DOT) || isBreak(line, stop + 1)) return undefined;
  const after = text.charCodeAt(stop + 1);
  if (mark === COLON && isIconChar(after) && after !== DASH) {
    let i = stop + 1;
    while (i < end && isIconChar(text.charCodeAt(i))) i++;
    if (isBreak(line, i) || text.charCodeAt(i) === HASH || text.charCodeAt(i) === COMMA)
      return { type: 'icon', text: text.slice(from, i), span: { start: from, end: i } };
  }
  if (mark !== DOT || !isLetter(after)) return undefined;
  const second = wordEnd(text, stop + 1, end);
  if (!isBreak(line, second) && text.charCodeAt(second) !== COMMA) return undefined;
  return {
    type: 'dotted',
    table: text.slice(from, stop),
    column: text.slice(stop + 1, second),
    span: { start: from, end: second },
  };
}

/** A number, date, length, or a strange run. */
function readBare(line: Lexing, from: number): Token {
  const stop = Math.max(strangeEnd(line, from), from + 1);
  return plainValue(line.text.slice(from, stop), { start: from, end: stop });
}

/** Strange runs keep text in brackets or quotes together: `A["x y"]` is one word to be repaired. */
function strangeEnd(line: Lexing, from: number): number {
  if (line.unbalanced >= MOST_UNBALANCED) return shallowEnd(line, from);
  const { text, end } = line;
  let depth = 0;
  let quoted = false;
  let i = from;
  for (; i < end; i++) {
    const c = text.charAt(i);
    if (quoted) quoted = c !== '"';
    else if (c === '[' || c === '(') depth++;
    else if (c === ']' || c === ')') depth = Math.max(0, depth - 1);
    else if (c === '"' && depth > 0) quoted = true;
    else if (depth === 0 && (c === ',' || c === '"' || isSpace(c))) break;
  }
  if (depth === 0 && !quoted) return i;
  line.unbalanced++;
  return shallowEnd(line, from);
}

function shallowEnd({ text, end }: Lexing, from: number): number {
  let i = from;
  while (i < end && !isSpace(text.charAt(i)) && text.charAt(i) !== '"') i++;
  return i;
}

/** Letters, digits and, between two of them, dashes. */
function wordEnd(text: string, from: number, end: number): number {
  let i = from;
  while (i < end) {
    const c = text.charCodeAt(i);
    if (isWordChar(c)) i++;
    else if (c === DASH && i > from && i + 1 < end && isWordChar(text.charCodeAt(i + 1))) i += 2;
    else break;
  }
  return i;
}

function markOf(c: number): MarkToken['type'] | undefined {
  switch (c) {
    case OPEN:
      return 'open';
    case CLOSE:
      return 'close';
    case COMMA:
      return 'comma';
    case COLON:
      return 'colon';
    default:
      return undefined;
  }
}

const isIconChar = (c: number): boolean => (c >= 97 && c <= 122) || isDigit(c) || c === DASH;

const DATE = /^(\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?)(?:\.\.(\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?))?$/;

/** The token for an unquoted run. */
function plainValue(raw: string, span: Span): ValueToken {
  if (isLetter(raw.charCodeAt(0)) && wordEnd(raw, 0, raw.length) === raw.length)
    return { type: 'word', text: raw, span };
  if (/^-?\d+(?:\.\d+)?$/.test(raw)) return { type: 'number', text: raw, value: Number(raw), span };
  const length = /^(\d{1,9})(min|[hdwm])$/.exec(raw);
  if (length) return { type: 'days', count: Number(length[1]), unit: length[2] as DaysToken['unit'], span };
  const date = DATE.exec(raw);
  if (date?.[1]) return { type: 'date', from: date[1], ...(date[2] ? { to: date[2] } : {}), span };
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*:[a-z0-9][a-z0-9-]*$/.test(raw)) return { type: 'icon', text: raw, span };
  const dotted = /^([A-Za-z_][\w-]*)\.([A-Za-z_][\w-]*)$/.exec(raw);
  if (dotted?.[1] && dotted[2]) return { type: 'dotted', table: dotted[1], column: dotted[2], span };
  return { type: 'strange', text: raw, span };
}

/** The arrow that starts here, ours or another language's. `-5` and a bare `-` are not arrows. */
function readArrow(text: string, at: number, end: number): ArrowToken | undefined {
  const c = text.charCodeAt(at);
  if (c !== LESS && c !== DASH && c !== DOT && c !== EQUALS && c !== TILDE) return undefined;
  for (const arrow of ARROWS) {
    const stop = at + arrow.length;
    if (text.startsWith(arrow, at) && stop < end && text.charCodeAt(stop) === SPACE)
      return { type: 'arrow', text: arrow, known: true, span: { start: at, end: stop } };
  }
  const match = ARROW_LIKE.exec(text.slice(at, Math.min(end, at + LONGEST_ARROW)));
  if (!match) return undefined;
  const whole = match[0];
  if (isArrowText(whole))
    return { type: 'arrow', text: whole, known: true, span: { start: at, end: at + whole.length } };
  const ours = ARROWS.find((each) => whole.startsWith(each) && /^[ox]$/.test(whole.slice(each.length)));
  const taken = ours ?? whole;
  return { type: 'arrow', text: taken, known: isArrowText(taken), span: { start: at, end: at + taken.length } };
}
