// A Prisma schema as written: in, a file; out, its blocks with fields and attributes, or the line that cannot be read. The
// language is line-based: a block's head, a field or an attribute is on one line, and only brackets span several.
import type { FilePlace } from '../../file-place.js';

export type BlockKind = 'model' | 'view' | 'type' | 'enum' | 'other';

export interface Attribute {
  /** `id`, `db.VarChar`, `relation`. */
  readonly name: string;
  /** The arguments in its brackets, by name; unnamed ones by their index. */
  readonly arguments: ReadonlyMap<string, string>;
}

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly list: boolean;
  readonly optional: boolean;
  readonly attributes: readonly Attribute[];
  readonly comment?: string;
  readonly place: FilePlace;
}

export interface Block {
  readonly kind: BlockKind;
  readonly name: string;
  readonly fields: readonly Field[];
  /** `@@id([a, b])`. */
  readonly attributes: readonly Attribute[];
  readonly comment?: string;
  readonly place: FilePlace;
}

export interface Unreadable {
  readonly at: number;
  readonly reason: string;
}

const HEAD = /^(model|view|type|enum|datasource|generator)\s+(\w+)\s*\{\s*(?:(\})\s*)?$/;
const FIELD = /^(\w+)\s+(Unsupported\("(?:[^"\\]|\\.)*"\)|\w+)(\[\])?(\?)?(?:\s+(@.*))?$/;
const VALUE = /^(\w+)(?:\s+(@.*))?$/;

interface Open {
  readonly kind: BlockKind;
  readonly name: string;
  readonly place: FilePlace;
  readonly comment: string;
  readonly fields: Field[];
  readonly attributes: Attribute[];
}

export function parsePrisma(
  file: string,
  text: string,
): { readonly blocks: readonly Block[]; readonly problem?: Unreadable } {
  const blocks: Block[] = [];
  let open: Open | undefined;
  let comment: string[] = [];
  for (const { line, at, said: docs } of linesOf(text)) {
    const place = { file, span: { start: at, end: at + line.length } };
    if (docs !== undefined && line === '') comment.push(docs);
    if (line === '') continue;
    const text = [...comment, ...(docs === undefined ? [] : [docs])].join(' ').trim();
    comment = [];
    const head: RegExpExecArray | null = HEAD.exec(line);
    if (!open) {
      if (!head)
        return {
          blocks,
          problem: {
            at,
            reason: 'a block needs model, view, type, enum, datasource or generator, then a name and {',
          },
        };
      const [, word = '', name = '', closed] = head;
      const kind = word === 'datasource' || word === 'generator' ? 'other' : (word as BlockKind);
      open = { kind, name, place, comment: text, fields: [], attributes: [] };
      if (closed === undefined) continue;
    }
    if (line === '}' || head?.[3] !== undefined) {
      const { comment: about, ...block } = open;
      blocks.push({ ...block, ...(about === '' ? {} : { comment: about }) });
      open = undefined;
      continue;
    }
    const problem = inside(open, line, place, text);
    if (problem !== undefined) return { blocks, problem: { at, reason: problem } };
  }
  return open
    ? { blocks, problem: { at: open.place.span.start, reason: `the block ${open.name} is not closed` } }
    : { blocks };
}

/** Adds the line to its block; returns the reason if it cannot. */
function inside(open: Open, line: string, place: FilePlace, comment: string): string | undefined {
  if (open.kind === 'other') return undefined;
  if (line.startsWith('@@')) {
    open.attributes.push(...attributesIn(line));
    return undefined;
  }
  const about = comment === '' ? {} : { comment };
  if (open.kind === 'enum') {
    const [, name = '', attributes = ''] = VALUE.exec(line) ?? [];
    if (name === '') return 'an enum value must be a name';
    open.fields.push({
      name,
      type: '',
      list: false,
      optional: false,
      attributes: attributesIn(attributes),
      place,
      ...about,
    });
    return undefined;
  }
  const [, name = '', type = '', list, optional, attributes = ''] = FIELD.exec(line) ?? [];
  if (name === '') return 'a field needs a name and a type';
  open.fields.push({
    name,
    type: type.replace(/^Unsupported\("(.*)"\)$/, '$1').replace(/\\(.)/g, '$1'),
    list: list !== undefined,
    optional: optional !== undefined,
    attributes: attributesIn(attributes),
    place,
    ...about,
  });
  return undefined;
}

