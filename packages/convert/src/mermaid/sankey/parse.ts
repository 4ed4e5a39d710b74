// The rows of a sankey: in, the body after the header; out, its flows. RFC 4180: quoted fields can contain commas and
// doubled quotes.
import type { Span } from '@linework/core';
import type { Unreadable } from '../frame.js';
import type { TitleStatement } from '../header-text.js';
import { type LineStatement, readLines } from '../line-statements.js';
import { numberOf } from '../numbers.js';

export interface Flow {
  readonly kind: 'flow';
  readonly from: string;
  readonly to: string;
  readonly value: string;
  readonly span: Span;
}

/** Without a width: column names, or a value below 0. Mermaid accepts it but draws nothing useful. */
export interface Widthless {
  readonly kind: 'widthless';
  readonly from: string;
  readonly to: string;
  readonly written: string;
  readonly span: Span;
}

export interface Sankey {
  readonly lines: readonly (Flow | Widthless | Unreadable)[];
  /** Those that run forward. */
  readonly flows: readonly Flow[];
  /** Those that would close a cycle with the flows above them, which no sankey can draw. */
  readonly circular: readonly Flow[];
  /** In order of first mention. */
  readonly nodes: readonly string[];
  readonly titleStatements: readonly TitleStatement[];
  readonly depth: 0;
}

export function parseSankey(body: string, afterHeader: number): Sankey {
  const { head, statements, titleStatements } = readLines(body, afterHeader, { titled: true, commentsBehind: true });
  const lines = [...(head ? [head] : []), ...statements].map(flowOf);
  const all = lines.filter((each): each is Flow => each.kind === 'flow');
  const { flows, circular } = forward(all);
  return {
    lines,
    flows,
    circular,
    nodes: [...new Set(all.flatMap(({ from, to }) => [from, to]))],
    titleStatements,
    depth: 0,
  };
}

/** At most 600 flows are drawn; a text with more is refused, whatever their order. */
const MOST = 600;

function forward(all: readonly Flow[]): Pick<Sankey, 'flows' | 'circular'> {
  if (all.length > MOST) return { flows: all, circular: [] };
  const onward = new Map<string, string[]>();
  const flows: Flow[] = [];
  const circular: Flow[] = [];
  for (const flow of all) {
    if (reaches(onward, flow.to, flow.from)) circular.push(flow);
    else {
      flows.push(flow);
      const next = onward.get(flow.from);
      if (next) next.push(flow.to);
      else onward.set(flow.from, [flow.to]);
    }
  }
  return { flows, circular };
}

function reaches(onward: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const each of seen) {
    if (each === to) return true;
    for (const next of onward.get(each) ?? []) seen.add(next);
  }
  return false;
}

const FIELDS = /(?:\s*"((?:[^"]|"")*)"\s*|([^",]*))(?:,|$)/y;

function flowOf({ text, span }: LineStatement): Flow | Widthless | Unreadable {
  const fields: string[] = [];
  FIELDS.lastIndex = 0;
  while (FIELDS.lastIndex < text.length && fields.length < 4) {
    const match = FIELDS.exec(text);
    if (!match) break;
    fields.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim());
  }
  const [from = '', to = '', written = ''] = fields;
  if (fields.length !== 3 || from === '' || to === '') {
    return { kind: 'unreadable', reason: 'it does not have three fields', hint: 'Write: Coal,Grid,75.5.', span };
  }
  const value = numberOf(written);
  if (value === undefined || value.startsWith('-')) return { kind: 'widthless', from, to, written, span };
  return { kind: 'flow', from, to, value, span };
}
