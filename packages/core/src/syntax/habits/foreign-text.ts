// Pieces of lines in other languages: quoted and bracketed runs, and their texts as labels in this language.
// Every reader takes a text and a position, reads each character at most twice, and never throws.

import { decodeEntities } from '../../foreign/entities.js';
import { isSpace } from '../white-space.js';

/** What was read and where it ends. */
export interface Cut<T> {
  readonly value: T;
  readonly end: number;
}

const SMART: Readonly<Record<string, string>> = { '“': '”', '„': '“', '”': '”', '«': '»', '‘': '’', '‚': '‘' };
const CLOSERS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

export function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charAt(at))) at++;
  return at;
}

/** Text in straight, single, curly or back quotes. */
export function readQuoted(text: string, at: number): Cut<string> | undefined {
  const open = text.charAt(at);
  const smart = SMART[open];
  const close = open === '"' || open === "'" || open === '`' ? open : smart;
  if (close === undefined || at >= text.length) return undefined;
  let inside = '';
  for (let i = at + 1; i < text.length; i++) {
    const c = text.charAt(i);
    if (c === '\\' && i + 1 < text.length) {
      const next = text.charAt(i + 1);
      inside += next === 'n' ? '\n' : next === '"' || next === "'" || next === '\\' ? next : c + next;
      i++;
    } else if (c === close || (open === '„' && c === '”')) return { value: inside, end: i + 1 };
    else inside += c;
  }
  return undefined;
}

/** The text between a bracket and its partner; quotes inside may hold brackets. */
export function readBracket(text: string, at: number): Cut<string> | undefined {
  const open = text.charAt(at);
  const close = CLOSERS[open];
  if (close === undefined) return undefined;
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    const c = text.charAt(i);
    if (c === '"') {
      const end = text.indexOf('"', i + 1);
      if (end < 0) return undefined;
      i = end;
    } else if (c === open) depth++;
    else if (c === close && --depth === 0) return { value: text.slice(at + 1, i), end: i + 1 };
  }
  return undefined;
}

/** Control characters, except line breaks and tabs. */
const INVISIBLE = /[^\P{Cc}\n\t]/u;

/** Characters written as codes, except `#35;`: only in Mermaid is it no number. */
function decoded(text: string): string {
  const plain = text
    .split(/((?<!&)#\d{1,7};)/)
    .map((each, i) => (i % 2 === 0 ? decodeEntities(each).text : each))
    .join('');
  return INVISIBLE.test(plain) ? text : plain;
}

/** A label without the markup of other languages: `<br/>` becomes a line break; tags, entities and icon-font names are dropped. */
export function labelText(raw: string): string {
  const plain = raw.replace(/<br ?\/?>|\\n|\\l|\\r/gi, '\n').replace(/<\/?[a-z][a-z0-9]{0,10}>/gi, '');
  return decoded(plain)
    .replace(/\bfa[bsrl]?:fa-[a-z0-9-]+ ?/g, '')
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .trim();
}

/** The text of a label that may be in quotes, without Mermaid's back quotes around Markdown. */
export function labelOf(raw: string): string {
  const text = raw.trim();
  const quoted = readQuoted(text, 0);
  const inside = quoted && quoted.end === text.length ? quoted.value : text;
  const markdown = /^`([^`]*)`$/.exec(inside.trim());
  return labelText(markdown?.[1] ?? inside);
}

/** The same for a label of Mermaid, where `#35;` is a character. */
export function mermaidLabelOf(raw: string): string {
  return labelOf(raw.replace(/(?<!&)#(?=(?:3[2-9]|[4-9]\d|[1-9]\d{2,6});)/g, '&#'));
}
