// The statements of an entity-relationship diagram: in, the body after the header; out, the statements in written order.
// A line can hold several; unreadable text is a statement of its own. Linear in the text.
import { mermaidWay, readBetween, type Span } from '@linework/core';
import type { TitleStatement } from '../header-text.js';
import { type LineStatement, readLines } from '../line-statements.js';
import type { ErGroup, ErStatement } from './ast.js';
import { nextWord, readAttributes, type Word } from './attributes.js';

export interface ParsedEr {
  readonly statements: readonly ErStatement[];
  readonly titleStatements: readonly TitleStatement[];
  /** Levels of subgraphs. */
  readonly depth: number;
}

/** A block of attributes that is not closed yet. */
interface OpenBlock {
  readonly of: string;
  readonly words: Word[];
  readonly span: Span;
}

interface State {
  readonly out: ErStatement[];
  /** Indices of the subgraphs that are open. */
  readonly open: number[];
  groups: number;
  depth: number;
  block: OpenBlock | undefined;
}

const STYLING = /^(classDef|class|style)\s+(\S.*)$/;
const DIRECTION = /^direction\s+(LR|RL|TB|BT)\b\s*/;
const SUBGRAPH = /^subgraph(?:\s+|(?=")|$)/;
const GROUP_NAME = /^(?:"([^"]*)"|([^\s"[\]]+))?\s*(?:\[([^\]]*)\])?$/;
/** In quotes, or letters, digits, `_`, and a hyphen or a dot that does not start a line between entities. */
const NAME = /[ \t]*(?:"([^"%\\\n]+)"|((?:[\p{L}\p{M}\p{N}_*]|\p{So}|-(?![-.])|\.(?![-.]))+))/uy;
const ALIAS = /[ \t]*\[(?:[ \t]*"([^"]*)"[ \t]*|([^\]"]*))\]/y;
const CLASSES = /[ \t]*:::[ \t]*([\p{L}\p{N}_-]+(?:[ \t]*,[ \t]*[\p{L}\p{N}_-]+)*)/uy;
const ROLE = /[ \t]*:[ \t]*(?:"([^"]*)"|([\p{L}\p{M}\p{N}_*.-]+))/uy;

export function parseEr(body: string, afterHeader: number): ParsedEr {
  const { head, statements, titleStatements } = readLines(body, afterHeader, { titled: false, caseless: true });
  const state: State = { out: [], open: [], groups: 0, depth: 0, block: undefined };
  for (const line of head ? [head, ...statements] : statements) {
    const from = state.block ? intoBlock(line, 0, state) : undefined;
    if (state.block) continue;
    if (from === undefined) lineOf(line, state);
    else sentences(line, from, state);
  }
  const { block, open, out } = state;
  if (block) {
    closeBlock(block, state);
    const instead = 'Write } where it ends.';
    out.push({
      kind: 'repair',
      what: `The block of '${block.of}' has no closing } and was closed.`,
      instead,
      span: block.span,
    });
  }
  const groups = out.filter((each) => each.kind === 'group');
  for (const at of open) {
    const group = groups[at];
    if (group === undefined) continue;
    const what = `The subgraph '${group.title}' has no end; it was closed after the last line.`;
    out.push({ kind: 'repair', what, instead: "Write 'end' where it ends.", span: group.span });
  }
  return { statements: out, titleStatements, depth: state.depth };
}

function lineOf(line: LineStatement, state: State): void {
  const { text, span } = line;
  const { out, open } = state;
  const inside = open.at(-1);
  const place = inside === undefined ? {} : { inside };
  const styling = STYLING.exec(text);
  if (styling && readBetween(text, (styling[1] ?? '').length) === undefined) {
    out.push({ kind: 'styling', what: `the ${styling[1] === 'classDef' ? 'class' : styling[1]} ${styling[2]}`, span });
    return;
  }
  const direction = DIRECTION.exec(text);
  if (direction) {
    out.push({ kind: 'direction', direction: mermaidWay(direction[1] ?? '') ?? 'down', ...place, span });
    const rest = text.slice(direction[0].length);
    if (rest !== '') sentences({ ...line, text: rest, span: { ...span, start: span.end - rest.length } }, 0, state);
    return;
  }
  if (SUBGRAPH.test(text) && readBetween(text, 'subgraph'.length) === undefined) {
    openGroup(line, state);
    return;
  }
  if (text === 'end' && (open.length > 0 || state.groups > 0)) {
    const what = "An unmatched 'end' was ignored.";
    if (open.pop() === undefined) out.push({ kind: 'repair', what, instead: 'Remove it.', span });
    return;
  }
  sentences(line, 0, state);
}

function openGroup({ text, span }: LineStatement, state: State): void {
  const { out, open } = state;
  const named = GROUP_NAME.exec(text.slice(SUBGRAPH.exec(text)?.[0].length ?? 0).trim());
  if (named === null) {
    const hint = 'Write: subgraph sales [Sales].';
    out.push({ kind: 'unreadable', reason: 'the name of the subgraph cannot be read', hint, span });
    return;
  }
  const id = named[1] ?? named[2] ?? '';
  const parent = open.at(-1);
  const group: ErGroup = {
    kind: 'group',
    id,
    title: named[3]?.trim().replace(/^"|"$/g, '').trim() ?? id,
    ...(parent === undefined ? {} : { parent }),
    span,
  };
  out.push(group);
  open.push(state.groups++);
  state.depth = Math.max(state.depth, open.length);
}

