// Members: in, a line of the Mermaid text; out, the line in the language, with the name before the type.
// docs/conversion.md, Class
// diagrams: `$` and `*` are static and abstract; an unreadable line becomes a string.
import { quote } from '@linework/core';

export interface Member {
  readonly text: string;
  /** The name and the parameters, unique within a class. */
  readonly key: string;
  /** The type was in front of the name, or after the brackets without a colon. */
  readonly turned: boolean;
  /** The mark of a member that became a text, which cannot have one. */
  readonly lost?: 'static' | 'abstract';
}

const WORD = '[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*';
const METHOD = new RegExp(`^(?:(\\S.*?)\\s+)?(${WORD})\\s*\\(([^()]*)\\)\\s*([$*])?\\s*(?::\\s*)?(.*?)([$*])?$`);
const NAME_FIRST = new RegExp(`^(${WORD})\\s*:(?!:)\\s*(\\S.*)$`);
/** Longer members are texts: they are not code, and no pattern reads them. */
const LONGEST = 400;
/** A single colon follows a name, as in `size?: number`. */
const NOT_TYPE = /[;,]$|(?<!:):(?!:)/;
const NAME = new RegExp(`^${WORD}$`);

/** `text` is cleaned; quoted if it is not a member, or if it would mean something else in the language. */
export function memberOf(text: string): Member {
  const member = partsOf(text);
  const asText = member.text.startsWith('"') || /^[+\-#~]"/.test(member.text);
  const isOpen = member.text.split('"').length % 2 === 0 || member.text.endsWith('{') || member.text === 'end';
  if (asText || !isOpen) return member;
  const sign = /^[+\-#~]/.exec(text)?.[0] ?? '';
  const shown = text.slice(sign.length).trim();
  return { text: sign + quote(shown), key: `"${shown}`, turned: false };
}

/** The line as a text. */
export function textMember(text: string): Member {
  const { sign, body } = signedOf(text);
  const shown = body.replace(/(?<=\S)[$*]$/, '').trim() || text;
  const end = /[$*]$/.exec(body)?.[0];
  const lost = end === undefined ? {} : ({ lost: end === '$' ? 'static' : 'abstract' } as const);
  return { text: sign + quote(shown), key: `"${shown}`, turned: false, ...lost };
}

function signedOf(text: string): { readonly sign: string; readonly body: string } {
  const sign = /^[+\-#~]/.exec(text)?.[0] ?? '';
  return { sign, body: generics(text.slice(sign.length).replace(/;\s*$/, '').trim()) };
}

function partsOf(text: string): Member {
  const { sign, body } = signedOf(text);
  const asText = (): Member => textMember(text);
  if (body.length > LONGEST) return asText();
  const method = METHOD.exec(body);
  if (method) {
    const [, before, name = '', parameters = '', mark, after = '', last] = method;
    if (after !== '' && before !== undefined) return asText();
    const type = tidy(after !== '' ? after : (before ?? ''));
    if (/[;,]$/.test(type)) return asText();
    const inside = tidy(parameters);
    const ours = `${sign}${modifier(mark ?? last)}${name}(${inside})${type === '' ? '' : `: ${type}`}`;
    return { text: ours, key: `${name}(${inside})`, turned: type !== '' && !/\)\s*(?:[$*]\s*)?:/.test(body) };
  }
  const mark = /[$*]$/.exec(body)?.[0];
  const plain = (mark === undefined ? body : body.slice(0, -1)).trim();
  if (plain.includes('(') || /[;,]$/.test(plain)) return asText();
  const member = (name: string, type: string, turned: boolean): Member => ({
    text: `${sign}${modifier(mark)}${name}${type === '' ? '' : `: ${tidy(type)}`}`,
    key: name,
    turned,
  });
  if (NAME.test(plain)) return member(plain, '', false);
  const first = NAME_FIRST.exec(plain);
  if (first) return member(first[1] ?? '', first[2] ?? '', false);
  const space = plain.lastIndexOf(' ');
  const type = plain.slice(0, Math.max(0, space)).trim();
  const name = plain.slice(space + 1);
  return type !== '' && !NOT_TYPE.test(type) && NAME.test(name) && /^[^\s<]+(?:<[^>]*>(?:[^>]*>)*[^\s>]*)?$/.test(type)
    ? member(name, type, true)
    : asText();
}

/** `Map~K, List~V~~` is `Map<K, List<V>>`: a tilde opens if a word follows it and enough tildes remain to close it. */
function generics(text: string): string {
  let left = text.split('~').length - 1;
  let depth = 0;
  return text.replace(/~/g, (tilde, at: number) => {
    left--;
    const opens = /\w/.test(text.charAt(at - 1)) && /[\w([]/.test(text.charAt(at + 1)) && left > depth;
    if (!opens && depth === 0) return tilde;
    depth += opens ? 1 : -1;
    return opens ? '<' : '>';
  });
}

function modifier(mark: string | undefined): string {
  return mark === '$' ? 'static ' : mark === '*' ? 'abstract ' : '';
}

function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
