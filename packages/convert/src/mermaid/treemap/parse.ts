// The lines of a treemap: in, the body after the header; out, its items with their levels.
import type { Span } from '@linework/core';
import type { Unreadable } from '../frame.js';
import type { TitleStatement } from '../header-text.js';
import { type Levels, levelsOf } from '../levels.js';
import { type LineStatement, readLines } from '../line-statements.js';
import { numberOf } from '../numbers.js';

export interface TreemapItem {
  readonly kind: 'item';
  readonly indent: number;
  readonly name: string;
  readonly value?: string;
  readonly className?: string;
  readonly span: Span;
}

export interface ClassLine {
  readonly kind: 'classDef';
  readonly name: string;
  readonly styles: string;
  readonly span: Span;
}

export interface Treemap extends Levels<TreemapItem> {
  readonly lines: readonly (TreemapItem | ClassLine | Unreadable)[];
  readonly count: number;
  readonly titleStatements: readonly TitleStatement[];
}

const ITEM = /^(?:"([^"]*)"|'([^']*)')\s*(?:[:,]\s*([-+]?[\d.,_]+)\s*)?(?::::\s*([\w-]+)\s*)?$/;

export function parseTreemap(body: string, afterHeader: number): Treemap {
  const { head, statements, titleStatements } = readLines(body, afterHeader, { titled: true });
  const lines = [...(head ? [{ ...head, indent: 0 }] : []), ...statements].map(lineOf);
  const items = lines.filter((each): each is TreemapItem => each.kind === 'item');
  return { ...levelsOf(items, ({ value }) => value === undefined), lines, count: items.length, titleStatements };
}

function lineOf({ text, indent, span }: LineStatement): TreemapItem | ClassLine | Unreadable {
  const style = /^classDef\s+(\S+)\s+(\S.*)?$/.exec(text);
  if (style) return { kind: 'classDef', name: style[1] ?? '', styles: (style[2] ?? '').replace(/;$/, ''), span };
  const item = ITEM.exec(text);
  const written = item?.[3];
  const value = written === undefined ? undefined : numberOf(written.replaceAll(',', ''));
  const name = item?.[1] ?? item?.[2];
  if (name === undefined || (written !== undefined && (value === undefined || value.startsWith('-')))) {
    const reason = name === undefined ? 'it is not a quoted name' : 'its value is not a number of at least 0';
    return { kind: 'unreadable', reason, hint: 'Write: "src": 120.', span };
  }
  const className = item?.[4];
  return {
    kind: 'item',
    indent,
    name,
    ...(value === undefined ? {} : { value }),
    ...(className === undefined ? {} : { className }),
    span,
  };
}
