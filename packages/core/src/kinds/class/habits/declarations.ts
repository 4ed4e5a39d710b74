// Classes as declared in Mermaid, PlantUML, Java, TypeScript, C# and Python: `abstract class A extends B implements C
// {`, `interface X`, `enum Y {`, `class A~T~`, `class "Web shop" as A`, `class A <<entity>>`, `class A(B):`. In, a
// line; out, the class line, and one line for each parent.
import { type Rewrite, written } from '../../../syntax/habits/answer.js';
import { skipSpace } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { WORD } from '../../../syntax/token.js';
import { wordFrom } from '../../../syntax/word-from.js';
import { type ClassName, classLine, readClassName } from './class-name.js';
import { memberLines } from './member-line.js';

/** Keywords before the name, and the stereotype of each. */
const SORTS: Readonly<Record<string, string | undefined>> = {
  class: undefined,
  interface: 'interface',
  enum: 'enumeration',
  enumeration: 'enumeration',
  abstract: 'abstract',
  annotation: 'annotation',
  protocol: 'protocol',
  trait: 'trait',
  struct: 'struct',
  record: 'record',
  exception: 'exception',
  entity: 'entity',
  object: 'object',
};
const LEADING =
  /^(?:export|default|public|private|protected|internal|final|sealed|static|partial|data|open|declare)[ \t]+/;

interface Head {
  readonly name: ClassName;
  readonly stereotype: string | undefined;
  readonly parents: readonly Parent[];
  readonly options: readonly string[];
  readonly certain: boolean;
}

/** A label without quotes, up to its end. */
const BARE_LABEL = /^[\p{Lu}][\p{L}\p{N} ]{0,80}$/u;

interface Parent {
  readonly word: 'inherits' | 'implements';
  readonly name: ClassName;
}

export function repairDeclaration(line: HabitLine, whole: string): RepairedLine | undefined {
  const brace = whole.indexOf('{');
  const text = (brace < 0 ? whole : whole.slice(0, brace)).replace(/[;:][ \t]*$/, '').trim();
  const head = readHead(line, text);
  if (head === undefined) return undefined;
  const inside = brace < 0 ? undefined : whole.slice(brace + 1).trim();
  const opens = inside !== undefined;
  const closes = inside?.endsWith('}') === true;
  if (opens && inside !== '' && !closes) return undefined;
  const members = closes ? memberLines(inside.slice(0, -1)) : [];
  const withBlock = opens && !(closes && members.length === 0);
  const { name, stereotype, parents, options } = head;
  const marks = stereotype === undefined ? options : [`stereotype=${stereotype}`, ...options];
  const rewrite: Rewrite = {
    statements: [
      ...parents.map((each) => `${name.id} ${each.word} ${each.name.id}`),
      classLine(name, marks, withBlock),
      ...members.map((each) => each.text),
      ...(withBlock && closes ? ['}'] : []),
    ],
    declares: [{ id: name.id, label: name.label }],
    safe: head.certain && members.every(({ sure }) => sure),
  };
  return written(line, 'E115', rewrite);
}

function readHead({ known }: HabitLine, whole: string): Head | undefined {
  let text = whole;
  for (let word = LEADING.exec(text); word; word = LEADING.exec(text)) text = text.slice(word[0].length);
  const isAbstract = /^abstract[ \t]+(?=class\b)/.exec(text)?.[0];
  if (isAbstract !== undefined) text = text.slice(isAbstract.length);
  const sort = /^[a-z]+(?=[ \t])/.exec(text)?.[0] ?? '';
  if (!Object.hasOwn(SORTS, sort)) return undefined;
  const start = skipSpace(text, sort.length);
  const named = readAlias(text, start, known);
  if (named === undefined) return undefined;
  const behind = text.slice(named.end).trim();
  const label = named.value.label === named.value.id && BARE_LABEL.test(behind) ? behind : named.value.label;
  const rest = readRest(label === behind ? '' : behind, known);
  if (rest === undefined) return undefined;
  const stereotype = rest.stereotype ?? (isAbstract === undefined ? SORTS[sort] : 'abstract');
  // Interfaces inherit what they extend; for a class the keyword is kept.
  return {
    name: { ...named.value, label },
    stereotype,
    parents: rest.parents,
    options: rest.options,
    certain: named.value.certain && rest.certain,
  };
}

