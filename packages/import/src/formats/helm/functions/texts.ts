// Sprig's text functions.
import type { Calling } from '../template/evaluate.js';
import { TemplateProblem } from '../template/problem.js';
import { dictOf, isList, isTrue, type Value } from '../template/value.js';
import { string, textOf, whole } from './arguments.js';

const LONGEST = 1_000_000;

function indented(spaces: Value | undefined, text: Value | undefined): string {
  const pad = ' '.repeat(Math.min(Math.max(0, whole(spaces)), 1_000));
  return pad + string(text, 'indent').replaceAll('\n', `\n${pad}`);
}

function repeated(count: number, text: string): string {
  if (count * text.length > LONGEST) throw new TemplateProblem('it repeats a text too often');
  return text.repeat(Math.max(0, count));
}

/** A negative length counts from the end. Lengths are of UTF-8 in Go; names and labels are ASCII. */
function truncated(length: number, text: string): string {
  if (length >= 0) return text.slice(0, length);
  return text.length + length > 0 ? text.slice(length) : text;
}

function trimmedOf(text: string, chars: string, sides: 'both' | 'left' | 'right'): string {
  const set = new Set(chars);
  let [start, end] = [0, text.length];
  if (sides !== 'right') while (start < end && set.has(text[start] ?? '')) start++;
  if (sides !== 'left') while (end > start && set.has(text[end - 1] ?? '')) end--;
  return text.slice(start, end);
}

/** `HTTPServer name` as HTTP, Server, name. */
function wordsOf(text: string): readonly string[] {
  return text
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_\-.]+/)
    .filter((word) => word !== '');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function wrapped(width: number, text: string, end: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(end);
}

const numbered = (parts: readonly string[]): Value => dictOf(parts.map((part, at) => [`_${at}`, part]));

function splitTo(separator: string, count: number, text: string): readonly string[] {
  const parts = text.split(separator);
  return parts.length <= count ? parts : [...parts.slice(0, count - 1), parts.slice(count - 1).join(separator)];
}

function substring(from: number, to: number, text: string): string {
  if (from < 0) return text.slice(0, Math.max(0, to));
  return to < 0 || to > text.length ? text.slice(from) : text.slice(from, to);
}

const quoted = (args: readonly Value[], write: (text: string) => string): string =>
  args
    .filter((each) => each !== null)
    .map((each) => write(textOf(each)))
    .join(' ');

/** As Go writes a text in quotes (strconv.Quote). */
export function goQuoted(text: string): string {
  return JSON.stringify(text).replaceAll('\u007f', '\\x7f');
}

