// Edges of other languages: arrows, labels, chains, fans and nodes inside them. In, a line; out, one edge per line,
// preceded by declarations of its nodes.
import type { TextCodeArgs } from '../../diagnostics/text-codes.js';
import { answered, type Rewrite, report, shown, written } from '../../syntax/habits/answer.js';
import { readBracket, skipSpace } from '../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../syntax/habits/habit-line.js';
import { type DeclaredName, type KnownNames, nameRegister } from '../../syntax/habits/known-names.js';
import { lineText, lookAhead } from '../../syntax/habits/look-ahead.js';
import { quote } from '../../syntax/quote.js';
import { WORD } from '../../syntax/token.js';
import { toneOfColour } from '../../syntax/tone-of-colour.js';
import { unseenAdvice } from './advice.js';
import { type EdgeTail, readEdgeTail } from './edge-tail.js';
import { type ForeignArrow, ourArrow, readArrow } from './foreign-arrow.js';
import { type ForeignNode, placeNode, readNode } from './foreign-node.js';

/** Maximum edges from one line. */
const MOST_EDGES = 100;

interface ForeignEdges {
  readonly groups: readonly (readonly ForeignNode[])[];
  readonly arrows: readonly ForeignArrow[];
  readonly tail: EdgeTail;
}

export interface RewrittenEdges {
  readonly statements: readonly string[];
  readonly declares: readonly DeclaredName[];
  readonly safe: boolean;
  readonly code: 'E110' | 'E111' | 'E112' | 'E113';
  /** The first arrow that is not ours. */
  readonly arrow?: string;
}

export function repairEdges(line: HabitLine, text: string): RepairedLine | undefined {
  if (text.endsWith('{')) return repairEdgeBlock(line, text);
  const edges = rewriteEdges(line, text, line.known);
  return edges && answerEdges(line, edges);
}

/** D2's block after an edge: `a -> b: x {` and attributes below it. */
function repairEdgeBlock(line: HabitLine, text: string): RepairedLine | undefined {
  const last = lookAhead(
    line,
    (each) => each === '}',
    (each) => each === '' || /^[\w.-]+[ \t]*:/.test(each),
  );
  if (!last) return undefined;
  const body: string[] = [];
  for (let i = line.index + 1; i < last.index; i++) body.push(lineText(line.source, i).trim());
  const edges = rewriteEdges(line, `${text}${body.join('; ')}}`, line.known);
  const span = { start: line.span.start, end: last.span.end };
  return edges && answerEdges(line, edges, { span, lastLine: last.index });
}

/** The result for edges that were read; `more` lists what else the line contains. */
export function answerEdges(line: HabitLine, edges: RewrittenEdges, more?: Partial<Rewrite>): RepairedLine | undefined {
  const rewrite: Rewrite = { statements: edges.statements, declares: edges.declares, safe: edges.safe, ...more };
  if (rewrite.statements.length === 0) {
    const args: TextCodeArgs['E117'] = {
      found: edges.arrow ?? '~~~',
      advice: unseenAdvice(line.shape),
    };
    return answered(line, rewrite, (span, fix) => report('E117', span, args, fix));
  }
  if (edges.code !== 'E111') return written(line, edges.code, rewrite);
  const args = { arrow: edges.arrow ?? '', instead: shown(rewrite.statements) };
  return answered(line, rewrite, (span, fix) => report('E111', span, args, fix));
}

export function rewriteEdges(line: HabitLine, text: string, known: KnownNames): RewrittenEdges | undefined {
  const middled = readEdges(line, text, true);
  const label = middled?.arrows.find((each) => each.label !== undefined && each.text.startsWith('-- '))?.label;
  const chained = label !== undefined && WORD.test(label) && known.labelOf(label) !== undefined;
  const edges = chained ? (readEdges(line, text, false) ?? middled) : middled;
  return edges && rewrite(line, edges, known, !chained);
}

