// Fenced code in Markdown: in, a document; out, each fence with its lines and their positions in the document. Follows the block
// structure of CommonMark 0.31 as far as it decides what is a fence: quotes, lists, HTML blocks, indented code. One pass.

export interface FenceLine {
  /** Offsets of the line's content, after its quotes, lists and indent. */
  readonly start: number;
  readonly end: number;
  /** Columns of a tab that the fence consumes only in part. */
  readonly spaces: number;
  /** Where the whole line starts in the document. */
  readonly lineStart: number;
}

export interface Fence {
  /** The first word after the marks, as written, and its offset. */
  readonly language: string;
  readonly languageStart: number;
  /** Line of its opening marks, from 1. */
  readonly line: number;
  readonly lines: readonly FenceLine[];
  /** What each line of the fence starts with: quote marks and list indentation. */
  readonly prefix: string;
  /** The line of its opening marks, without its ending; the marks start at `marks`. */
  readonly opening: { readonly start: number; readonly marks: number; readonly end: number };
  /** Where the line of its closing marks ends, without its ending; absent when the fence is not closed. */
  readonly closedAt?: number;
}

interface Item {
  readonly kind: 'item';
  readonly width: number;
  /** An item that is still empty ends at a blank line. */
  empty: boolean;
}

type Container = { readonly kind: 'quote' } | Item;

interface OpenFence {
  readonly mark: string;
  readonly length: number;
  readonly indent: number;
  readonly language: string;
  readonly languageStart: number;
  readonly line: number;
  readonly lines: FenceLine[];
  readonly prefix: string;
  readonly opening: Fence['opening'];
}

/** Reads a line from the left; a tab extends to the next multiple of 4 columns. */
interface Cursor {
  at: number;
  column: number;
  /** Remaining columns of a tab that was consumed in part. */
  rest: number;
}

export function fencesOf(document: string): readonly Fence[] {
  const fences: Fence[] = [];
  let containers: Container[] = [];
  let fence: OpenFence | undefined;
  let html: RegExp | undefined;
  let paragraph = false;
  const close = (closedAt?: number): void => {
    if (fence) fences.push(closedAt === undefined ? fence : { ...fence, closedAt });
    fence = undefined;
  };
  let number = 0;
  for (let lineStart = 0; lineStart < document.length; ) {
    number++;
    const ending = /\r\n|\n|\r/g;
    ending.lastIndex = lineStart;
    const lineBreak = ending.exec(document);
    const lineEnd = lineBreak?.index ?? document.length;
    const line = document.slice(lineStart, lineEnd);
    const cursor: Cursor = { at: 0, column: 0, rest: 0 };
    const matched = matchContainers(line, cursor, containers);
    const all = matched === containers.length;
    if (fence && !all) close();
    if (html && !all) html = undefined;
    if (fence) {
      if (closes(line, cursor, fence)) close(lineEnd);
      else {
        skipColumns(line, cursor, Math.min(fence.indent, indentOf(line, cursor)));
        const { at, rest } = cursor;
        fence.lines.push({ start: lineStart + at, end: lineEnd, spaces: rest, lineStart });
      }
    } else if (html) {
      if (html.test(line.slice(cursor.at))) html = undefined;
    } else {
      const around = containers.slice(0, matched);
      const opened = openContainers(line, cursor, paragraph && all, DEEPEST - matched);
      const indent = indentOf(line, cursor);
      const text = line.slice(cursor.at).trimStart();
      const start = indent < 4 ? openingOf(text) : undefined;
      const starting: RegExp | undefined = indent < 4 ? htmlEnd(text, paragraph && opened.length === 0) : undefined;
      const underline: boolean = paragraph && all && opened.length === 0 && UNDERLINE.test(text);
      const other: boolean = indent < 4 && (underline || HEADING.test(text) || RULE.test(text));
      const leaf: boolean = start !== undefined || starting !== undefined || text === '' || other;
      // Text continues a paragraph even without repeating its quote or list marks.
      const lazy: boolean = paragraph && !all && opened.length === 0 && !leaf;
      if (!lazy) containers = [...around, ...opened];
      for (const [i, each] of containers.entries())
        if (each.kind === 'item' && (text !== '' || i < containers.length - 1)) each.empty = false;
      paragraph = !leaf && (lazy || indent < 4 || (paragraph && opened.length === 0));
      if (start !== undefined) {
        const marks = line.length - text.length;
        fence = {
          ...start,
          indent,
          languageStart: lineStart + marks + start.before,
          line: number,
          lines: [],
          prefix: prefixOf(line.slice(0, marks), containers),
          opening: { start: lineStart, marks: lineStart + marks, end: lineEnd },
        };
      } else if (starting && !starting.test(text)) html = starting;
    }
    lineStart = lineBreak ? lineEnd + lineBreak[0].length : document.length;
  }
  close();
  return fences;
}

function columnsOf(line: string, { at, column, rest }: Cursor): number {
  if (rest > 0) return rest;
  return line[at] === '\t' ? 4 - (column % 4) : line[at] === ' ' ? 1 : 0;
}

function indentOf(line: string, cursor: Cursor): number {
  let { at, column, rest } = cursor;
  let indent = 0;
  for (;;) {
    const wide = columnsOf(line, { at, column, rest });
    if (wide === 0) return indent;
    indent += wide;
    column += wide;
    if (rest > 0) rest = 0;
    else at++;
    // Past this width, the exact indentation does not matter.
    if (indent > 1_000) return indent;
  }
}

