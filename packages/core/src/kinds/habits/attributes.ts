// Attributes of DOT (`[label="x", shape=box]`), D2 (`{ shape: cylinder }`) and Mermaid (`@{ shape: cyl }`): in, the
// text between the brackets; out, the equivalent label, type and options.
import type { DraftOption } from '../../syntax/draft.js';
import { labelText, mermaidLabelOf, readQuoted, skipSpace } from '../../syntax/habits/foreign-text.js';
import { quote } from '../../syntax/quote.js';
import type { ShapeOfKind } from '../../syntax/statement.js';
import { isType, type MeantShape, outlineOf, typeOfMermaidShape, typeOfShape } from './foreign-shapes.js';

export interface ReadAttributes {
  readonly label?: string;
  /** The label of a node without one. */
  readonly mark?: string;
  readonly type?: string;
  readonly options: readonly DraftOption[];
  /** Line style of an edge. */
  readonly line?: 'dashed' | 'dotted' | 'hidden';
  readonly heads?: 'both' | 'back' | 'none';
  /** Line colour of an edge, as written. */
  readonly colour?: string;
  /** Nothing with a counterpart was guessed or dropped. */
  readonly certain: boolean;
}

export interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** Attributes whose counterpart only the author can choose: colours. */
const COLOURS = /^(?:fill|color|fillcolor|bgcolor|style\.(?:fill|stroke)|class)$/;
const STROKES = /^(?:color|style\.stroke)$/;
const TONES: ReadonlySet<string> = new Set(['blue', 'violet', 'aqua', 'orange', 'green', 'amber', 'red']);

/** What a node's attributes in D2 or DOT say. */
export function readAttributes(inside: string, shape: ShapeOfKind): ReadAttributes {
  return read(inside, shape, { typeOf: typeOfShape, textOf: labelText });
}

/** The same in Mermaid, where a start or stop circle without a label has a name of its own. */
export function readMermaidData(inside: string, shape: ShapeOfKind): ReadAttributes {
  return read(inside, shape, { typeOf: typeOfMermaidShape, textOf: mermaidLabelOf });
}

interface Reading {
  readonly typeOf: (name: string, shape: ShapeOfKind) => MeantShape;
  readonly textOf: (raw: string) => string;
}

function read(inside: string, shape: ShapeOfKind, { typeOf, textOf }: Reading): ReadAttributes {
  let label: string | undefined;
  let mark: string | undefined;
  let type: string | undefined;
  let line: ReadAttributes['line'];
  let heads: ReadAttributes['heads'];
  let colour: string | undefined;
  let certain = true;
  const options: DraftOption[] = [];
  const text = (name: string, value: string): void => {
    if (!options.some((each) => each.name === name)) options.push({ name, values: [{ text: value }] });
  };
  for (const { name, value } of attributesOf(inside)) {
    const style = value.toLowerCase();
    if (name === 'label' || name === 'headlabel' || name === 'taillabel') label ??= textOf(value);
    else if (name === 'shape') {
      const ownShape = typeOf(value, shape);
      mark ??= ownShape.mark;
      type ??= ownShape.type;
      certain &&= ownShape.certain;
      options.push(...outlineOf(value, shape));
    } else if (name === 'tooltip' || name === 'comment') text('desc', value);
    else if (name === 'url' || name === 'href' || name === 'link') text('link', value);
    else if (name === 'xlabel') text('sub', labelText(value));
    else if (name === 'style' && /^(?:dashed|dotted|invis)$/.test(style)) {
      line = style === 'dashed' ? 'dashed' : style === 'dotted' ? 'dotted' : 'hidden';
    } else if (name === 'style.stroke-dash') line = 'dashed';
    else if (name === 'dir') heads = style === 'both' || style === 'back' || style === 'none' ? style : heads;
    else if (name === 'fillcolor' && TONES.has(style)) {
      if (!options.some((each) => each.name === 'tone')) options.push({ name: 'tone', values: [{ raw: style }] });
    } else if (COLOURS.test(name)) {
      certain = false;
      if (STROKES.test(name)) colour ??= value;
    }
  }
  return {
    ...(label ? { label } : {}),
    ...(mark === undefined ? {} : { mark }),
    ...(type !== undefined && isType(type, shape) ? { type } : {}),
    ...(line ? { line } : {}),
    ...(heads ? { heads } : {}),
    ...(colour === undefined ? {} : { colour }),
    options,
    certain,
  };
}

/** `name=value` or `name: value`, separated by white space, commas or semicolons. */
export function attributesOf(inside: string): readonly Attribute[] {
  const attributes: Attribute[] = [];
  let at = 0;
  while (at < inside.length) {
    const c = inside.charAt(at);
    if (!/[A-Za-z_]/.test(c)) {
      at++;
      continue;
    }
    let end = at;
    while (end < inside.length && /[A-Za-z0-9_.-]/.test(inside.charAt(end))) end++;
    const name = inside.slice(at, end).toLowerCase();
    const mark = skipSpace(inside, end);
    const sign = inside.charAt(mark);
    if (sign !== '=' && sign !== ':') {
      at = end;
      continue;
    }
    const start = skipSpace(inside, mark + 1);
    const quoted = readQuoted(inside, start);
    if (quoted) {
      attributes.push({ name, value: quoted.value });
      at = quoted.end;
      continue;
    }
    let stop = start;
    const spaced = sign === ':';
    while (
      stop < inside.length &&
      !/[,;\]}\n]/.test(inside.charAt(stop)) &&
      (spaced || !/\s/.test(inside.charAt(stop)))
    )
      stop++;
    const value = inside.slice(start, stop).trim();
    if (value !== '') attributes.push({ name, value });
    at = Math.max(stop, end);
  }
  return attributes;
}

/** `name=value` in our syntax. */
export function writtenOption({ name, values }: DraftOption): string {
  return `${name}=${values.map((value) => ('raw' in value ? value.raw : quote(value.text))).join(',')}`;
}
