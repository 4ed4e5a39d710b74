// A picture in a document: above its fence, between two marks, with the fence folded below it. In: the picture's facts;
// out, the lines to write. In: a document and a fence; out, the existing block around the fence.
import type { Fence } from '../fences.js';

export interface PictureBlock {
  readonly id: string;
  /** Hash of everything that the block and its pictures depend on. */
  readonly hash: string;
  /** The pictures' addresses, relative to the document. */
  readonly light: string;
  readonly dark: string;
  readonly alt: string;
  readonly link: string | undefined;
}

/** A block found in the document; offsets in the document. */
export interface FoundBlock {
  readonly start: number;
  readonly end: number;
  readonly id: string;
  readonly hash: string;
}

/** How a document writes comments. */
export type Notation = 'markdown' | 'mdx';

const OPENING = /(?:<!--|\{\/\*) linework ([\w-]+) ([0-9a-f]{16}) (?:-->|\*\/\})[ \t]*$/;
const CLOSING = /(?:<!--|\{\/\*) \/linework (?:-->|\*\/\})[ \t]*$/;
/** Most lines from the opening mark to the fence, and from the fence to the closing mark: people can add blank lines. */
const MOST_BEFORE = 20;
const MOST_BEHIND = 6;

/** `fence`: the new text of the fence, from its marks on. Lines lack the prefixes of the document's quotes and lists. */
export function blockLines(block: PictureBlock, fence: string, notation: Notation): readonly string[] {
  const { id, hash, light, dark, alt, link } = block;
  const note = (text: string): string => (notation === 'mdx' ? `{/* ${text} */}` : `<!-- ${text} -->`);
  const set = notation === 'mdx' ? 'srcSet' : 'srcset';
  const picture = [
    '<picture>',
    `  <source media="(prefers-color-scheme: dark)" ${set}="${escaped(dark)}" />`,
    `  <img alt="${escaped(alt)}" src="${escaped(light)}" />`,
    '</picture>',
  ];
  return [
    note(`linework ${id} ${hash}`),
    ...(link === undefined ? picture : [`<a href="${escaped(link)}">`, ...picture, '</a>']),
    '',
    '<details>',
    '<summary>Source of the diagram</summary>',
    '',
    fence,
    '',
    '</details>',
    note('/linework'),
  ];
}

function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[{}]/g, (brace) => (brace === '{' ? '&#123;' : '&#125;'));
}

/** `'broken'` if one of its two marks is missing. `from` and `until`: the range not used by other fences. */
export function blockAround(
  document: string,
  fence: Fence,
  from: number,
  until: number,
): FoundBlock | 'broken' | undefined {
  const opening = openingBefore(document, fence, from);
  const end = closingBehind(document, fence.closedAt ?? document.length, until);
  if (opening === undefined && end === undefined) return undefined;
  return opening === undefined || end === undefined ? 'broken' : { ...opening, end };
}

function openingBefore(document: string, { opening }: Fence, from: number): Omit<FoundBlock, 'end'> | undefined {
  let end = opening.start - 1;
  for (let i = 0; i < MOST_BEFORE && end >= from; i++) {
    if (document[end] === '\n' && document[end - 1] === '\r') end--;
    const start = Math.max(document.lastIndexOf('\n', end - 1), document.lastIndexOf('\r', end - 1), from - 1) + 1;
    const line = document.slice(start, end);
    const mark = OPENING.exec(line);
    if (mark !== null) return { start: start + mark.index, id: mark[1] ?? '', hash: mark[2] ?? '' };
    if (CLOSING.test(line)) return undefined;
    end = start - 1;
  }
  return undefined;
}

function closingBehind(document: string, closedAt: number, until: number): number | undefined {
  const ending = /\r\n|\n|\r/g;
  ending.lastIndex = closedAt;
  for (let i = 0; i < MOST_BEHIND; i++) {
    const start = ending.exec(document);
    if (start === null || start.index + start[0].length >= until) return undefined;
    const lineStart = start.index + start[0].length;
    const next = /[\r\n]/g;
    next.lastIndex = lineStart;
    const lineEnd = Math.min(next.exec(document)?.index ?? document.length, until);
    const line = document.slice(lineStart, lineEnd);
    if (CLOSING.test(line)) return lineEnd;
    if (OPENING.test(line)) return undefined;
    ending.lastIndex = lineEnd;
  }
  return undefined;
}
