// The statements of a class diagram: in, the body after the header; out, the statements in written order. Linear.
import { mermaidWay, type RelationEnd, relationEnd, type Span } from '@linework/core';
import { CONVERTER_LIMITS } from '../contract.js';
import type { TitleStatement } from '../header-text.js';
import { type LineStatement, readLines } from '../line-statements.js';
import { matchAt, skipSpace } from '../scan.js';
import type { ClassStatement } from './ast.js';

export interface ParsedClass {
  readonly statements: readonly ClassStatement[];
  readonly titleStatements: readonly TitleStatement[];
  readonly depth: number;
}

interface Block {
  readonly kind: 'class' | 'namespace';
  /** The full path of a namespace, unless it is too deep to be drawn. */
  readonly id: string;
  /** Depth of a namespace, counted from the outermost. */
  readonly level: number;
  readonly span: Span;
}

interface State {
  readonly out: ClassStatement[];
  /** Classes named so far. */
  readonly known: Set<string>;
  readonly open: Block[];
  depth: number;
}

const NAME = '(?:`([^`]+)`|((?:[\\p{L}\\p{M}\\p{N}_]|\\.(?!\\.)|-(?=[\\p{L}\\p{N}_]))+))(?:~([^~"]+)~)?(?::::[\\w-]+)?';
const RELATION = new RegExp(
  `^${NAME}\\s*(?:"([^"]*)"\\s*)?(<\\||\\*|o(?=--|\\.\\.)|<|\\(\\))?(--|\\.\\.)(\\|>|\\*|o(?![\\p{L}\\p{N}_])|>|\\(\\))?\\s*(?:"([^"]*)"\\s*)?${NAME}\\s*(?::\\s*(.*))?$`,
  'u',
);
const CLASS = new RegExp(
  `class\\s+${NAME}\\s*(?:\\[\\s*"([^"]*)"\\s*\\])?\\s*(?::::[\\w-]+)?\\s*(?:<<([^<>]+)>>)?\\s*`,
  'uy',
);
const NAMESPACE = new RegExp(`namespace\\s+${NAME}\\s*(?:\\[\\s*"([^"]*)"\\s*\\])?\\s*\\{`, 'uy');
const ANNOTATION = new RegExp(`^<<([^<>]+)>>\\s*${NAME}$`, 'u');
const MEMBER = new RegExp(`^${NAME}\\s*:\\s*(\\S.*)$`, 'u');
const NOTE = new RegExp(`^note\\s+(?:for\\s+${NAME}\\s*)?"([^"]*)"$`, 'u');
const DIRECTION = /^direction\s+(LR|RL|TB|BT)\b/;
const STYLE = new RegExp(`^style\\s+${NAME}\\s+(\\S.*)$`, 'u');
const CLASS_DEF = /^classDef\s+([\w-]+(?:\s*,\s*[\w-]+)*)\s+(\S.*)$/;
const CSS_CLASS = /^cssClass\s+"([^"]*)"\s+([\w-]+)\s*;?$/;
/** After a name, or after the label of a class. */
const USE = /(?:(?:`([^`]+)`|(?<![\p{L}\p{M}\p{N}_.-])([\p{L}\p{M}\p{N}_.-]+))(?:~[^~"]+~)?|[\])\s])?:::([\w-]+)/gu;
const CLICK = new RegExp(`^(click|link|callback)\\s+${NAME}\\s+(?:(href)\\s+)?(.*)$`, 'u');

export function parseClass(body: string, afterHeader: number): ParsedClass {
  const { head, statements, titleStatements } = readLines(body, afterHeader, { titled: true });
  const state: State = { out: [], known: new Set(), open: [], depth: 0 };
  if (head) {
    const hint = 'Start it on a new line.';
    state.out.push({
      kind: 'unreadable',
      reason: 'a statement is on the header line',
      hint,
      span: head.span,
    });
  }
  for (let at = 0; at < statements.length; at++) {
    const whole = wholeText(statements, at, state);
    at += whole.more;
    let from: number | undefined = 0;
    while (from !== undefined && from < whole.line.text.length) from = partOf(whole.line, from, state);
  }
  for (const { kind, id, span } of state.open) {
    const what = `The block of '${id}' has no closing } and was closed after the last line.`;
    state.out.push({ kind: 'repair', what, instead: `Write } where the ${kind} ends.`, span });
  }
  return { statements: state.out, titleStatements, depth: state.depth };
}

const TEXT_OPENS = /^(?:(?:class|note|namespace)\s|<<)/;
/** Most lines that one text can span. */
const MOST_LINES = 100;

/** The statement with the lines it needs: names in backticks and quoted texts can span lines. */
function wholeText(
  statements: readonly LineStatement[],
  at: number,
  { open }: State,
): { readonly line: LineStatement; readonly more: number } {
  const line = statements[at] ?? { text: '', span: { start: 0, end: 0 }, indent: 0 };
  const mark = /["`]/.exec(line.text)?.[0] ?? '';
  const isOpen = (text: string): boolean => text.split(mark).length % 2 === 0;
  if (open.at(-1)?.kind === 'class' || mark === '' || !TEXT_OPENS.test(line.text) || !isOpen(line.text))
    return { line, more: 0 };
  const parts = [line.text];
  for (let next = at + 1; next <= Math.min(statements.length - 1, at + MOST_LINES); next++) {
    const more = statements[next];
    if (more === undefined) break;
    parts.push(more.text);
    if (!isOpen(more.text)) continue;
    const span = { start: line.span.start, end: more.span.end };
    return { line: { ...line, text: parts.join('\n'), span }, more: next - at };
  }
  return { line, more: 0 };
}

