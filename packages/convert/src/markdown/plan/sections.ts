// The sections of a document and their blocks: in, a Markdown document; out, for each heading the content up to the
// next one: fences, lists, tables and paragraphs with their lines, and whether there is a picture. One pass over the lines.

import { textOf } from '../document.js';
import { type Fence, fencesOf } from '../fences.js';
import { LONGEST, plain, titleOf } from '../headings.js';

interface Placed {
  /** From 1. */
  readonly line: number;
  readonly endLine: number;
}

export interface FenceBlock extends Placed {
  readonly type: 'fence';
  readonly language: string;
  readonly lines: readonly string[];
}

export interface ListBlock extends Placed {
  readonly type: 'list';
  readonly ordered: boolean;
  /** The items of its first level, without marks, their lines joined. */
  readonly items: readonly string[];
  /** Whether it contains anything but text: a fence, a deeper list. */
  readonly mixed: boolean;
}

export interface TableBlock extends Placed {
  readonly type: 'table';
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface TextBlock extends Placed {
  readonly type: 'text';
  readonly text: string;
}

export type Block = FenceBlock | ListBlock | TableBlock | TextBlock;

export interface Section {
  readonly title: string;
  readonly line: number;
  readonly blocks: readonly Block[];
  readonly hasPicture: boolean;
}

/** Languages whose fences are rendered as pictures, or are picture sources. */
const DRAWN =
  /^(?:diagram|mermaid|plantuml|puml|uml|dot|graphviz|d2|svgbob|ditaa|nomnoml|vega(?:-lite)?|kroki.*|structurizr|dbml)$/i;
const PICTURE = /!\[[^\]]*\]\s?[([]|<(?:img|picture|svg|video|iframe)\b/i;
const BADGE = /shields\.io|badge|\/actions\/workflows\/|travis-ci|codecov|coveralls/i;
const HEADING = /^ {0,3}#{1,6}[ \t]+(?![ \t])(.*)$/;
const UNDERLINE = /^ {0,3}(?:=+|-{2,})[ \t]*$/;
const MARK = /^( *)(?:[-*+]|(\d{1,9})[.)])[ \t]+/;

interface Open {
  title: string;
  line: number;
  blocks: Block[];
  hasPicture: boolean;
}

export function sectionsOf(document: string): readonly Section[] {
  const lines = document.split(/\r\n|\n|\r/);
  const fences = new Map(fencesOf(document).map((fence) => [fence.line, fence]));
  const sections: Open[] = [{ title: '', line: 1, blocks: [], hasPicture: false }];
  const last = (): Open => sections.at(-1) as Open;
  for (let at = 0; at < lines.length; ) {
    const fence = fences.get(at + 1);
    const line = lines[at] ?? '';
    const heading = headingAt(lines, at);
    if (fence !== undefined) {
      const block = fenceBlock(document, fence);
      if (DRAWN.test(fence.language)) last().hasPicture = true;
      last().blocks.push(block);
      at = block.endLine;
    } else if (heading !== undefined) {
      sections.push({ title: plain(heading.title), line: at + 1, blocks: [], hasPicture: false });
      at += heading.lines;
    } else if (/^ {0,3}<!--/.test(line)) at = commentEnd(lines, at);
    else if (line.trim() === '') at++;
    else {
      const block = blockAt(lines, at, fences);
      if (pictured(lines.slice(at, block.endLine))) last().hasPicture = true;
      last().blocks.push(block);
      at = block.endLine;
    }
  }
  return sections.filter(({ title, blocks }) => title !== '' || blocks.length > 0);
}

function headingAt(
  lines: readonly string[],
  at: number,
): { readonly title: string; readonly lines: number } | undefined {
  const marked = HEADING.exec(lines[at] ?? '');
  if (marked) return { title: titleOf(marked[1] ?? ''), lines: 1 };
  const line = lines[at] ?? '';
  const underlined = UNDERLINE.test(lines[at + 1] ?? '') && line.trim() !== '' && !/^ {4}|^[ \t]*[|>#*+-]/.test(line);
  return underlined ? { title: line.trim(), lines: 2 } : undefined;
}

/** Whether a line separates the head of a table from its rows. */
function isDelimiter(line = ''): boolean {
  return (
    /^[|:\- \t]+$/.test(line) &&
    line
      .trim()
      .replace(/^\|/, '')
      .replace(/\|$/, '')
      .split('|')
      .every((cell) => /^:?-+:?$/.test(cell.trim()))
  );
}

function fenceBlock(document: string, fence: Fence): FenceBlock {
  const closing = fence.closedAt === undefined ? 0 : 1;
  return {
    type: 'fence',
    language: fence.language,
    lines: fence.lines.map((each) => textOf(document, each)),
    line: fence.line,
    endLine: fence.line + fence.lines.length + closing,
  };
}

function commentEnd(lines: readonly string[], at: number): number {
  for (let each = at; each < lines.length; each++) if (lines[each]?.includes('-->')) return each + 1;
  return lines.length;
}

function blockAt(lines: readonly string[], at: number, fences: ReadonlyMap<number, Fence>): Block {
  if (lines[at]?.includes('|') && isDelimiter(lines[at + 1])) return tableAt(lines, at);
  if (MARK.test(lines[at] ?? '')) return listAt(lines, at, fences);
  let end = at + 1;
  while (end < lines.length && goesOn(lines, end, fences)) end++;
  return {
    type: 'text',
    text: lines
      .slice(at, end)
      .map((each) => each.trim())
      .join(' ')
      .slice(0, LONGEST)
      .replace(/\s+/g, ' '),
    line: at + 1,
    endLine: end,
  };
}

function goesOn(lines: readonly string[], at: number, fences: ReadonlyMap<number, Fence>): boolean {
  const line = lines[at] ?? '';
  return line.trim() !== '' && !HEADING.test(line) && !fences.has(at + 1) && !MARK.test(line);
}

function tableAt(lines: readonly string[], at: number): TableBlock {
  let end = at + 2;
  while (end < lines.length && lines[end]?.includes('|') && lines[end]?.trim() !== '') end++;
  const rows = lines.slice(at + 2, end).map(cellsOf);
  return { type: 'table', header: cellsOf(lines[at] ?? ''), rows, line: at + 1, endLine: end };
}

function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plain(cell));
}

