// A class name in other languages: `Animal~T~`, `Box<T>`, `` `Long name` ``, `"Web shop"`, `shop.Order`, `A["Label"]`,
// `A:::hot`. In, a text and an offset; out, its id, its label and its end.
import { type Cut, labelOf, labelText, readBracket, readQuoted } from '../../../syntax/habits/foreign-text.js';
import { type DeclaredName, idOf, type KnownNames } from '../../../syntax/habits/known-names.js';
import { quote } from '../../../syntax/quote.js';

export interface ClassName extends DeclaredName {
  /** Nothing was guessed. */
  readonly certain: boolean;
}

export function readClassName(text: string, from: number, known: KnownNames): Cut<ClassName> | undefined {
  const quoted = /["`]/.test(text.charAt(from)) ? readQuoted(text, from) : undefined;
  if (quoted) {
    const label = labelText(quoted.value);
    if (label === '') return undefined;
    return behind(text, { value: { id: idOf(label, known, true), label, certain: true }, end: quoted.end });
  }
  const plain = /^[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::)[\p{L}_$][\p{L}\p{N}_$]*)*/u.exec(
    text.slice(from, from + 200),
  )?.[0];
  if (plain === undefined) return undefined;
  // PlantUML puts a member of the class after two colons, and packages before a dot.
  const [path = plain] = plain.split('::');
  const last = path.slice(path.lastIndexOf('.') + 1);
  const id = idOf(last, known, false);
  const generic = readGeneric(text, from + plain.length);
  const bare = known.labelOf(id) ?? last;
  const label = generic === undefined ? bare : `${last}<${generic.value}>`;
  const end = generic?.end ?? from + plain.length;
  return behind(text, { value: { id, label, certain: plain === last }, end });
}

/** `~T~`, `<T>`, `<K, List<V>>`. */
function readGeneric(text: string, from: number): Cut<string> | undefined {
  const tilde = /^~([\w\s,?[\]]{1,80}(?:~[\w\s,?[\]]{1,40}~[\w\s,?[\]]{0,40})?)~/.exec(text.slice(from, from + 200));
  if (tilde?.[1] !== undefined)
    return { value: tilde[1].replace(/~([^~]*)~/g, '<$1>').trim(), end: from + tilde[0].length };
  if (text.charAt(from) !== '<' || !/^<[\p{L}_?]/u.test(text.slice(from, from + 3))) return undefined;
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text.charAt(at) === '<') depth++;
    else if (text.charAt(at) === '>') depth--;
    if (depth === 0) return { value: text.slice(from + 1, at).trim(), end: at + 1 };
  }
  return undefined;
}

/** A label in brackets, and a style name, which is dropped. */
function behind(text: string, name: Cut<ClassName>): Cut<ClassName> {
  let { value, end } = name;
  if (text.charAt(end) === '[') {
    const inside = readBracket(text, end);
    const label = inside ? labelOf(inside.value) : '';
    if (inside && label !== '') {
      value = { ...value, label };
      end = inside.end;
    }
  }
  const style = /^:::[\w-]{1,60}/.exec(text.slice(end, end + 70))?.[0];
  return style === undefined ? { value, end } : { value, end: end + style.length };
}

/** The line that declares it. */
export function classLine({ id, label }: DeclaredName, options: readonly string[], opens: boolean): string {
  const parts = ['class', id, ...(label === id ? [] : [quote(label)]), ...options, ...(opens ? ['{'] : [])];
  return parts.join(' ');
}
