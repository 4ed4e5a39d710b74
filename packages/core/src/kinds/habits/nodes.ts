// Nodes of other languages on their own lines: `A["x"]`, `x: Label`, `a [label="x"]`, `component "Web" as web`,
// `service api "API"`. In, a line; out, `node` lines.

import { answered, report, written } from '../../syntax/habits/answer.js';
import { readBracket, readQuoted, skipSpace } from '../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../syntax/habits/habit-line.js';
import { type DeclaredName, type KnownNames, nameRegister } from '../../syntax/habits/known-names.js';
import type { ShapeOfKind } from '../../syntax/statement.js';
import { WORD } from '../../syntax/token.js';
import { nearest } from '../../text/similar.js';
import { type ForeignNode, placeNode, readNode } from './foreign-node.js';
import { typeOfWord } from './foreign-shapes.js';
import { readNodeRest } from './node-rest.js';

export interface RewrittenNodes {
  readonly statements: readonly string[];
  readonly declares: readonly DeclaredName[];
  readonly safe: boolean;
}

export function repairNode(line: HabitLine, text: string): RepairedLine | undefined {
  const nodes = rewriteNodes(line, text, line.known);
  if (nodes?.statements.length === 0 && line.block?.keyword === line.shape.frame)
    return answered(line, nodes, (span, fix) => report('E115', span, { instead: '', framed: true }, fix));
  return nodes && written(line, 'E115', nodes);
}

export function rewriteNodes(line: HabitLine, whole: string, known: KnownNames): RewrittenNodes | undefined {
  const { shape } = line;
  if (shape.node === undefined) return undefined;
  const text = whole.replace(/[ \t]*;$/, '');
  const keyed = readKeyword(text, shape);
  if (keyed) {
    const node = readDeclared(text, keyed.rest, shape, keyed.type);
    return node && placed([node], shape, known);
  }
  const list = readList(text, shape);
  if (list) return placed(list, shape, known);
  const bare = readDeclared(text, 0, shape, undefined);
  if (!bare || (!bare.marked && !mayBeNode(text, shape))) return undefined;
  return placed([bare], shape, known);
}

/** A first word that is the keyword of nodes, another language's word for it, or a type. */
function readKeyword(text: string, shape: ShapeOfKind): { readonly rest: number; readonly type?: string } | undefined {
  const word = /^[A-Za-z][\w-]*/.exec(text)?.[0];
  if (word === undefined) return undefined;
  const rest = skipSpace(text, word.length);
  const gap = rest > word.length;
  if (rest >= text.length || (text.charAt(rest) === ':' && (!gap || /^:(?:\s|$)/.test(text.slice(rest)))))
    return undefined;
  const bracket = text.charAt(rest) === '[' ? readBracket(text, rest) : undefined;
  if (bracket && /=/.test(bracket.value)) return undefined;
  if (word === shape.node) return gap || text.charAt(rest) === '[' ? { rest } : undefined;
  if (!gap) return undefined;
  const type = typeOfWord(word, shape);
  const isKeyword = shape.foreign.get(word) === shape.node;
  const isType = shape.types?.values.includes(word) === true;
  if (!isKeyword && !isType && (type === undefined || readQuoted(text, rest) !== undefined)) return undefined;
  return { rest, ...(type === undefined ? {} : { type }) };
}

/** `A["x"] & B`, and consecutive ids with foreign syntax. */
function readList(text: string, shape: ShapeOfKind): readonly ForeignNode[] | undefined {
  const nodes: ForeignNode[] = [];
  let at = 0;
  for (;;) {
    const node = readNode(text, at, shape);
    if (!node) return undefined;
    nodes.push(node.value);
    at = skipSpace(text, node.end);
    if (at >= text.length) break;
    if (text.charAt(at) !== '&') return undefined;
    at = skipSpace(text, at + 1);
  }
  return nodes.length > 1 || nodes.some((each) => each.marked) ? nodes : undefined;
}

/** id, label, `as`, attributes and what may follow them. */
function readDeclared(
  text: string,
  from: number,
  shape: ShapeOfKind,
  type: string | undefined,
): ForeignNode | undefined {
  const first = readNode(text, from, shape);
  if (!first) return undefined;
  let node: ForeignNode = type === undefined || first.value.type !== undefined ? first.value : { ...first.value, type };
  let at = skipSpace(text, first.end);
  const alias = /^as[ \t]+/.exec(text.slice(at, at + 20))?.[0];
  if (alias !== undefined) {
    const second = readNode(text, at + alias.length, shape);
    if (!second) return undefined;
    const words = trailingWords(text, second.end);
    const long = words === undefined ? undefined : `${second.value.name} ${words.text}`.trim();
    node = joined(node, second.value, long);
    at = words === undefined || words.text === '' ? skipSpace(text, second.end) : words.end;
  }
  return readNodeRest(text, at, node, shape);
}

/** One of the two names is the id, the other the label: quotes and brackets mark the label. */
function joined(first: ForeignNode, second: ForeignNode, long: string | undefined): ForeignNode {
  const bare = first.named === 'id' && second.named === 'id' && long === second.name;
  // Mermaid writes the id first, PlantUML last: of two bare words the shorter one is the id.
  const firstIsLabel = first.named === 'text' || (bare && first.name.length > second.name.length);
  if (bare && first.name.length === second.name.length) {
    const [id, label] = second.name === first.name.toLowerCase() ? [second, first] : [first, second];
    return { ...first, name: id.name, label: label.name, marked: true, certain: id === second };
  }
  if (firstIsLabel && second.named === 'id') {
    const label = first.named === 'text' ? (first.label ?? first.name) : first.name;
    const type = second.type ?? first.type;
    return {
      ...second,
      label,
      ...(type === undefined ? {} : { type }),
      marked: true,
      certain: first.certain && second.certain,
    };
  }
  return { ...first, label: long ?? second.label ?? second.name, marked: true };
}

/** Words up to an option, a bracket or the end. */
function trailingWords(text: string, from: number): { readonly text: string; readonly end: number } | undefined {
  const rest = /^[^[\]{}"#<=]*/.exec(text.slice(from))?.[0] ?? '';
  const end = from + rest.length;
  return end < text.length && text.charAt(end) === '=' ? undefined : { text: rest.trim(), end };
}

/** A single word, or a word and a text, is a node in Mermaid, D2 and DOT, unless it is a mistyped keyword. */
function mayBeNode(text: string, shape: ShapeOfKind): boolean {
  const rest = /^[A-Za-z_][\w-]*/.exec(text);
  if (!rest || !WORD.test(rest[0]) || shape.keywords.includes(rest[0])) return false;
  const after = skipSpace(text, rest[0].length);
  if (after < text.length && text.charAt(after) !== '"') return false;
  return nearest(rest[0], shape.keywords).length === 0 && (readQuoted(text, after)?.end ?? text.length) === text.length;
}

function placed(nodes: readonly ForeignNode[], shape: ShapeOfKind, known: KnownNames): RewrittenNodes | undefined {
  const names = nameRegister(known);
  const statements: string[] = [];
  const declares: DeclaredName[] = [];
  let safe = true;
  for (const node of nodes) {
    const place = placeNode(node, shape, names, 'from', true);
    if (!place) return undefined;
    if (place.statement !== undefined) statements.push(place.statement);
    if (place.declares) {
      declares.push(place.declares);
      names.add(place.declares);
    }
    safe &&= place.certain;
  }
  return { statements, declares, safe };
}
