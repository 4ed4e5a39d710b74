// A line of a class: [ + | - | # | ~ ] ( [ static | abstract ] word [ (text) ] [ : text ] | string ). In, the line; out, its
// parts, with Java, UML and Mermaid habits (`+String name`, `+total() Money`) reported and repaired.
import { removal } from '../syntax/habits/answer.js';
import { quote, unquote } from '../syntax/quote.js';
import type { PhraseStatement, RawStatement } from '../syntax/statement.js';
import { WORD } from '../syntax/token.js';
import { wordFrom } from '../syntax/word-from.js';
import type { Source } from '../text/source.js';
import { LONGEST_SHOWN } from './application.js';
import { fixAt, report, type Sink } from './codes.js';
import { type MemberEntry, MODIFIERS, type Modifier, VISIBILITIES } from './entry.js';
import { memberMeant } from './member-habits.js';

export type MemberParts = Pick<MemberEntry, 'visibility' | 'modifier' | 'said'>;

const FORM = '+name: type, +name(parameters): type, or +"text"';

/** `owner`: the line of the class. */
export function readMember(
  source: Source,
  { span, text }: RawStatement,
  owner: PhraseStatement | undefined,
  sink: Sink,
): MemberParts | undefined {
  const member = parseMember(text);
  if (member) return member;
  const actual = `'${text.length > 40 ? `${text.slice(0, 37)}...` : text}'`;
  if (/^<<[^<>]{1,60}>>$/.test(text)) {
    sayAnnotation(source, { span, text }, owner, sink);
    return undefined;
  }
  if (/^(?:-{2,}|\.{2,}|={2,}|_{2,})(?:[^-.=_]{0,80}(?:-{2,}|\.{2,}|={2,}|_{2,}))?$/.test(text)) {
    const advice = 'Remove this line: operations are separated from attributes automatically.';
    sink.add(report('E117', span, { found: text, advice }, sink.repaired ? undefined : removal(source, span, true)));
    return undefined;
  }
  const parts = text.length > LONGEST_SHOWN ? undefined : memberMeant(text);
  const mended = parts && parseMember(parts.text);
  const sign = VISIBILITIES.find((each) => text.startsWith(each)) ?? '';
  const instead = parts && mended ? parts.text : sign + quote(text.slice(sign.length).trim());
  const shown = text.length > LONGEST_SHOWN ? {} : { instead };
  const sure = mended !== undefined && parts?.sure === true;
  sink.add(report('E118', span, { found: actual, form: FORM, ...shown }, fixAt(sink, span, instead, sure)));
  return mended;
}

/** Mermaid's `<<interface>>`: a word on the line of the class. */
function sayAnnotation(
  source: Source,
  { span, text }: Pick<RawStatement, 'span' | 'text'>,
  owner: PhraseStatement | undefined,
  sink: Sink,
): void {
  const name = text.slice(2, -2).trim();
  const word = WORD.test(name) ? name : wordFrom(name);
  const option = `stereotype=${word}`;
  const opens = owner?.opens;
  const between = opens === undefined ? '' : source.text.slice(opens.end, span.start).trimEnd();
  const has = owner?.rest.some((each) => each.type === 'option' && each.name === 'stereotype');
  const movable = owner !== undefined && opens !== undefined && !owner.repaired && has === false;
  const head = movable ? source.text.slice(owner.span.start, opens.start) : '';
  const gap = /\s$/.test(head) ? '' : ' ';
  const isShort = head.length + between.length < LONGEST_SHOWN;
  const advice = `Write it on the line of the class: ${movable && isShort ? `${head}${gap}${option} {` : option}`;
  const fix =
    movable && isShort
      ? fixAt(sink, { start: opens.start, end: span.end }, `${gap}${option} {${between}`, word === name)
      : undefined;
  sink.add(report('E117', span, { found: text, advice }, fix));
}

/** Undefined for a line that is not a member as written. */
export function parseMember(line: string): MemberParts | undefined {
  const visibility = VISIBILITIES.find((each) => line.startsWith(each));
  let rest = line.slice(visibility?.length ?? 0).trim();
  const signed = visibility === undefined ? {} : { visibility };
  if (rest.startsWith('"')) {
    const text = /^"((?:[^"\\]|\\.)*)"$/.exec(rest)?.[1];
    return text ? { ...signed, said: { as: 'text', text: unquote(text) } } : undefined;
  }
  // Code ends lines this way.
  if (/[;,]$/.test(rest)) return undefined;
  const modifier = modifierOf(rest);
  if (modifier !== undefined) rest = rest.slice(modifier.length).trim();
  const name = /^[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*/.exec(rest)?.[0];
  if (name === undefined) return undefined;
  rest = rest.slice(name.length);
  const closing = rest.startsWith('(') ? endOfParameters(rest) : 0;
  if (closing < 0) return undefined;
  const parameters = closing > 0 ? { parameters: tidy(rest.slice(1, closing - 1)) } : {};
  rest = rest.slice(closing).trim();
  const type = rest.startsWith(':') ? tidy(rest.slice(1)) : '';
  if (rest !== '' && type === '') return undefined;
  return {
    ...signed,
    ...(modifier === undefined ? {} : { modifier }),
    said: { as: 'name', name, ...parameters, ...(type === '' ? {} : { type }) },
  };
}

/** A member as written. */
export function memberText({ visibility, modifier, said: content }: MemberParts): string {
  const sign = visibility ?? '';
  if (content.as === 'text') return sign + quote(content.text);
  const { name, parameters, type } = content;
  const called = parameters === undefined ? '' : `(${parameters})`;
  return `${sign}${modifier === undefined ? '' : `${modifier} `}${name}${called}${type === undefined ? '' : `: ${type}`}`;
}

/** `static` by itself, or in front of a colon, is a name. */
function modifierOf(text: string): Modifier | undefined {
  return MODIFIERS.find((each) => text.startsWith(each) && /^\s+[A-Za-z_]/.test(text.slice(each.length)));
}

/** Offset after the bracket that closes the one at the start; -1 without one. */
function endOfParameters(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const c = text.charAt(at);
    if (c === '(') depth++;
    else if (c === ')') depth--;
    if (depth === 0) return at + 1;
  }
  return -1;
}

function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
