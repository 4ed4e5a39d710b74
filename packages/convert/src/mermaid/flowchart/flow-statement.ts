// One statement of nodes and links, as in `A[Text] & B --> C -- text --> D`: in, the offset where it starts; out, the
// statement and where it ends, or why it cannot be read.
import { isBlank, type Scan, skipBlanks, skipSpace } from '../scan.js';
import type { ClassRef, FlowStatement, Link, NodeMention, RawText, ShapeData } from './ast.js';
import { readBars, readBrackets } from './brackets.js';
import { readEdgeText } from './edge-text.js';
import { linkAt, linkMeaning, openLinkAt } from './links.js';
import { nameEnd } from './names.js';
import { readShapeData } from './shape-data.js';
import { endsStatement } from './subgraph-head.js';

/** Why a statement is unreadable, and where reading stopped. */
export interface Problem {
  readonly at: number;
  readonly reason: string;
  readonly hint: string;
}

/** Whether the word is a keyword here: not part of an id, and without a link that would make it one. */
export function isKeyword(text: string, at: number, word: string): boolean {
  if (!text.startsWith(word, at)) return false;
  const after = at + word.length;
  if (!endsStatement(text, after) && !isBlank(text.charCodeAt(after))) return false;
  return !linkAt(text, skipBlanks(text, after));
}

export function readFlow(scan: Scan, start: number): { statement: FlowStatement; end: number } | Problem {
  const { text } = scan;
  const sets: (readonly NodeMention[])[] = [];
  const links: Link[] = [];
  const first = readSet(scan, start);
  if ('reason' in first) return first;
  sets.push(first.nodes);
  let at = first.end;
  for (;;) {
    const link = readLink(scan, at);
    if (link === undefined) break;
    if ('reason' in link) return link;
    const next = readSet(scan, link.end);
    if ('reason' in next) return endsStatement(text, next.at) ? { ...next, ...NOTHING_BEHIND } : next;
    if (startsBlock(text, link)) return { at: link.link.span.start, ...NOTHING_BEHIND };
    links.push(link.link);
    sets.push(next.nodes);
    at = next.end;
  }
  const end = skipBlanks(text, at);
  if (!endsStatement(text, end)) return unexpected(scan, end);
  return { statement: { kind: 'flow', span: { start, end: at }, sets, links }, end };
}

const NOTHING_BEHIND = { reason: 'nothing follows the link', hint: 'End the link at a node: A --> B.' };

/** A link at the end of a line, followed by a line that opens or closes a subgraph. */
function startsBlock(text: string, { link, end }: { link: Link; end: number }): boolean {
  if (!isKeyword(text, end, 'end') && !isKeyword(text, end, 'subgraph')) return false;
  return text.slice(link.span.end, end).includes('\n');
}

/** Unexpected text where a statement should end. */
function unexpected(scan: Scan, at: number): Problem {
  const rest = scan.text.slice(at, Math.min(scan.lineEnd(at), at + 24)).trim();
  const single = /^-[^-.]/.test(rest);
  return {
    at,
    reason: `'${rest}' is not expected here`,
    hint: single
      ? 'Use at least two dashes: A --> B, or A --- B without an arrowhead.'
      : 'Put text with brackets or quotes in double quotes, as in A["f(x)"], and each statement on its own line.',
  };
}

function readSet(scan: Scan, start: number): { nodes: readonly NodeMention[]; end: number } | Problem {
  const { text } = scan;
  const nodes: NodeMention[] = [];
  let at = start;
  for (;;) {
    const mention = readNode(scan, at);
    if ('reason' in mention) return mention;
    nodes.push(mention.node);
    at = mention.end;
    const ampersand = skipBlanks(text, at);
    if (text.charAt(ampersand) !== '&') return { nodes, end: at };
    at = skipSpace(text, ampersand + 1);
  }
}

