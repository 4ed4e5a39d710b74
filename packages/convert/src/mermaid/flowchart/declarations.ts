// The statements of a flowchart that draw nothing: styles, classes, clicks, directions, accessibility texts. In, the offset
// of the keyword; out, the statement and where it ends.
import { mermaidWay } from '@linework/core';
import { type Scan, skipSpace } from '../scan.js';
import type { FlowchartStatement } from './ast.js';

export interface ReadStatement {
  readonly statement: FlowchartStatement;
  readonly end: number;
}

/** What a link style names before its declarations. */
const LINKS = /^\s*(?:default|\d[\d,]*(?:\s+[\d,]+)*)\s(?:\s*interpolate\s+\w+\s)?/;
const KEYWORD = /(?:style|linkStyle|classDef|class|click)(?=\s)|(?:accTitle|accDescr)(?=[\s:{])/y;

/** Nothing when no such statement starts at `at`. */
export function readDeclaration(scan: Scan, at: number): ReadStatement | undefined {
  const { text } = scan;
  KEYWORD.lastIndex = at;
  const keyword = KEYWORD.exec(text)?.[0];
  if (keyword === undefined) return undefined;
  const from = at + keyword.length;
  switch (keyword) {
    case 'accTitle':
    case 'accDescr':
      return accessibility(scan, at, from, keyword);
    case 'click':
      return click(scan, at, from);
    case 'linkStyle': {
      const end = styleEnd(scan, from);
      const rest = text.slice(from, end).replace(LINKS, '');
      return { statement: { kind: 'linkStyle', span: trimmed(text, at, end), text: rest }, end };
    }
    case 'class':
      return classAssignment(scan, at, from);
    default:
      return styling(scan, at, from, keyword === 'style' ? 'style' : 'classDef');
  }
}

const DIRECTION = /direction[^\S\n]{1,99}(TB|TD|BT|LR|RL|tb|td|bt|lr|rl)/y;

/**
 * Mermaid reads the whole line as a direction if it contains `direction LR` anywhere, even in a label. Lower case, which it
 * refuses, is accepted only at the start.
 */
export function readDirectionLine(scan: Scan, at: number): ReadStatement | undefined {
  const { text } = scan;
  const end = scan.lineEnd(at);
  for (let index = scan.find('direction', at); index >= 0 && index < end; index = scan.find('direction', index + 1)) {
    DIRECTION.lastIndex = index;
    const match = DIRECTION.exec(text);
    const word = match?.[1];
    if (!match || word === undefined) continue;
    if (word !== word.toUpperCase() && (index > at || /\w/.test(text.charAt(DIRECTION.lastIndex)))) continue;
    const to = mermaidWay(word);
    const rest = `${text.slice(at, index)} ${text.slice(index + match[0].length, end)}`.replace(/[\s;]+/g, ' ').trim();
    return {
      statement: {
        kind: 'direction',
        span: { start: index, end: index + match[0].length },
        ...(to === undefined ? {} : { direction: to }),
        ...(rest === '' || rest.startsWith('%%') ? {} : { skipped: rest }),
      },
      end,
    };
  }
  return undefined;
}

function accessibility(scan: Scan, at: number, from: number, kind: 'accTitle' | 'accDescr'): ReadStatement | undefined {
  const { text } = scan;
  const mark = skipSpace(text, from);
  if (text.charAt(mark) === ':') {
    const end = scan.lineEnd(mark);
    return { statement: { kind, span: trimmed(text, at, end), text: text.slice(mark + 1, end).trim() }, end };
  }
  const close = kind === 'accDescr' && text.charAt(mark) === '{' ? scan.find('}', mark) : -1;
  if (close < 0) return undefined;
  const inside = text.slice(mark + 1, close).trim();
  return { statement: { kind, span: { start: at, end: close + 1 }, text: inside }, end: close + 1 };
}

/** `style A fill:#f9f` and `classDef a,b fill:#f9f`. */
function styling(scan: Scan, at: number, from: number, kind: 'style' | 'classDef'): ReadStatement {
  const { text } = scan;
  const end = styleEnd(scan, from);
  const inside = text.slice(from, end).replace(/;\s*$/, '').trim();
  // Mermaid refuses spaces around the commas between names, but they cannot mean anything else.
  const names = /^[^\s,]+(?:\s*,\s*[^\s,:]+)*(?=\s|$)/.exec(inside)?.[0] ?? '';
  const list = names.split(',').map((name) => name.trim());
  const span = trimmed(text, at, end);
  const style = inside.slice(names.length).trim();
  return {
    statement: kind === 'style' ? { kind, span, ids: list, text: style } : { kind, span, names: list, text: style },
    end,
  };
}

/** Semicolons also separate declarations (`fill:#f9f;stroke:#333;`), so one ends a style only if no declaration follows. */
function styleEnd(scan: Scan, from: number): number {
  const { text } = scan;
  const lineEnd = scan.lineEnd(from);
  const more = /\s*(?:(?!acc(?:Title|Descr))[a-zA-Z-]{2,40}[^\S\n]{0,9}:(?!:)|[#:,])/y;
  for (let at = text.indexOf(';', from); at >= 0 && at < lineEnd; at = text.indexOf(';', at + 1)) {
    more.lastIndex = at + 1;
    if (!more.test(text)) return at + 1;
    if (more.lastIndex > lineEnd) return at + 1;
  }
  return lineEnd;
}

function classAssignment(scan: Scan, at: number, from: number): ReadStatement {
  const { text } = scan;
  const lineEnd = scan.lineEnd(from);
  const semicolon = text.slice(from, lineEnd).indexOf(';');
  const end = semicolon < 0 ? lineEnd : from + semicolon;
  const words = text
    .slice(from, end)
    .trim()
    .split(/[\s,]+/);
  return {
    statement: { kind: 'class', span: trimmed(text, at, end), ids: words.slice(0, -1), name: words.at(-1) ?? '' },
    end,
  };
}

/** `click A "url" "tooltip" _blank`, `click A href "url"`, `click A call f(x) "tooltip"`. */
function click(scan: Scan, at: number, from: number): ReadStatement {
  const { text } = scan;
  const end = clickEnd(scan, from);
  const inside = text.slice(from, end).trim();
  const ids = /^\S+/.exec(inside)?.[0] ?? '';
  const rest = inside.slice(ids.length).trim();
  const callback = !rest.startsWith('"') && !/^href\s/.test(rest);
  const strings =
    (callback ? rest.replace(/\([^()]*\)/g, '') : rest).match(/"[^"]*"/g)?.map((s) => s.slice(1, -1)) ?? [];
  const [url, tip] = callback ? [undefined, strings[0]] : strings;
  return {
    statement: {
      kind: 'click',
      span: trimmed(text, at, end),
      ids: ids.split(',').filter((id) => id !== ''),
      ...(url === undefined ? {} : { url }),
      ...(tip === undefined ? {} : { tooltip: tip }),
    },
    end,
  };
}

/** A line break or a semicolon outside quotes. */
function clickEnd(scan: Scan, from: number): number {
  const { text } = scan;
  let at = from;
  for (;;) {
    const stop = scan.next(CLICK_STOP, at);
    const close = text.charAt(stop) === '"' ? scan.find('"', stop + 1) : -1;
    if (close < 0) return text.charAt(stop) === '"' ? scan.lineEnd(stop) : stop;
    at = close + 1;
  }
}

const CLICK_STOP = /["\n;]/g;

function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  return { start, end: start + text.slice(start, end).trimEnd().length };
}