function skipColumns(line: string, cursor: Cursor, columns: number): void {
  for (let left = columns; left > 0; ) {
    const wide = columnsOf(line, cursor);
    if (wide === 0) return;
    const taken = Math.min(wide, left);
    left -= taken;
    cursor.column += taken;
    if (cursor.rest === 0) cursor.at++;
    cursor.rest = wide - taken;
  }
}

/** How many of the open containers the line continues. */
function matchContainers(line: string, cursor: Cursor, containers: readonly Container[]): number {
  let matched = 0;
  for (const each of containers) {
    const indent = indentOf(line, cursor);
    if (each.kind === 'item') {
      const blank = line.slice(cursor.at).trim() === '';
      if (blank && each.empty) return matched;
      if (blank) skipColumns(line, cursor, Math.min(each.width, indent));
      else if (indent >= each.width) skipColumns(line, cursor, each.width);
      else return matched;
    } else if (!takeQuote(line, cursor, indent)) return matched;
    matched++;
  }
  return matched;
}

function takeQuote(line: string, cursor: Cursor, indent: number): boolean {
  if (indent > 3 || line.slice(cursor.at).trimStart()[0] !== '>') return false;
  skipColumns(line, cursor, indent);
  cursor.at++;
  cursor.column++;
  skipColumns(line, cursor, 1);
  return true;
}

const ITEM = /^(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/;
const HEADING = /^#{1,6}(?:[ \t]|$)/;
const UNDERLINE = /^(?:=+|-+)[ \t]*$/;
const RULE = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
/** Deeper than any real document. */
const DEEPEST = 100;

function openContainers(line: string, cursor: Cursor, inParagraph: boolean, most: number): readonly Container[] {
  const opened: Container[] = [];
  while (opened.length < most) {
    const indent = indentOf(line, cursor);
    if (takeQuote(line, cursor, indent)) {
      opened.push({ kind: 'quote' });
      continue;
    }
    const text = line.slice(cursor.at).trimStart();
    const item = ITEM.exec(text);
    if (indent > 3 || item === null || RULE.test(text)) break;
    const empty = text.slice(item[0].length).trim() === '';
    // Between lines of a paragraph, a number or a lone mark is text.
    if (inParagraph && opened.length === 0 && (empty || (item[1] !== undefined && Number(item[1]) !== 1))) break;
    skipColumns(line, cursor, indent);
    cursor.at += item[0].length;
    cursor.column += item[0].length;
    const room = indentOf(line, cursor);
    const space = empty || room > 4 ? 1 : room;
    skipColumns(line, cursor, Math.min(space, room));
    opened.push({ kind: 'item', width: indent + item[0].length + space, empty: true });
  }
  return opened;
}

interface Opening {
  readonly mark: string;
  readonly length: number;
  readonly language: string;
  /** Characters before the language. */
  readonly before: number;
}

function openingOf(text: string): Opening | undefined {
  const marks = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(text)?.[0];
  if (marks === undefined) return undefined;
  const info = text.slice(marks.length);
  const language = /\S+/.exec(info);
  return {
    mark: marks[0] ?? '',
    length: marks.length,
    language: language?.[0] ?? '',
    before: marks.length + (language?.index ?? 0),
  };
}

function closes(line: string, cursor: Cursor, { mark, length }: OpenFence): boolean {
  if (indentOf(line, cursor) > 3) return false;
  const text = line.slice(cursor.at).trim();
  return text.length >= length && text === mark.repeat(text.length);
}

const BLOCKS =
  /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:[ \t]|\/?>|$)/i;
const ATTRIBUTE = String.raw`[ \t]+[A-Za-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|[^ \t"'=<>\`]+))?`;
const TAG = new RegExp(
  String.raw`^(?:<[A-Za-z][A-Za-z0-9-]*(?:${ATTRIBUTE})*[ \t]*\/?>|<\/[A-Za-z][A-Za-z0-9-]*[ \t]*>)[ \t]*$`,
);
const BLANK = /^[ \t]*$/;
/** Longest line checked for being a single tag. */
const LONGEST_TAG = 2_000;

/** The pattern that ends the HTML block started by the text. */
function htmlEnd(text: string, inParagraph: boolean): RegExp | undefined {
  if (text[0] !== '<') return undefined;
  if (/^<(?:pre|script|style|textarea)(?:[ \t>]|$)/i.test(text)) return /<\/(?:pre|script|style|textarea)>/i;
  if (text.startsWith('<!--')) return /-->/;
  if (text.startsWith('<?')) return /\?>/;
  if (/^<![A-Za-z]/.test(text)) return />/;
  if (text.startsWith('<![CDATA[')) return /\]\]>/;
  if (BLOCKS.test(text) || (!inParagraph && text.length <= LONGEST_TAG && TAG.test(text))) return BLANK;
  return undefined;
}

/** The start of the opening line with list marks replaced by spaces, as on the lines after it. */
function prefixOf(start: string, containers: readonly Container[]): string {
  return containers.length === 0 ? start : start.replace(/[-+*]|\d{1,9}[.)]/g, (mark) => ' '.repeat(mark.length));
}