/** The content of a line: an entity, a relation, or several blocks in a row. */
function sentences(line: LineStatement, from: number, state: State): void {
  let at: number | undefined = from;
  while (at !== undefined && at < line.text.length) at = sentence(line, at, state);
}

/** Where the rest of the line starts; nothing at the end of the line. */
function sentence(line: LineStatement, at: number, state: State): number | undefined {
  const { text, span } = line;
  const { out } = state;
  const inside = state.open.at(-1);
  const spanTo = (end: number): Span => ({ start: span.start + at, end: span.start + end });
  const unreadable = (reason: string, hint: string): undefined => {
    out.push({ kind: 'unreadable', reason, hint, span: { start: span.start + at, end: span.end } });
  };
  const mention = ({ id, alias, classes, end }: Entity): void => {
    const named = { id, ...(alias === undefined ? {} : { alias }) };
    out.push({ kind: 'entity', ...named, span: spanTo(end), ...(inside === undefined ? {} : { inside }) });
    if (classes !== undefined) out.push({ kind: 'styling', what: `the class ${classes} of ${id}`, span: spanTo(end) });
  };
  if (text.charAt(at) === '}') {
    const what = 'An unmatched } was ignored.';
    out.push({ kind: 'repair', what, instead: 'Remove it, or open the block it should close.', span: spanTo(at + 1) });
    return skip(text, at + 1);
  }
  const first = entityAt(text, at);
  if (first === undefined) {
    return unreadable('it does not start with an entity name', 'Put names with special characters in quotes.');
  }
  const between = readBetween(text, first.end);
  if (between === undefined) {
    mention(first);
    const opening = skip(text, first.end);
    if (opening >= text.length) return undefined;
    if (text.charAt(opening) !== '{') {
      if (opening > first.end && entityAt(text, opening)) return opening;
      return unreadable('what follows the name cannot be read', 'Write: A ||--o{ B : has, or A { with its attributes.');
    }
    state.block = { of: first.id, words: [], span: spanTo(first.end) };
    return intoBlock(line, opening + 1, state);
  }
  const second = entityAt(text, between.end);
  if (second === undefined) return unreadable('the relation has no second entity', 'Write: A ||--o{ B : has.');
  ROLE.lastIndex = second.end;
  const role = ROLE.exec(text);
  if (role === null) {
    return unreadable('the relation has no label', 'Add a colon and a word or quoted text after it; "" is allowed.');
  }
  const end = second.end + role[0].length;
  if (skip(text, end) < text.length) {
    return unreadable('a label of several words is not in quotes', 'Write: A ||--o{ B : "has many".');
  }
  mention(first);
  mention(second);
  const { fromCard, toCard, identifying } = between;
  const ends = { from: first.id, to: second.id, fromCard, toCard, identifying };
  out.push({ kind: 'relation', ...ends, label: role[1] ?? role[2] ?? '', span: spanTo(end) });
  return undefined;
}

interface Entity {
  readonly id: string;
  readonly alias?: string;
  readonly classes?: string;
  readonly end: number;
}

function entityAt(text: string, from: number): Entity | undefined {
  NAME.lastIndex = from;
  const name = NAME.exec(text);
  if (name === null) return undefined;
  let end = from + name[0].length;
  ALIAS.lastIndex = end;
  const alias = ALIAS.exec(text);
  end += alias?.[0].length ?? 0;
  CLASSES.lastIndex = end;
  const classes = CLASSES.exec(text);
  end += classes?.[0].length ?? 0;
  const called = alias?.[1] ?? alias?.[2]?.trim();
  return {
    id: name[1] ?? name[2] ?? '',
    ...(called === undefined ? {} : { alias: called }),
    ...(classes?.[1] === undefined ? {} : { classes: classes[1] }),
    end,
  };
}

/** Reads the words of a line in a block, up to its brace; returns where the rest starts. */
function intoBlock(line: LineStatement, from: number, state: State): number {
  const { block } = state;
  if (block === undefined) return from;
  let at = from;
  for (;;) {
    const word = nextWord(line.text, at, line.span.start);
    if (word === undefined) return line.text.length;
    at = word.end;
    if (word.text === '{') {
      state.out.push({
        kind: 'unreadable',
        reason: 'a block starts inside another block',
        hint: 'Close the first block with }.',
        span: word.span,
      });
    } else if (word.text === '}') {
      closeBlock(block, state);
      state.block = undefined;
      return skip(line.text, at);
    } else block.words.push(word);
  }
}

function closeBlock({ of, words }: OpenBlock, { out }: State): void {
  const { attributes, wrong } = readAttributes(words);
  out.push({ kind: 'attributes', of, attributes });
  if (wrong)
    out.push({ kind: 'unreadable', reason: wrong.reason, hint: 'Write: string name PK "comment".', span: wrong.span });
}

function skip(text: string, from: number): number {
  let at = from;
  while (at < text.length && /[\s;]/.test(text.charAt(at))) at++;
  return at;
}
