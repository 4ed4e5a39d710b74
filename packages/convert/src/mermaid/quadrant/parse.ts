// The lines of a quadrant chart: in, the body after the header; out, its axes, areas and points.
import type { Span } from '@linework/core';
import type { Unreadable } from '../frame.js';
import type { TitleStatement } from '../header-text.js';
import { type LineStatement, readLines } from '../line-statements.js';
import { numberOf } from '../numbers.js';

export interface AxisLine {
  readonly kind: 'axis';
  readonly axis: 'x' | 'y';
  readonly low: string;
  readonly high?: string;
  readonly span: Span;
}

export interface AreaLine {
  readonly kind: 'area';
  /** 1 to 4, as in Mermaid: counterclockwise from the top right. */
  readonly number: number;
  readonly label: string;
  readonly span: Span;
}

export interface PointLine {
  readonly kind: 'point';
  readonly label: string;
  readonly x: string;
  readonly y: string;
  readonly className?: string;
  readonly styles?: string;
  readonly span: Span;
}

export interface ClassLine {
  readonly kind: 'classDef';
  readonly name: string;
  readonly styles: string;
  readonly span: Span;
}

export type QuadrantLine = AxisLine | AreaLine | PointLine | ClassLine | Unreadable;

export interface Quadrant {
  readonly lines: readonly QuadrantLine[];
  readonly titleStatements: readonly TitleStatement[];
  readonly depth: 0;
}

export function parseQuadrant(body: string, afterHeader: number): Quadrant {
  const { head, statements, titleStatements } = readLines(body, afterHeader, {
    titled: true,
    commentsBehind: true,
    caseless: true,
  });
  return { lines: [...(head ? [head] : []), ...statements].map(lineOf), titleStatements, depth: 0 };
}

function lineOf({ text, span }: LineStatement): QuadrantLine {
  const axis = /^([xy])-axis\s+(\S.*)$/i.exec(text);
  if (axis) {
    const [low = '', high] = splitEnds(axis[2] ?? '');
    const name = axis[1]?.toLowerCase() === 'y' ? 'y' : 'x';
    if (unquoted(low) === '') {
      return { kind: 'unreadable', reason: 'its low end has no name', hint: 'Write: x-axis Low --> High.', span };
    }
    return {
      kind: 'axis',
      axis: name,
      low: unquoted(low),
      ...(high === undefined ? {} : { high: unquoted(high) }),
      span,
    };
  }
  const area = /^quadrant-([1-4])\s+(\S.*)$/i.exec(text);
  if (area) return { kind: 'area', number: Number(area[1]), label: unquoted(area[2] ?? ''), span };
  const style = /^classDef\s+(\S+)\s+(\S.*)$/.exec(text);
  if (style) return { kind: 'classDef', name: style[1] ?? '', styles: style[2] ?? '', span };
  const point = /^("[^"]*"\s*|[^:]+)(?::::(\w+)\s*)?:\s*\[([^,\]]*),([^,\]]*)\](.*)$/.exec(text);
  const [x, y] = [numberOf(point?.[3]?.trim() ?? ''), numberOf(point?.[4]?.trim() ?? '')];
  if (!point || unquoted(point[1] ?? '') === '' || x === undefined || y === undefined || !isShare(x) || !isShare(y)) {
    const reason = point ? 'its position is not two numbers from 0 to 1' : 'it is not an axis, area or point';
    return { kind: 'unreadable', reason, hint: 'Write: Spring: [0.3, 0.6].', span };
  }
  const [, label = '', className, , , styles = ''] = point;
  return {
    kind: 'point',
    label: unquoted(label),
    x,
    y,
    ...(className === undefined ? {} : { className }),
    ...(styles.trim() === '' ? {} : { styles: styles.trim() }),
    span,
  };
}

function isShare(number: string): boolean {
  return Number(number) >= 0 && Number(number) <= 1;
}

/** `low --> high`; an arrow inside quotes is text. */
function splitEnds(text: string): readonly string[] {
  const match = /^("[^"]*"\s*|[^"]*?)-->(.*)$/.exec(text);
  if (!match) return [text];
  const high = (match[2] ?? '').trim();
  // An arrow without an end is drawn as a long arrow.
  return high === '' ? [`${unquoted(match[1] ?? '')} ⟶`] : [match[1] ?? '', high];
}

function unquoted(text: string): string {
  return text.trim().replace(/^"(.*)"$/s, '$1');
}
