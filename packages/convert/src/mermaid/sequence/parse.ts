// The statements of a sequence diagram: in, the body after the header; out, a tree of statements and blocks. It continues
// after every unreadable line, closes unclosed blocks, and is linear in the text.
import type { Span } from '@linework/core';
import { CONVERTER_LIMITS } from '../contract.js';
import { makeScan, type Scan, skipSpace } from '../scan.js';
import type { Block, BlockWord, BranchWord, RawText, Section, Sequence, Statement } from './ast.js';
import { guarded, unguarded } from './guarded.js';
import { type Read, readStatement } from './read-statement.js';
import { readText, spanOf } from './segment.js';

/** Blocks that only leave their content in the picture: without areas, backgrounds too. */
const UNDRAWN: ReadonlySet<BlockWord> = new Set(['box']);
const UNDRAWN_AREAS: ReadonlySet<BlockWord> = new Set(['box', 'rect']);

/** Mermaid's branches, and those that mean the same: `else` in a critical, an opt or a break, `option` in an alt. */
const HOLDERS: Readonly<Record<BranchWord, readonly BlockWord[]>> = {
  else: ['alt', 'critical', 'opt', 'break'],
  option: ['critical', 'alt'],
  and: ['par', 'par_over'],
};

interface OpenBlock {
  readonly block: Block;
  /** How many drawn blocks it is in, including itself. */
  readonly level: number;
  /** Where its statements go. */
  readonly into: Statement[];
}

/** Most open blocks between a branch and its own block. */
const LOOK_BACK = 64;

/** The result so far. */
interface Reading {
  readonly undrawn: ReadonlySet<BlockWord>;
  readonly root: Statement[];
  readonly open: OpenBlock[];
  /** Declared names. */
  readonly ids: Set<string>;
  depth: number;
}

export function parseSequence(body: string, from: number): Sequence {
  const whole = parseWith(body, from, UNDRAWN);
  return whole.depth > CONVERTER_LIMITS.levels ? parseWith(body, from, UNDRAWN_AREAS) : whole;
}

function parseWith(body: string, from: number, undrawn: ReadonlySet<BlockWord>): Sequence {
  const scan = makeScan(guarded(body));
  const reading: Reading = { undrawn, root: [], open: [], ids: new Set(), depth: 0 };
  /** The text of the previous statement on the same line, which a semicolon may have ended too early. */
  let before: RawText | undefined;
  for (let at = nextStart(scan, from); at < scan.text.length; at = nextStart(scan, at)) {
    const result = readStatement(scan, at, reading.ids);
    if (before && isText(result) && scan.lineEnd(before.end) === scan.lineEnd(at)) {
      const more = readText(scan, at);
      before.end = more.text.end;
      before.joined = true;
      before.cut = more.text.cut;
      at = Math.max(more.end, at + 1);
      continue;
    }
    take(result, reading);
    before = result.text;
    at = Math.max(result.end, at + 1);
  }
  const { root, depth } = reading;
  return { statements: root, depth, areas: undrawn === UNDRAWN, textOf: (raw) => textOf(scan, raw) };
}

function take(result: Read, reading: Reading): void {
  switch (result.kind) {
    case 'statement':
      takeStatement(result.statement, reading);
      break;
    case 'open':
      openBlock(result.word, result.section, reading);
      break;
    case 'branch':
      openBranch(result.word, result.section, reading);
      break;
    case 'close':
      closeBlock(result.span, reading);
      break;
  }
}

/** Where statements go now. */
function into({ root, open }: Reading): Statement[] {
  return open.at(-1)?.into ?? root;
}

function takeStatement(statement: Exclude<Statement, Block>, reading: Reading): void {
  into(reading).push(statement);
  if (statement.kind !== 'participant') return;
  reading.ids.add(statement.id);
  reading.open.at(-1)?.block.members.push(statement.id);
}

function openBlock(word: BlockWord, section: Section, reading: Reading): void {
  const { span } = section;
  const block: Block = { kind: 'block', word, sections: [section], members: [], closed: false, span };
  const isDrawn = !reading.undrawn.has(word);
  const level = (reading.open.at(-1)?.level ?? 0) + (isDrawn ? 1 : 0);
  const parent = into(reading);
  parent.push(block);
  reading.open.push({ block, level, into: isDrawn ? section.statements : parent });
  reading.depth = Math.max(reading.depth, level);
}

/** Closes the open blocks inside the block that has such branches. */
function openBranch(word: BranchWord, section: Section, reading: Reading): void {
  const { open } = reading;
  const holder = open.slice(-LOOK_BACK).findLast(({ block }) => HOLDERS[word].includes(block.word));
  if (!holder) {
    into(reading).push({ kind: 'stray', word, span: section.span });
    return;
  }
  open.length = open.lastIndexOf(holder);
  holder.block.sections.push(section);
  open.push({ ...holder, into: section.statements });
}

function closeBlock(span: Span, reading: Reading): void {
  const closed = reading.open.pop();
  if (closed) closed.block.closed = true;
  else into(reading).push({ kind: 'stray', word: 'end', span });
}

/** Whether the text after a semicolon is not a statement of its own. */
function isText(result: Read): boolean {
  if (result.kind !== 'statement') return false;
  const { statement } = result;
  return statement.kind === 'unreadable' || (statement.kind === 'message' && statement.text === undefined);
}

function textOf(scan: Scan, raw: RawText): string {
  const span: Span = spanOf(scan.text, raw.start, Math.max(raw.start, raw.end));
  return unguarded(scan.text.slice(span.start, span.end));
}

/** Skips white space, semicolons and comments. */
function nextStart(scan: Scan, from: number): number {
  let at = skipSpace(scan.text, from);
  for (;;) {
    const c = scan.text.charAt(at);
    if (c === ';') at = skipSpace(scan.text, at + 1);
    else if (c === '#' || c === '%' || (c !== '}' && scan.text.startsWith('%%', at + 1)))
      at = skipSpace(scan.text, scan.lineEnd(at));
    else return at;
  }
}
