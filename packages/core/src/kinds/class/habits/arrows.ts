// Arrows of class diagrams in Mermaid and PlantUML: in, a text and an offset; out, the sign at each end.
import { type RelationLine, relationEnd } from '../../../foreign/class-relations.js';
import type { Cut } from '../../../syntax/habits/foreign-text.js';

export interface Arrow extends RelationLine {
  /** As written. */
  readonly text: string;
  readonly hidden: boolean;
}

const LEFT = /^(?:<\|?|\^|\*|\+|#|\}[o|]?|\|[o|]|\(\)|[ox](?=[-.=]))/;
const RIGHT = /^(?:\|?>{1,2}|\^|\*|\+|#|[o|]?\{|[o|]\||\(\)|[ox](?=[\s"]|$))/;
/** The line itself, including PlantUML's styles and directions. */
const BODY = /^(?:[-.=~]|\[[^\]\s]{1,40}\]|(?:up|down|left|right|u|d|l|r|le|ri|do)(?=[-.=])){1,30}/;

export function readArrow(text: string, from: number): Cut<Arrow> | undefined {
  const left = LEFT.exec(text.slice(from, from + 4))?.[0] ?? '';
  const body = BODY.exec(text.slice(from + left.length, from + left.length + 120))?.[0] ?? '';
  if (!/[-.=~]/.test(body) || (body.length === 1 && body !== '-')) return undefined;
  const at = from + left.length + body.length;
  const right = RIGHT.exec(text.slice(at, at + 4))?.[0] ?? '';
  const end = at + right.length;
  const plainArrow = body.replace(/\[[^\]]*\]/g, '');
  const value = {
    text: text.slice(from, end),
    fromEnd: relationEnd(left),
    toEnd: relationEnd(right),
    dotted: /\.|~/.test(plainArrow),
    hidden: body.includes('[hidden]'),
  };
  return { value, end };
}
