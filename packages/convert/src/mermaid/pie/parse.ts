// The lines of a pie chart: in, the body after the header; out, its slices. Of two slices with the same label, Mermaid keeps
// the first.
import type { Span } from '@linework/core';
import type { Unreadable } from '../frame.js';
import type { TitleStatement } from '../header-text.js';
import { type LineStatement, readLines } from '../line-statements.js';
import { numberOf } from '../numbers.js';

export interface Slice {
  readonly kind: 'slice';
  readonly label: string;
  readonly number: string;
  readonly span: Span;
}

export interface Pie {
  readonly showData: boolean;
  readonly lines: readonly (Slice | Unreadable)[];
  readonly slices: readonly Slice[];
  readonly repeated: readonly Slice[];
  readonly titleStatements: readonly TitleStatement[];
  readonly depth: 0;
}

const SHOW_DATA = 'showData';

export function parsePie(body: string, afterHeader: number): Pie {
  const rules = { titled: true, commentsBehind: true, opening: /^showData\b/ };
  const { opening, head, statements, titleStatements } = readLines(body, afterHeader, rules);
  const written = head ? [head, ...statements] : statements;
  const lines = written.filter(({ text }) => text !== SHOW_DATA).map(sliceOf);
  const all = lines.filter((each): each is Slice => each.kind === 'slice');
  const first = new Map<string, Slice>();
  for (const each of all) if (!first.has(each.label)) first.set(each.label, each);
  const slices = [...first.values()];
  return {
    showData: opening !== '' || lines.length < written.length,
    lines,
    slices,
    repeated: all.filter((each) => first.get(each.label) !== each),
    titleStatements,
    depth: 0,
  };
}

function sliceOf({ text, span }: LineStatement): Slice | Unreadable {
  const match = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\s*:\s*(\S.*)$/.exec(text);
  const number = numberOf(match?.[3] ?? '');
  const label = (match?.[1] ?? match?.[2])?.replace(/\\(["'\\])/g, '$1');
  if (label === undefined || number === undefined || number.startsWith('-')) {
    const reason = label === undefined ? 'it is not a slice' : 'its value is not a number of at least 0';
    return { kind: 'unreadable', reason, hint: 'Write: "Search" : 62.', span };
  }
  return { kind: 'slice', label, number, span };
}
