// The text before and between the statements of every Mermaid type: in, the raw text; out, the same text with front
// matter, directives and comments blanked (offsets stay the same), their content, and the first word.
import { makeSource, type Source, type Span } from '@linework/core';
import { makeScan, type Scan, skipSpace } from './scan.js';
import { readYaml, type YamlMap, type YamlValue } from './yaml.js';

export interface Preamble {
  /** The text with LF line ends and without a byte order mark; lines and columns are those of the input. */
  readonly source: Source;
  /** As long as the source's text; contains only statements. */
  readonly body: string;
  readonly frontMatter?: { readonly span: Span; readonly values: YamlMap };
  readonly directives: readonly Span[];
  /** Lines with only `%%`, which Mermaid reads as a node. */
  readonly bareComments: readonly Span[];
  /** The first word, which names the type. */
  readonly header?: { readonly word: string; readonly span: Span };
}

export function readPreamble(input: string): Preamble {
  const text = input.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const source = makeSource(text);
  const scan = makeScan(text);
  const blanks: Span[] = [];
  const directives: Span[] = [];
  const bareComments: Span[] = [];

  const front = findFrontMatter(text, scan);
  const start = front?.span.end ?? 0;
  if (front) blanks.push(front.span);

  let at = scan.find('%%', start);
  while (at >= 0) {
    const lineEnd = scan.lineEnd(at);
    const close = text.charAt(at + 2) === '{' ? scan.find('}%%', at) : -1;
    if (close >= 0) {
      const span = { start: at, end: close + 3 };
      directives.push(span);
      blanks.push(span);
      at = scan.find('%%', span.end);
      continue;
    }
    const lineStart = text.lastIndexOf('\n', at - 1) + 1;
    if (text.slice(Math.max(lineStart, start), at).trim() === '') {
      const span = { start: at, end: lineEnd };
      if (text.slice(at + 2, lineEnd) === '') bareComments.push(span);
      blanks.push(span);
    }
    at = scan.find('%%', lineEnd);
  }

  const body = singleQuotedAttributes(blanked(text, blanks));
  const first = skipSpace(body, 0);
  const word = /^[\w-]+/.exec(body.slice(first, first + 60))?.[0];
  return {
    source,
    body,
    directives,
    bareComments,
    ...(front ? { frontMatter: front } : {}),
    ...(word === undefined ? {} : { header: { word, span: { start: first, end: first + word.length } } }),
  };
}

/** A value of the front matter as text. */
export function frontMatterText(preamble: Preamble, key: string): string | undefined {
  const value: YamlValue | undefined = preamble.frontMatter?.values.get(key);
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function findFrontMatter(text: string, scan: Scan): { span: Span; values: YamlMap } | undefined {
  const first = skipSpace(text, 0);
  if (!text.startsWith('---', first)) return undefined;
  const openEnd = scan.lineEnd(first);
  if (text.slice(first + 3, openEnd).trim() !== '') return undefined;
  const indent = text.slice(text.lastIndexOf('\n', first - 1) + 1, first);
  let empty: number | undefined;
  for (let from = openEnd + 1; from < text.length; from = scan.lineEnd(from) + 1) {
    const end = scan.lineEnd(from);
    if (text.slice(from, end).trimEnd() !== `${indent}---`) continue;
    // Mermaid ignores a fence directly after the first one; it is used only if no other closes the front matter.
    if (from === openEnd + 1) {
      empty = end;
      continue;
    }
    const value = readYaml(text.slice(openEnd + 1, from - 1), indent);
    return { span: { start: first, end }, values: value instanceof Map ? value : new Map() };
  }
  return empty === undefined ? undefined : { span: { start: first, end: empty }, values: new Map() };
}

function blanked(text: string, spans: readonly Span[]): string {
  let out = '';
  let at = 0;
  for (const { start, end } of spans) {
    if (start < at) continue;
    out += text.slice(at, start) + text.slice(start, end).replace(/[^\n]/g, ' ');
    at = end;
  }
  return out + text.slice(at);
}

/** Replaces double quotes around HTML attribute values with single ones, so that they do not end a quoted label. */
function singleQuotedAttributes(text: string): string {
  let out = '';
  let done = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', Math.max(at + 1, done))) {
    if (!/\w/.test(text.charAt(at + 1))) continue;
    const end = text.indexOf('>', at);
    if (end < 0) break;
    out += text.slice(done, at) + text.slice(at, end).replace(/="([^"]*)"/g, "='$1'");
    done = end;
  }
  return out + text.slice(done);
}