/** `A`, `"Web shop" as A`, `A as "Web shop"`. */
function readAlias(text: string, from: number, known: HabitLine['known']): ReturnType<typeof readClassName> {
  const first = readClassName(text, from, known);
  const as = first && /^[ \t]+as[ \t]+/.exec(text.slice(first.end, first.end + 20))?.[0];
  if (!first || as === undefined) return first;
  const second = readClassName(text, first.end + as.length, known);
  if (!second) return undefined;
  const isSecondText = /["`]/.test(text.charAt(first.end + as.length));
  const [id, label] = isSecondText ? [first.value.id, second.value.label] : [second.value.id, first.value.label];
  return { value: { id, label, certain: true }, end: second.end };
}

interface Rest extends Pick<Head, 'parents' | 'options' | 'certain'> {
  readonly stereotype?: string;
}

/** The text after the name: parents, stereotypes, colours, our options. Undefined if a part is unknown. */
function readRest(text: string, known: HabitLine['known']): Rest | undefined {
  const parents: Parent[] = [];
  const options: string[] = [];
  let stereotype: string | undefined;
  let certain = true;
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const rest = text.slice(at);
    const angled = /^<<[ \t]*(?:\([^)]{0,20}\)[ \t]*)?([^<>]{1,60}?)[ \t]*>>|^«([^«»]{1,60})»/.exec(rest);
    const colour = /^(?:#[\w:;/\\|.-]*)/.exec(rest)?.[0];
    const option = /^[a-z][a-z-]*=(?:"[^"]*"|[^\s"]+)/.exec(rest)?.[0];
    const signed = /^stereotype=(?:<<|«|")[ \t]*([A-Za-z_][\w-]{0,59})[ \t]*(?:>>|»|")/.exec(rest);
    const bases = readParents(rest, known);
    const word = /^[A-Za-z_][\w-]*(?=[ \t]|$)/.exec(rest)?.[0];
    if (angled) {
      const name = angled[1] ?? angled[2] ?? '';
      const word = WORD.test(name) ? name : wordFrom(name);
      certain &&= stereotype === undefined && word === name;
      stereotype ??= word;
      at += angled[0].length;
    } else if (signed?.[1] !== undefined) {
      stereotype ??= signed[1];
      at += signed[0].length;
    } else if (bases) {
      parents.push(...bases.parents);
      certain &&= bases.certain;
      at += bases.end;
    } else if (option !== undefined) {
      options.push(option);
      at += option.length;
    } else if (colour !== undefined && colour.length > 1) {
      certain = false;
      at += colour.length;
    } else if (word !== undefined && Object.hasOwn(SORTS, word) && stereotype === undefined) {
      stereotype = SORTS[word] ?? word;
      at += word.length;
    } else return undefined;
    at = skipSpace(text, at);
  }
  return { parents, options, certain, ...(stereotype === undefined ? {} : { stereotype }) };
}

interface Bases {
  readonly parents: readonly Parent[];
  readonly certain: boolean;
  readonly end: number;
}

/** `extends A, B`, `implements C`, C#'s and Kotlin's `: A, B`, Python's `(A, B)`. */
function readParents(text: string, known: HabitLine['known']): Bases | undefined {
  const lead = /^(?:(extends|inherits)|(implements|with))[ \t]+|^[:(][ \t]*/.exec(text);
  if (!lead) return undefined;
  const word = lead[2] === undefined ? 'inherits' : 'implements';
  const bracket = text.startsWith('(');
  const parents: Parent[] = [];
  let end = lead[0].length;
  for (;;) {
    const name = readClassName(text, end, known);
    if (!name) return undefined;
    parents.push({ word, name: name.value });
    end = name.end;
    const comma = /^[ \t]*,[ \t]*/.exec(text.slice(end, end + 20))?.[0];
    if (comma === undefined) break;
    end += comma.length;
  }
  if (bracket) {
    const close = /^[ \t]*\)/.exec(text.slice(end, end + 20))?.[0];
    if (close === undefined) return undefined;
    end += close.length;
  }
  return { parents, certain: lead[1] !== undefined || lead[2] !== undefined || bracket, end };
}