function readNode(scan: Scan, at: number): { node: NodeMention; end: number } | Problem {
  const { text } = scan;
  let idEnd = nameEnd(text, at);
  if (idEnd === at) {
    const rest = text.slice(at, Math.min(scan.lineEnd(at), at + 24)).trim();
    const reason = rest === '' ? 'an id is missing' : `'${rest}' does not start with an id`;
    return { at, reason, hint: 'Start with a node id, as in A["Text"] --> B.' };
  }
  let end = idEnd;
  let shape: string | undefined;
  let label: RawText | undefined;
  const brackets = readBrackets(scan, end);
  if (brackets) {
    ({ shape, text: label, end } = brackets);
  } else if (text.charAt(end) === '>' && text.charAt(end - 1) === '-' && end - at > 1) {
    // `A->B`: the hyphen is the arrow's.
    idEnd = end - 1;
    end = idEnd;
  } else if ('([{'.includes(text.charAt(end)) && end < text.length) {
    return {
      at: end,
      reason: `the text in brackets after '${text.slice(at, idEnd)}' is not closed`,
      hint: `Close the bracket, and put text with brackets or quotes in double quotes: ${text.slice(at, idEnd).slice(0, 40)}["..."]`,
    };
  }
  const classes: ClassRef[] = [];
  const data: ShapeData[] = [];
  for (;;) {
    if (text.startsWith(':::', end)) {
      const nameStart = end + 3;
      const nameStop = nameEnd(text, nameStart);
      if (nameStop > nameStart) {
        const span = { start: end, end: nameStop };
        classes.push({ name: text.slice(nameStart, nameStop), span });
      }
      end = nameStop;
      continue;
    }
    const block = readShapeData(scan, end);
    if (!block) break;
    data.push(block.data);
    end = block.end;
  }
  return {
    node: {
      id: text.slice(at, idEnd),
      span: { start: at, end },
      ...(shape === undefined ? {} : { shape }),
      ...(label === undefined ? {} : { text: label }),
      classes,
      data,
    },
    end,
  };
}

const LINK_ID = /[^\s"[\](){}|]{1,100}@(?![{"])/y;

/** A link after a node, with surrounding white space; nothing if none follows. */
function readLink(scan: Scan, at: number): { link: Link; end: number } | Problem | undefined {
  const { text } = scan;
  let start = skipSpace(text, at);
  let id: string | undefined;
  LINK_ID.lastIndex = skipBlanks(text, at);
  const marked = LINK_ID.exec(text)?.[0];
  const blank = skipBlanks(text, at);
  if (marked !== undefined && !linkAt(text, blank) && !openLinkAt(text, blank)) {
    id = marked.slice(0, -1);
    start = skipSpace(text, LINK_ID.lastIndex);
  }
  const whole = linkAt(text, start);
  if (whole) {
    const bars = skipSpace(text, whole.end);
    const label = text.charAt(bars) === '|' ? readBars(scan, bars) : { text: undefined, end: bars };
    if (!label) {
      return { at: bars, reason: 'the text between bars is not closed', hint: 'Write: A -->|"text"| B.' };
    }
    const link: Link = {
      span: { start, end: whole.end },
      ...linkMeaning(text, whole),
      ...(id === undefined ? {} : { id }),
      ...(label.text === undefined ? {} : { text: label.text }),
    };
    return { link, end: skipBlanks(text, label.end) };
  }
  const opening = openLinkAt(text, start);
  if (opening) {
    const label = readEdgeText(scan, opening.end, opening.stroke);
    if (!label) {
      return {
        at: start,
        reason: 'the link has no end',
        hint: 'Write: A -- text --> B, or A -->|text| B.',
      };
    }
    const link: Link = {
      span: { start, end: label.link.end },
      ...linkMeaning(text, label.link, opening),
      ...(id === undefined ? {} : { id }),
      ...(label.text === undefined ? {} : { text: label.text }),
    };
    return { link, end: skipSpace(text, label.link.end) };
  }
  return looseArrow(scan, start, at);
}

/** `->` and `=>` on the same line, which Mermaid refuses. */
function looseArrow(scan: Scan, start: number, at: number): { link: Link; end: number } | undefined {
  const arrow = /^[-=]>/.exec(scan.text.slice(start, start + 2))?.[0];
  if (arrow === undefined || start !== skipBlanks(scan.text, at)) return undefined;
  const bars = skipBlanks(scan.text, start + 2);
  const label = scan.text.charAt(bars) === '|' ? readBars(scan, bars) : undefined;
  const link: Link = {
    span: { start, end: start + 2 },
    startHead: 'none',
    endHead: 'arrow',
    stroke: arrow === '=>' ? 'thick' : 'normal',
    extraLength: 0,
    loose: true,
    ...(label?.text === undefined ? {} : { text: label.text }),
  };
  return { link, end: skipBlanks(scan.text, label?.end ?? bars) };
}