/** Reads the statement that starts at `from` in its line; returns where the next one starts. */
function partOf(line: LineStatement, from: number, state: State): number | undefined {
  const { text, span } = line;
  const { out, open } = state;
  const top = open.at(-1);
  const start = from === 0 ? span.start : span.end - text.length + from;
  const rest: Span = { start, end: span.end };
  if (text.charAt(from) === '}') {
    if (open.pop() === undefined) {
      const instead = 'Remove it, or add the class it should close.';
      out.push({
        kind: 'repair',
        what: 'An unmatched } was ignored.',
        instead,
        span: { start, end: start + 1 },
      });
    }
    return skipSpace(text, from + 1);
  }
  if (top?.kind === 'class') {
    const close = text.indexOf('}', from);
    const written = text.slice(from, close < 0 ? text.length : close).trim();
    const annotation = /^<<([^<>]+)>>$/.exec(written)?.[1];
    const at = { start, end: start + written.length };
    if (annotation !== undefined) out.push({ kind: 'class', id: top.id, annotation: annotation.trim(), span: at });
    else if (written !== '') out.push({ kind: 'member', of: top.id, text: written, span: at });
    return close < 0 ? undefined : close;
  }
  const inside = top === undefined ? {} : { inside: top.id };
  const opening = matchAt(NAMESPACE, text, from);
  if (opening) {
    const [whole, odd, plain, , label] = opening;
    openNamespace(odd ?? plain ?? '', label, rest, state);
    return skipSpace(text, from + whole.length);
  }
  const declared = matchAt(CLASS, text, from);
  if (declared) {
    const [whole, odd, plain, generic, label, annotation] = declared;
    const id = odd ?? plain ?? '';
    const next = text.charAt(from + whole.length);
    if (next === '' || next === '{' || next === '}') {
      const names = { ...(label === undefined ? {} : { label }), ...(generic === undefined ? {} : { generic }) };
      const noted = annotation === undefined ? {} : { annotation: annotation.trim() };
      const end = start + whole.trimEnd().length;
      out.push({ kind: 'class', id, ...names, ...noted, ...inside, span: { start, end } });
      for (const use of classUses(whole, start, id)) out.push(use);
      state.known.add(id);
      if (next === '{') open.push({ kind: 'class', id, level: 0, span: rest });
      return skipSpace(text, from + whole.length + (next === '{' ? 1 : 0));
    }
  }
  // A namespace can end after a statement on the same line.
  const ends = top !== undefined && text.endsWith('}') && text.indexOf('{', from) < 0;
  const plain = text.slice(from, ends ? -1 : undefined).trimEnd();
  const member = plainLine({ ...line, text: plain, span: rest }, inside);
  const unknown = ANNOTATION.test(plain) && member.find((each) => each.kind === 'class' && !state.known.has(each.id));
  if (unknown) {
    const hint = 'Declare the class first: class Cart.';
    out.push({ kind: 'unreadable', reason: 'it annotates a class that is not declared yet', hint, span: rest });
  } else {
    const uses = member.some((each) => each.kind === 'class') ? classUses(plain, start) : [];
    for (const each of [...member, ...uses]) out.push(each);
  }
  for (const each of member) if (each.kind === 'class') state.known.add(each.id);
  return ends ? text.length - 1 : undefined;
}

/** `A:::name` at any mention of a class: before the first single colon, outside quotes. `of`: the class, if the line names one. */
function classUses(text: string, start: number, of?: string): readonly ClassStatement[] {
  const blank = (quoted: string): string => ' '.repeat(quoted.length);
  const [named = ''] = text.replace(/"[^"]*"/g, blank).split(/(?<!:):(?!:)/, 1);
  return [...named.matchAll(USE)].map(({ index, 0: whole, 1: odd, 2: plain, 3: name = '' }) => {
    const end = start + index + whole.length;
    return { kind: 'classUse', ids: [of ?? odd ?? plain ?? ''], name, span: { start: end - name.length - 3, end } };
  });
}

function openNamespace(name: string, label: string | undefined, span: Span, state: State): void {
  const top = state.open.at(-1);
  const level = (top?.level ?? 0) + name.split('.').length;
  state.depth = Math.max(state.depth, level);
  // Deeper levels are refused anyway, and the paths of all levels would be quadratic in size.
  const id = level > CONVERTER_LIMITS.levels ? name : [...(top ? [top.id] : []), name].join('.');
  state.out.push({ kind: 'namespace', path: id, ...(label === undefined ? {} : { label }), span });
  state.open.push({ kind: 'namespace', id, level, span });
}