function rewrite(line: HabitLine, edges: ForeignEdges, known: KnownNames, sure: boolean): RewrittenEdges | undefined {
  const { groups, arrows, tail } = edges;
  const { shape } = line;
  const marked =
    tail.marked ||
    groups.some((each) => each.length > 1 || each.some((node) => node.marked)) ||
    arrows.some((each) => each.marked);
  const foreign = marked || arrows.some((each) => each.label !== undefined);
  const statements: string[] = [];
  const declares: DeclaredName[] = [];
  const names = nameRegister(known);
  let safe = sure && tail.certain;
  const places = groups.map((nodes, index) =>
    nodes.map((node) => {
      const placed = placeNode(node, shape, names, index === 0 ? 'from' : 'to');
      if (placed?.statement !== undefined) statements.push(placed.statement);
      if (placed?.declares) {
        declares.push(placed.declares);
        names.add(placed.declares);
      }
      if (placed && !placed.certain) safe = false;
      return placed;
    }),
  );
  let strange: string | undefined;
  let count = 0;
  for (const [index, arrow] of arrows.entries()) {
    const tailed = withTail(arrow, tail);
    const ours = ourArrow(tailed, foreign);
    if (!ours || ours.text !== arrow.text) strange ??= arrow.text;
    if (!ours) continue;
    if (arrow.label !== undefined && tail.label !== undefined && arrow.label !== tail.label) safe = false;
    const label = arrow.label || tail.label;
    const tone = toneMeant(line, arrow.colour ?? tail.drawn.colour, tail.options);
    if (tone?.certain === false) safe = false;
    const options = tone === undefined ? tail.options : [...tail.options, `tone=${tone.name}`];
    for (const left of places[index] ?? []) {
      for (const right of places[index + 1] ?? []) {
        if (!left || !right || ++count > MOST_EDGES) return undefined;
        const [from, to] = ours.reversed ? [right, left] : [left, right];
        statements.push([from.id, ours.text, to.id, ...(label ? [':', quote(label)] : []), ...options].join(' '));
      }
    }
  }
  const arrowOnly = strange !== undefined && tail.proper && !foreign;
  const labelOnly = strange === undefined && !foreign;
  const code = foreign
    ? 'E110'
    : arrows.length > 1
      ? 'E113'
      : arrowOnly
        ? 'E111'
        : labelOnly && tail.label !== undefined
          ? 'E112'
          : 'E110';
  return { statements, declares, safe, code, ...(strange === undefined ? {} : { arrow: strange }) };
}

/** The tone for a line colour; greys have no meaning, and a role already sets the colour. */
function toneMeant(
  { shape }: HabitLine,
  colour: string | undefined,
  options: readonly string[],
): { readonly name: string; readonly certain: boolean } | undefined {
  if (colour === undefined || shape.options?.get('edge')?.includes('tone') !== true) return undefined;
  if (options.some((each) => /^(?:role|tone)=/.test(each))) return undefined;
  const name = toneOfColour(colour);
  return name === undefined || name === 'neutral' ? undefined : { name, certain: name === colour.toLowerCase() };
}

function withTail(arrow: ForeignArrow, { drawn: { line, heads } }: EdgeTail): ForeignArrow {
  const headed =
    heads === 'both'
      ? { from: true, to: true }
      : heads === 'back'
        ? { from: true, to: false }
        : heads === 'none'
          ? { from: false, to: false }
          : {};
  if (!line && !heads) return arrow;
  return { ...arrow, ...headed, ...(line ? { line } : {}), text: '' };
}

function readEdges(line: HabitLine, text: string, middle: boolean): ForeignEdges | undefined {
  const groups: (readonly ForeignNode[])[] = [];
  const arrows: ForeignArrow[] = [];
  let at = 0;
  for (;;) {
    const group = readGroup(line, text, skipSpace(text, at));
    if (!group) return undefined;
    groups.push(group.value);
    at = group.end;
    const next = skipSpace(text, at);
    const named = /^[A-Za-z_]\w{0,20}@(?=[-=.<ox])/.exec(text.slice(next, next + 30))?.[0].length ?? 0;
    const arrow = readArrow(text, next + named, middle);
    if (!arrow) break;
    arrows.push(named > 0 ? { ...arrow.value, marked: true } : arrow.value);
    at = arrow.end;
    if (arrows.length > MOST_EDGES) return undefined;
  }
  if (arrows.length === 0) return undefined;
  // DOT uses the same syntax for ports at both ends: after the last node the colon then starts no label.
  const ported = groups.some((each) => each.some((node) => node.ported));
  const port = ported ? /^:\w+(?=[\s;[]|$)/.exec(text.slice(at, at + 60))?.[0].length : undefined;
  const tail = readEdgeTail(line.shape, text, at + (port ?? 0));
  return tail && { groups, arrows, tail };
}

/** One node, several joined by `&` or a comma, or DOT's `{b c}`. */
function readGroup(
  line: HabitLine,
  text: string,
  from: number,
): { readonly value: readonly ForeignNode[]; readonly end: number } | undefined {
  const nodes: ForeignNode[] = [];
  if (text.charAt(from) === '{') {
    const inside = readBracket(text, from);
    if (!inside) return undefined;
    for (let at = skipSpace(inside.value, 0); at < inside.value.length; ) {
      const node = readNode(inside.value, at, line.shape);
      if (!node) return undefined;
      nodes.push({ ...node.value, marked: true });
      at = node.end;
      while (at < inside.value.length && /[\s;,]/.test(inside.value.charAt(at))) at++;
    }
    return nodes.length > 0 ? { value: nodes, end: inside.end } : undefined;
  }
  let at = from;
  for (;;) {
    const node = readNode(text, at, line.shape);
    if (!node) return undefined;
    nodes.push(node.value);
    const mark = skipSpace(text, node.end);
    const c = text.charAt(mark);
    if (c !== '&' && c !== ',') return { value: nodes, end: node.end };
    at = skipSpace(text, mark + 1);
  }
}