export const TEXT_FUNCTIONS: Readonly<Record<string, Calling>> = {
  upper: ([text]) => string(text, 'upper').toUpperCase(),
  lower: ([text]) => string(text, 'lower').toLowerCase(),
  title: ([text]) =>
    string(text, 'title').replaceAll(/(^|[\s\-_.,:;/])(\p{Ll})/gu, (_, a: string, b: string) => a + b.toUpperCase()),
  untitle: ([text]) =>
    string(text, 'untitle').replaceAll(/(^|\s)(\p{Lu})/gu, (_, a: string, b: string) => a + b.toLowerCase()),
  swapcase: ([text]) =>
    [...string(text, 'swapcase')]
      .map((char) => (char === char.toUpperCase() ? char.toLowerCase() : char.toUpperCase()))
      .join(''),
  snakecase: ([text]) => wordsOf(string(text, 'snakecase')).join('_').toLowerCase(),
  kebabcase: ([text]) => wordsOf(string(text, 'kebabcase')).join('-').toLowerCase(),
  camelcase: ([text]) =>
    wordsOf(string(text, 'camelcase'))
      .map((word) => capital(word.toLowerCase()))
      .join(''),
  initials: ([text]) =>
    string(text, 'initials')
      .split(/\s+/)
      .map((word) => word.charAt(0))
      .join(''),
  nospace: ([text]) => string(text, 'nospace').replaceAll(/\s/g, ''),
  trim: ([text]) => string(text, 'trim').trim(),
  trimAll: ([chars, text]) => trimmedOf(string(text, 'trimAll'), textOf(chars), 'both'),
  trimall: ([chars, text]) => trimmedOf(string(text, 'trimall'), textOf(chars), 'both'),
  trimSuffix: ([end, text]) => {
    const [own, last] = [string(text, 'trimSuffix'), textOf(end)];
    return last !== '' && own.endsWith(last) ? own.slice(0, -last.length) : own;
  },
  trimPrefix: ([start, text]) => {
    const [own, first] = [string(text, 'trimPrefix'), textOf(start)];
    return own.startsWith(first) ? own.slice(first.length) : own;
  },
  trunc: ([length, text]) => truncated(whole(length), string(text, 'trunc')),
  abbrev: ([width, text]) => {
    const [own, most] = [string(text, 'abbrev'), whole(width)];
    return most < 4 || own.length <= most ? own : `${own.slice(0, most - 3)}...`;
  },
  substr: ([from, to, text]) => substring(whole(from), whole(to), string(text, 'substr')),
  repeat: ([count, text]) => repeated(whole(count), string(text, 'repeat')),
  indent: ([spaces, text]) => indented(spaces, text),
  nindent: ([spaces, text]) => `\n${indented(spaces, text)}`,
  replace: ([from, to, text]) => {
    const [own, old, by] = [string(text, 'replace'), textOf(from), textOf(to)];
    if (old !== '' && own.length * by.length > LONGEST * 100) throw new TemplateProblem('it replaces too much text');
    return own.replaceAll(old, () => by);
  },
  contains: ([part, text]) => string(text, 'contains').includes(textOf(part)),
  hasPrefix: ([start, text]) => string(text, 'hasPrefix').startsWith(textOf(start)),
  hasSuffix: ([end, text]) => string(text, 'hasSuffix').endsWith(textOf(end)),
  quote: (args) => quoted(args, goQuoted),
  squote: (args) => quoted(args, (text) => `'${text}'`),
  cat: (args) =>
    args
      .filter((each) => each !== null)
      .map(textOf)
      .join(' '),
  plural: ([one, many, count]) => textOf(whole(count) === 1 ? one : many),
  wrap: ([width, text]) => wrapped(whole(width), string(text, 'wrap'), '\n'),
  wrapWith: ([width, end, text]) => wrapped(whole(width), string(text, 'wrapWith'), textOf(end)),
  split: ([separator, text]) => numbered(string(text, 'split').split(textOf(separator))),
  splitn: ([separator, count, text]) => numbered(splitTo(textOf(separator), whole(count), string(text, 'splitn'))),
  splitList: ([separator, text]) => string(text, 'splitList').split(textOf(separator)),
  join: ([separator, parts]) =>
    (isList(parts) ? parts.filter((each) => each !== null).map(textOf) : [textOf(parts)]).join(textOf(separator)),
  toStrings: ([parts]) => (isList(parts) ? parts.map(textOf) : [textOf(parts)]),
  print: (args) =>
    args
      .map((each, at) => {
        const before = args[at - 1];
        const apart = at > 0 && typeof each !== 'string' && typeof before !== 'string';
        return (apart ? ' ' : '') + (each === null ? '<nil>' : textOf(each));
      })
      .join(''),
  println: (args) => `${args.map((each) => (each === null ? '<nil>' : textOf(each))).join(' ')}\n`,
  ternary: ([yes, no, condition]) => (isTrue(condition ?? null) ? yes : no) ?? null,
  html: (args) =>
    args
      .map(textOf)
      .join('')
      .replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`),
  urlquery: (args) => encodeURIComponent(args.map(textOf).join('')),
  base: ([path]) =>
    textOf(path)
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .pop() || '.',
  dir: ([path]) => textOf(path).split('/').slice(0, -1).join('/') || '.',
  ext: ([path]) => /\.[^./]*$/.exec(textOf(path))?.[0] ?? '',
  isAbs: ([path]) => textOf(path).startsWith('/'),
  clean: ([path]) => cleaned(textOf(path)),
};

function cleaned(path: string): string {
  const way: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && way.length > 0 && way.at(-1) !== '..') way.pop();
    else if (part !== '' && part !== '.' && !(part === '..' && path.startsWith('/'))) way.push(part);
  }
  return (path.startsWith('/') ? '/' : '') + way.join('/') || '.';
}
