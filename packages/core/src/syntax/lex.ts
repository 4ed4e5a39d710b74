// One line into words: in, the text and the line's bounds; out, tokens with spans, the comment, and what could not be read.
// Linear in the line's length; never throws.
import type { Span } from '../text/source.js';
import { unquote } from './quote.js';
import {
  ARROWS,
  type ArrowToken,
  isArrowText,
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

const isDigit = (c: string): boolean => c >= '0' && c <= '9' && c.length === 1;
const isLetter = (c: string): boolean => (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c === '_';
const isWordChar = (c: string): boolean => isLetter(c) || isDigit(c);
/** Arrows, ours and other languages', so that a near miss is one word and can be answered. */
const ARROW_LIKE = /^(?:<\|[-.]+|[-.]+\|>|<?(?:[-=.~]{2,}[->ox)]?>?|->+|=+>)|<[-=]+)/;
const LONGEST_ARROW = 24;
/** Brackets without a partner that are looked for on one line, so that a line of them costs no more than others. */
const MOST_UNBALANCED = 8;

export function lexLine(text: string, start: number, end: number): LexedLine {
  const tokens: Token[] = [];
  const unclosed: StringToken[] = [];
  const badEscapes: Span[] = [];
  let at = start;
  let unbalanced = 0;
  let comment: Span | undefined;

  const peek = (offset = 0): string => (at + offset < end ? text.charAt(at + offset) : '');

  const wordEnd = (from: number): number => {
    let i = from;
    while (i < end) {
      const c = text.charAt(i);
      if (isWordChar(c)) i++;
      else if (c === '-' && i > from && i + 1 < end && isWordChar(text.charAt(i + 1))) i += 2;
      else break;
    }
    return i;
  };

  const readString = (): StringToken => {
    const from = at;
    let i = at + 1;
    while (i < end && text.charAt(i) !== '"') {
      if (text.charAt(i) === '\\' && i + 1 < end) {
        const next = text.charAt(i + 1);
        if (next !== '"' && next !== '\\' && next !== 'n') badEscapes.push({ start: i, end: i + 2 });
        i += 2;
      } else i++;
    }
    const closed = i < end;
    at = closed ? i + 1 : end;
    const token: StringToken = {
      type: 'string',
      span: { start: from, end: at },
      value: unquote(text.slice(from + 1, closed ? i : end)),
    };
    if (!closed) unclosed.push(token);
    return token;
  };

  /** A value that starts here; what is no value is read up to white space, a comma (in a list) or a brace. */
  const readValue = (inList: boolean): ValueToken => {
    if (peek() === '"') return readString();
    const from = at;
    let i = at;
    while (i < end) {
      const c = text.charAt(i);
      if (isSpace(c) || (inList && c === ',') || c === '"') break;
      i++;
    }
    const raw = text.slice(from, i);
    const value = plainValue(raw, { start: from, end: i });
    at = i;
    return value;
  };

  const readOption = (nameEnd: number): OptionToken => {
    const from = at;
    const nameSpan = { start: from, end: nameEnd };
    at = nameEnd + 1;
    const values: ValueToken[] = [];
    while (at < end && !isSpace(peek())) {
      values.push(readValue(true));
      if (peek() !== ',') break;
      at++;
    }
    return { type: 'option', name: text.slice(from, nameEnd), nameSpan, values, span: { start: from, end: at } };
  };

  const mark = (type: 'colon' | 'comma' | 'dash' | 'open' | 'close'): void => {
    tokens.push({ type, span: { start: at, end: at + 1 } });
    at++;
  };

  while (at < end) {
    const c = peek();
    if (isSpace(c)) {
      at++;
      continue;
    }
    if (c === '#' && (at + 1 >= end || isSpace(peek(1))) && (at === start || isSpace(text.charAt(at - 1)))) {
      comment = { start: at, end };
      break;
    }
    if (c === '"') {
      tokens.push(readString());
      continue;
    }
    if (c === '{') {
      mark('open');
      continue;
    }
    if (c === '}') {
      mark('close');
      continue;
    }
    if (c === ',') {
      mark('comma');
      continue;
    }
    if (c === ':') {
      mark('colon');
      continue;
    }
    const arrow = readArrow(text, at, end);
    if (arrow) {
      tokens.push(arrow);
      at = arrow.span.end;
      continue;
    }
    if (c === '-' && !isDigit(peek(1)) && (at + 1 >= end || isSpace(peek(1)))) {
      mark('dash');
      continue;
    }
    if (isLetter(c)) {
      const stop = wordEnd(at);
      if (text.charAt(stop) === '=' && stop < end && text.charAt(stop + 1) !== '=' && text.charAt(stop + 1) !== '>') {
        tokens.push(readOption(stop));
        continue;
      }
      tokens.push(readWordLike(stop));
      continue;
    }
    tokens.push(readBare());
  }
  return { tokens, unclosed, badEscapes, ...(comment ? { comment } : {}) };

  /** A word, an icon (`lx:eye`), a dotted word, or a strange run that begins like a word (`a[b]`, `x@y`). */
  function readWordLike(stop: number): Token {
    const from = at;
    const next = text.charAt(stop);
    const after = text.charAt(stop + 1);
    const glued = stop + 1 < end && !isSpace(after);
    if (stop < end && next === ':' && glued && /[a-z0-9]/.test(after)) {
      let i = stop + 1;
      while (i < end && /[a-z0-9-]/.test(text.charAt(i))) i++;
      if (i >= end || isSpace(text.charAt(i)) || text.charAt(i) === '#' || text.charAt(i) === ',') {
        at = i;
        return { type: 'icon', text: text.slice(from, i), span: { start: from, end: i } };
      }
    }
    if (stop < end && next === '.' && glued && isLetter(after)) {
      const second = wordEnd(stop + 1);
      if (second >= end || isSpace(text.charAt(second)) || text.charAt(second) === ',') {
        at = second;
        return {
          type: 'dotted',
          table: text.slice(from, stop),
          column: text.slice(stop + 1, second),
          span: { start: from, end: second },
        };
      }
    }
    if (stop >= end || isSpace(next) || ',:{}"<'.includes(next) || readArrow(text, stop, end)) {
      at = stop;
      return { type: 'word', text: text.slice(from, stop), span: { start: from, end: stop } };
    }
    at = strangeEnd(stop);
    return { type: 'strange', text: text.slice(from, at), span: { start: from, end: at } };
  }

  /** A number, date, length, or a strange run. */
  function readBare(): Token {
    const from = at;
    at = Math.max(strangeEnd(at), at + 1);
    return plainValue(text.slice(from, at), { start: from, end: at });
  }

  /** Strange runs keep what stands in brackets or quotes together: `A["x y"]` is one word to be answered. */
  function strangeEnd(from: number): number {
    if (unbalanced >= MOST_UNBALANCED) return shallowEnd(from);
    let depth = 0;
    let quoted = false;
    let i = from;
    for (; i < end; i++) {
      const c = text.charAt(i);
      if (quoted) quoted = c !== '"';
      else if (c === '[' || c === '(') depth++;
      else if (c === ']' || c === ')') depth = Math.max(0, depth - 1);
      else if (c === '"' && depth > 0) quoted = true;
      else if (depth === 0 && (isSpace(c) || c === ',' || c === '"')) break;
    }
    if (depth === 0 && !quoted) return i;
    unbalanced++;
    return shallowEnd(from);
  }

  function shallowEnd(from: number): number {
    let i = from;
    while (i < end && !isSpace(text.charAt(i)) && text.charAt(i) !== '"') i++;
    return i;
  }
}

/** What an unquoted run stands for. */
function plainValue(raw: string, span: Span): ValueToken {
  if (/^[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*$/.test(raw)) return { type: 'word', text: raw, span };
  if (/^-?\d+(?:\.\d+)?$/.test(raw)) return { type: 'number', text: raw, value: Number(raw), span };
  if (/^\d{1,9}d$/.test(raw)) return { type: 'days', days: Number(raw.slice(0, -1)), span };
  const date = /^(\d{4}-\d{2}-\d{2})(?:\.\.(\d{4}-\d{2}-\d{2}))?$/.exec(raw);
  if (date?.[1]) return { type: 'date', from: date[1], ...(date[2] ? { to: date[2] } : {}), span };
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*:[a-z0-9][a-z0-9-]*$/.test(raw)) return { type: 'icon', text: raw, span };
  const dotted = /^([A-Za-z_][\w-]*)\.([A-Za-z_][\w-]*)$/.exec(raw);
  if (dotted?.[1] && dotted[2]) return { type: 'dotted', table: dotted[1], column: dotted[2], span };
  return { type: 'strange', text: raw, span };
}

/** The arrow that starts here, ours or another language's. `-5` and `-` alone are none. */
function readArrow(text: string, at: number, end: number): ArrowToken | undefined {
  const c = text.charAt(at);
  if (c !== '<' && c !== '-' && c !== '.' && c !== '=' && c !== '~') return undefined;
  const match = ARROW_LIKE.exec(text.slice(at, Math.min(end, at + LONGEST_ARROW)));
  if (!match) return undefined;
  const whole = match[0];
  if (isArrowText(whole))
    return { type: 'arrow', text: whole, known: true, span: { start: at, end: at + whole.length } };
  const ours = ARROWS.find((each) => whole.startsWith(each) && /^[ox]$/.test(whole.slice(each.length)));
  const taken = ours ?? whole;
  return { type: 'arrow', text: taken, known: isArrowText(taken), span: { start: at, end: at + taken.length } };
}
