// What may follow a node on its own line in other languages: a label, attributes, marks, our options, words. In, the
// node and an offset; out, the node with all of it.
import { type Cut, labelOf, readBracket, readQuoted, skipSpace } from '../../syntax/habits/foreign-text.js';
import { lexLine } from '../../syntax/lex.js';
import type { ShapeOfKind } from '../../syntax/statement.js';
import type { OptionToken } from '../../syntax/token.js';
import { readAttributes } from './attributes.js';
import { type ForeignNode, withAttributes } from './foreign-node.js';

/** A node so far, and words that may become its label. */
interface PartNode {
  readonly node: ForeignNode;
  readonly words: readonly string[];
}

/** Undefined if no language has this after a node. */
export function readNodeRest(
  text: string,
  from: number,
  start: ForeignNode,
  shape: ShapeOfKind,
): ForeignNode | undefined {
  let part: Cut<PartNode> = { value: { node: start, words: [] }, end: from };
  for (let at = skipSpace(text, from); at < text.length; at = skipSpace(text, part.end)) {
    const next = readPart(text, at, part.value, shape);
    if (!next) return undefined;
    part = next;
  }
  const { node, words } = part.value;
  return words.length > 0 ? { ...node, label: words.join(' ') } : node;
}

/** The next part after a node. */
function readPart(text: string, at: number, so: PartNode, shape: ShapeOfKind): Cut<PartNode> | undefined {
  const c = text.charAt(at);
  const { node, words } = so;
  if (c === ':' && node.label === undefined) return readColon(text, at, so);
  const quoted = readQuoted(text, at);
  if (quoted) {
    if (node.label !== undefined || words.length > 0) return undefined;
    return { value: { node: { ...node, label: labelOf(text.slice(at, quoted.end)) }, words }, end: quoted.end };
  }
  if (c === '[' || c === '{') return readBracketed(text, at, so, shape);
  if (c === '#' || text.startsWith('<<', at)) return readMark(text, at, so);
  return readAlias(text, at, so) ?? readWord(text, at, so, shape);
}

/** `: label`, in D2 followed by a block. */
function readColon(text: string, at: number, { node, words }: PartNode): Cut<PartNode> {
  const value = skipSpace(text, at + 1);
  const quoted = readQuoted(text, value);
  const open = quoted ? -1 : text.indexOf('{', value);
  const inside = open < 0 ? undefined : readBracket(text, open);
  const end = quoted ? quoted.end : inside?.end === text.length ? open : text.length;
  const label = labelOf(text.slice(value, end));
  return { value: { node: { ...node, ...(label === '' ? {} : { label }), marked: true }, words }, end };
}

/** Attributes, or a label in brackets. */
function readBracketed(
  text: string,
  at: number,
  { node, words }: PartNode,
  shape: ShapeOfKind,
): Cut<PartNode> | undefined {
  const inside = readBracket(text, at);
  if (!inside) return undefined;
  const { value, end } = inside;
  if (/[=:]/.test(value)) return { value: { node: withAttributes(node, readAttributes(value, shape)), words }, end };
  if (node.label !== undefined) return undefined;
  if (value.trim() === '') return { value: { node: { ...node, marked: true }, words }, end };
  const decision = text.charAt(at) === '{' && shape.types?.values.includes('decision') ? { type: 'decision' } : {};
  return { value: { node: { ...node, label: labelOf(value), ...decision, marked: true }, words }, end };
}

/** PlantUML's `#colour` and `<<stereotype>>`. */
function readMark(text: string, at: number, { node, words }: PartNode): Cut<PartNode> | undefined {
  const colour = text.charAt(at) === '#';
  const length = colour ? /^#[\w;:/\\|-]*/.exec(text.slice(at))?.[0].length : text.indexOf('>>', at) - at + 2;
  if (length === undefined || length < 1) return undefined;
  return { value: { node: { ...node, marked: true, certain: node.certain && !colour }, words }, end: at + length };
}

/** A second `as` after a label. */
function readAlias(text: string, at: number, { node, words }: PartNode): Cut<PartNode> | undefined {
  if (node.label === undefined) return undefined;
  const alias = /^as[ \t]+[A-Za-z_][\w-]*/.exec(text.slice(at, at + 80))?.[0];
  return alias === undefined
    ? undefined
    : { value: { node: { ...node, marked: true, certain: false }, words }, end: at + alias.length };
}

/** An option, a type or a word of a label. */
function readWord(text: string, at: number, { node, words }: PartNode, shape: ShapeOfKind): Cut<PartNode> | undefined {
  const [token] = lexLine(text, at, text.length).tokens;
  if (token?.type === 'option') return { value: { node: withOption(node, token, text), words }, end: token.span.end };
  const typed = words.length === 0 && node.type === undefined;
  if (token?.type === 'word' && typed && shape.types?.values.includes(token.text))
    return { value: { node: { ...node, type: token.text }, words }, end: token.span.end };
  if (node.label !== undefined || !/[\p{L}\p{N}]/u.test(text.charAt(at))) return undefined;
  const length = /^[^\s[\]{}"#<=]*/.exec(text.slice(at))?.[0].length ?? 0;
  if (length === 0 || text.charAt(at + length) === '=') return undefined;
  return { value: { node, words: [...words, text.slice(at, at + length)] }, end: at + length };
}

function withOption(node: ForeignNode, { name, values }: OptionToken, text: string): ForeignNode {
  const [first] = values;
  const named = /^(?:label|text|title|name)$/.test(name) && node.label === undefined;
  if (named && first?.type === 'string') return { ...node, label: first.value };
  const raw = values.map(({ span }) => text.slice(span.start, span.end)).join(',');
  return { ...node, options: [...node.options, { name, values: [{ raw }] }] };
}
