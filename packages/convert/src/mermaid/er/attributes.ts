// The inside of an entity's braces: in, its words across lines; out, its attributes, or the first word that does not fit.
import type { Span } from '@linework/core';
import type { Attribute } from './ast.js';

export interface Word {
  readonly text: string;
  readonly span: Span;
}

const KEYS = new Set(['PK', 'FK', 'UK']);
/** A comment, a name in backticks, something with tildes around it, a comma, a brace, or a word with its bracketed part. */
const WORD =
  /"[^"]*"?|`[^`]*`|[^\s"{}]*~[^"{}]*~[^\s"{},]*|,|[{}]|(?:\([^()\n]{0,200}\)|\[[^[\]\n]{0,200}\]|[^\s"{},])+/y;

/** The next word of a line at or after `from`; nothing at its end. */
export function nextWord(text: string, from: number, offset: number): (Word & { readonly end: number }) | undefined {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at++;
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0];
  if (word === undefined || word === '') return undefined;
  return { text: word, span: { start: offset + at, end: offset + at + word.length }, end: at + word.length };
}

export interface Read {
  readonly attributes: readonly Attribute[];
  readonly wrong?: { readonly span: Span; readonly reason: string };
}

export function readAttributes(words: readonly Word[]): Read {
  const attributes: Attribute[] = [];
  let at = 0;
  while (at < words.length) {
    const type = words[at];
    const name = words[at + 1];
    if (type === undefined || !isPlain(type.text)) return wrong(attributes, type, 'an attribute starts with its type');
    if (name === undefined || !isPlain(name.text))
      return wrong(attributes, type, 'the attribute needs both a type and a name');
    at += 2;
    const keys: string[] = [];
    while (KEYS.has(words[at]?.text ?? '')) {
      keys.push(words[at]?.text ?? '');
      at++;
      if (words[at]?.text !== ',') break;
      at++;
    }
    const next = words[at];
    if (next && (KEYS.has(next.text) || next.text === ','))
      return wrong(attributes, next, 'keys are PK, FK and UK, separated by commas');
    const comment = next?.text.startsWith('"') ? next : undefined;
    if (comment) at++;
    const text = comment?.text.replace(/^"|"$/g, '');
    attributes.push({
      type: type.text,
      name: name.text.replace(/^`|`$/g, ''),
      keys,
      ...(text === undefined || text.trim() === '' ? {} : { comment: text }),
      span: { start: type.span.start, end: (words[at - 1] ?? name).span.end },
    });
  }
  return { attributes };
}

function isPlain(text: string): boolean {
  return !KEYS.has(text) && !text.startsWith('"') && text !== ',' && !/[<>;:|%]/.test(text.replace(/[([].*/, ''));
}

function wrong(attributes: readonly Attribute[], word: Word | undefined, reason: string): Read {
  return word === undefined ? { attributes } : { attributes, wrong: { span: word.span, reason } };
}
