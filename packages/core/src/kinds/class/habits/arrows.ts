// Arrows of class diagrams in Mermaid and PlantUML: in, a text and an offset; out, the sign at each end, and the
// relation meant.
import type { Cut } from '../../../syntax/habits/foreign-text.js';
import type { RelationWord } from '../relation-words.js';

/** The sign at an end of a line. */
type Sign = 'none' | 'arrow' | 'triangle' | 'filled diamond' | 'diamond' | 'ring' | 'other';

export interface Arrow {
  /** As written. */
  readonly text: string;
  readonly left: Sign;
  readonly right: Sign;
  readonly dotted: boolean;
  readonly hidden: boolean;
}

export interface MeantRelation {
  readonly word: RelationWord;
  /** Our line starts with the class on the right. */
  readonly reversed: boolean;
  readonly certain: boolean;
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
  const drawn = body.replace(/\[[^\]]*\]/g, '');
  const value = {
    text: text.slice(from, end),
    left: signOf(left),
    right: signOf(right),
    dotted: /\.|~/.test(drawn),
    hidden: body.includes('[hidden]'),
  };
  return { value, end };
}

const SIGNS: Readonly<Record<string, Sign>> = {
  '': 'none',
  '<|': 'triangle',
  '|>': 'triangle',
  '^': 'triangle',
  '<': 'arrow',
  '>': 'arrow',
  '>>': 'arrow',
  '*': 'filled diamond',
  '+': 'filled diamond',
  o: 'diamond',
  '()': 'ring',
};

function signOf(text: string): Sign {
  return SIGNS[text] ?? 'other';
}

/** Undefined for combinations that no relation has, such as two triangles. */
export function meaningOf({ left, right, dotted }: Arrow): MeantRelation | undefined {
  const at = (sign: Sign): boolean => left === sign || right === sign;
  if (at('triangle')) {
    const word = dotted ? 'implements' : 'inherits';
    return left === right ? undefined : { word, reversed: left === 'triangle', certain: true };
  }
  if (at('ring')) return { word: 'implements', reversed: left === 'ring', certain: left !== right };
  if (at('filled diamond') || at('diamond')) {
    const sign = at('filled diamond') ? 'filled diamond' : 'diamond';
    const word = sign === 'diamond' ? 'has' : 'owns';
    return { word, reversed: left !== sign, certain: left !== right && !dotted };
  }
  if (left === 'arrow' && right === 'arrow') return { word: '<->', reversed: false, certain: !dotted };
  if (at('arrow')) {
    return { word: dotted ? 'uses' : '->', reversed: left === 'arrow', certain: !at('other') };
  }
  return { word: '--', reversed: false, certain: !dotted && left === 'none' && right === 'none' };
}