function listAt(lines: readonly string[], at: number, fences: ReadonlyMap<number, Fence>): ListBlock {
  const first = MARK.exec(lines[at] ?? '');
  const indent = first?.[1]?.length ?? 0;
  const ordered = first?.[2] !== undefined;
  const items: string[] = [];
  let mixed = false;
  let end = at;
  for (let each = at; each < lines.length; each++) {
    const line = lines[each] ?? '';
    const mark = MARK.exec(line);
    const fence = fences.get(each + 1);
    if (fence !== undefined && /^\s/.test(line)) {
      mixed = true;
      each += fence.lines.length + (fence.closedAt === undefined ? 0 : 1);
    } else if (mark && (mark[1]?.length ?? 0) <= indent + 1) {
      if ((mark[2] !== undefined) !== ordered) break;
      items.push(line.slice(mark[0].length));
    } else if (line.trim() === '') {
      if (!/^\s+\S/.test(lines[each + 1] ?? '') && !MARK.test(lines[each + 1] ?? '')) break;
      continue;
    } else if (mark) mixed = true;
    else if (HEADING.test(line) || (!/^\s/.test(line) && lines[each - 1]?.trim() === '')) break;
    else if (!mixed && (items.at(-1)?.length ?? 0) < LONGEST) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    end = each + 1;
  }
  return { type: 'list', ordered, items: items.map(plain), mixed, line: at + 1, endLine: Math.max(end, at + 1) };
}

function pictured(lines: readonly string[]): boolean {
  return lines.some((line) => PICTURE.test(line) && !BADGE.test(line));
}