interface Line {
  /** Without comments and surrounding spaces; a line with open brackets continues on the next. */
  readonly line: string;
  readonly at: number;
  /** The text after `///`, which documents what follows or precedes it. */
  readonly said?: string;
}

const MOST_JOINED = 50;

function* linesOf(text: string): Generator<Line> {
  let at = 0;
  let held: { line: string; at: number; count: number } | undefined;
  for (const written of text.split('\n')) {
    const start = at + (written.length - written.trimStart().length);
    at += written.length + 1;
    const { code, said: docs } = withoutComment(written);
    const line = held ? `${held.line} ${code}` : code;
    const from = held?.at ?? start;
    if (isOpen(line) && (held?.count ?? 0) < MOST_JOINED) {
      held = { line, at: from, count: (held?.count ?? 0) + 1 };
      continue;
    }
    held = undefined;
    yield { line, at: from, ...(docs === undefined ? {} : { said: docs }) };
  }
  if (held) yield { line: held.line, at: held.at };
}

function withoutComment(written: string): { readonly code: string; readonly said?: string } {
  let quoted = false;
  for (let at = 0; at < written.length; at++) {
    if (written[at] === '\\' && quoted) at++;
    else if (written[at] === '"') quoted = !quoted;
    else if (!quoted && written.startsWith('//', at)) {
      const docs = written.startsWith('///', at) ? written.slice(at + 3).trim() : undefined;
      return { code: written.slice(0, at).trim(), ...(docs === undefined ? {} : { said: docs }) };
    }
  }
  return { code: written.trim() };
}

/** Round or square brackets that are still open. */
function isOpen(line: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line[at];
    if (char === '\\' && quoted) at++;
    else if (char === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
  }
  return depth > 0;
}

const ATTRIBUTE = /@@?(\w+(?:\.\w+)*)/y;

function attributesIn(text: string): readonly Attribute[] {
  const attributes: Attribute[] = [];
  let at = 0;
  while (at < text.length) {
    ATTRIBUTE.lastIndex = at;
    const [whole = '', name = ''] = ATTRIBUTE.exec(text) ?? [];
    if (whole === '') {
      at++;
      continue;
    }
    at += whole.length;
    const end = text[at] === '(' ? closing(text, at) : at;
    attributes.push({ name, arguments: argumentsIn(end > at ? text.slice(at + 1, end - 1) : '') });
    at = Math.max(end, at);
  }
  return attributes;
}

/** The position after the bracket that closes the one at a position. */
function closing(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (char === '\\' && quoted) at++;
    else if (char === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (char === '(' || char === '[') depth++;
    else if ((char === ')' || char === ']') && --depth === 0) return at + 1;
  }
  return text.length;
}

function argumentsIn(text: string): ReadonlyMap<string, string> {
  const args = new Map<string, string>();
  splitByCommas(text).forEach((part, index) => {
    const [, name = String(index), value = part] = /^(\w+)\s*:(.*)$/s.exec(part) ?? [];
    args.set(name, value.trim());
  });
  return args;
}

function splitByCommas(text: string): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '"' && text[at - 1] !== '\\') quoted = !quoted;
    else if (!quoted && (char === '(' || char === '[')) depth++;
    else if (!quoted && (char === ')' || char === ']')) depth--;
    if (char === ',' && depth === 0 && !quoted) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((each) => each.trim()).filter((each) => each !== '');
}

/** `[a, b(sort: Desc)]` as names. */
export function namesIn(written: string | undefined): readonly string[] {
  if (written === undefined) return [];
  return splitByCommas(written.replace(/^\[|\]$/g, '')).map((each) => each.split('(', 1)[0]?.trim() ?? '');
}

/** Without its quotes. */
export function textIn(written: string | undefined): string | undefined {
  return written === undefined ? undefined : written.replace(/^"(.*)"$/s, '$1');
}