function plainLine({ text, span }: LineStatement, inside: { readonly inside?: string }): readonly ClassStatement[] {
  const direction = DIRECTION.exec(text);
  if (direction) return [{ kind: 'direction', direction: mermaidWay(direction[1] ?? '') ?? 'down', span }];
  const styling = stylingOf(text, span);
  if (styling) return [styling];
  const note = NOTE.exec(text);
  if (note) {
    const of = note[1] ?? note[2];
    return [{ kind: 'note', ...(of === undefined ? {} : { of }), text: note[4] ?? '', span }];
  }
  const relation = RELATION.exec(text);
  if (relation) return relationOf(relation, inside, span);
  const annotated = ANNOTATION.exec(text);
  if (annotated) {
    return [
      {
        kind: 'class',
        id: annotated[2] ?? annotated[3] ?? '',
        annotation: (annotated[1] ?? '').trim(),
        ...inside,
        span,
      },
    ];
  }
  const click = CLICK.exec(text);
  if (click) return [clickOf(click, span)];
  const member = MEMBER.exec(text);
  if (member) {
    const of = member[1] ?? member[2] ?? '';
    const generic = member[3] === undefined ? {} : { generic: member[3] };
    return [
      { kind: 'class', id: of, ...generic, ...inside, span },
      { kind: 'member', of, text: member[4] ?? '', span },
    ];
  }
  const joined = /^class((?:\s+[\p{L}\p{N}_]+)+)$/u.exec(text)?.[1];
  if (joined !== undefined) {
    const id = joined.replace(/\s+/g, '');
    const became: ClassStatement = {
      kind: 'quirk',
      code: 'M204',
      what: `The multi-word name '${joined.trim()}'`,
      became: `'${id}', as in Mermaid`,
      span,
    };
    return [{ kind: 'class', id, ...inside, span }, became];
  }
  if (/^[\p{L}_][\p{L}\p{N}_]*$/u.test(text))
    return [
      { kind: 'quirk', code: 'M203', what: `The bare name '${text}', which declares nothing,`, became: '', span },
    ];
  const hint = 'Write: class Cart, Cart : +count: int, or Cart --> Order : has.';
  return [{ kind: 'unreadable', reason: 'it is not a class diagram statement', hint, span }];
}

function stylingOf(text: string, span: Span): ClassStatement | undefined {
  const style = STYLE.exec(text);
  if (style) return { kind: 'style', ids: [style[1] ?? style[2] ?? ''], text: style[4] ?? '', span };
  const defined = CLASS_DEF.exec(text);
  if (defined)
    return {
      kind: 'classDef',
      names: (defined[1] ?? '').split(',').map((each) => each.trim()),
      text: defined[2] ?? '',
      span,
    };
  const used = CSS_CLASS.exec(text);
  return used
    ? { kind: 'classUse', ids: (used[1] ?? '').split(',').map((each) => each.trim()), name: used[2] ?? '', span }
    : undefined;
}

/** A link opens an address, a callback runs; a quoted text after either is its tooltip. */
function clickOf(match: RegExpExecArray, span: Span): ClassStatement {
  const [, word = '', odd, plain, , href, rest = ''] = match;
  const quoted = [...rest.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
  const runs = word === 'callback' || (href === undefined && !rest.startsWith('"'));
  // A call can contain quoted texts itself, and a callback is named in quotes.
  const tooltip = runs ? /"([^"]*)"$/.exec(rest.replace(/^"[^"]*"|\([^()]*\)/, ''))?.[1] : quoted[1];
  return {
    kind: 'click',
    of: odd ?? plain ?? '',
    ...(runs || quoted[0] === undefined ? {} : { url: quoted[0] }),
    ...(tooltip === undefined ? {} : { tooltip }),
    span,
  };
}

function relationOf(
  match: RegExpExecArray,
  inside: { readonly inside?: string },
  span: Span,
): readonly ClassStatement[] {
  const [
    ,
    oddFrom,
    plainFrom,
    fromGeneric,
    fromCard,
    start = '',
    line,
    finish = '',
    toCard,
    oddTo,
    plainTo,
    toGeneric,
    label = '',
  ] = match;
  const from = oddFrom ?? plainFrom ?? '';
  const to = oddTo ?? plainTo ?? '';
  const mention = (id: string, generic: string | undefined, end: RelationEnd): ClassStatement => ({
    kind: 'class',
    id,
    ...(generic === undefined ? {} : { generic }),
    ...(end === 'lollipop' ? { annotation: 'interface' } : {}),
    ...inside,
    span,
  });
  const fromEnd = relationEnd(start);
  const toEnd = relationEnd(finish);
  return [
    mention(from, fromGeneric, fromEnd),
    mention(to, toGeneric, toEnd),
    {
      kind: 'relation',
      from,
      to,
      fromEnd,
      toEnd,
      ...(fromCard === undefined ? {} : { fromCard }),
      ...(toCard === undefined ? {} : { toCard }),
      dotted: line === '..',
      label,
      written: `${start}${line}${finish}`,
      span,
    },
  ];
}
