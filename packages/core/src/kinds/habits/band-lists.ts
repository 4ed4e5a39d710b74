// Bands with a list of items, as in prose, Markdown and block diagrams: `layer "X" { "a" "b" }`, `lane Customer: Ask,
// Pay`, `## Customer` above `- Ask`, `lane Customer:` above indented lines, and texts on their own line inside a block.
// In, a line; out, a `node` line for each item, in its block.

import { answered, reads, report, shown, written } from '../../syntax/habits/answer.js';
import { labelOf } from '../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../syntax/habits/habit-line.js';
import { type DeclaredName, idOf, nameRegister } from '../../syntax/habits/known-names.js';
import { lineText } from '../../syntax/habits/look-ahead.js';
import { quote } from '../../syntax/quote.js';
import { WORD } from '../../syntax/token.js';
import { rewritePieces } from './pieces.js';

const MOST_LINES = 60;
const BULLET = /^[-*•+][ \t]+(?=\S)/;
const QUOTED = /^"(?:[^"\\]|\\.)*"$/;
/** Plain words, which no other habit reads better. */
const WORDS = /^[\p{L}\p{N}_][\p{L}\p{N}_ &/'’.()+-]*$/u;

/** Quoted texts, with or without commas, or words between commas; undefined if there is anything else. */
function itemsIn(text: string): readonly string[] | undefined {
  const bare = text.trim().replace(/[,;]$/, '');
  const quoted = bare.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  if (quoted.length > 0) {
    const rest = bare.replace(/"(?:[^"\\]|\\.)*"/g, '').replace(/[\s,;|]+/g, '');
    return rest === '' ? quoted.map(labelOf) : undefined;
  }
  const parts = bare.split(/[,;|]/).map((each) => each.trim());
  return parts.every((each) => WORDS.test(each) && !/->|--/.test(each)) ? parts : undefined;
}

interface Nodes {
  readonly statements: readonly string[];
  readonly declares: readonly DeclaredName[];
}

function nodesOf(line: HabitLine, labels: readonly string[]): Nodes | undefined {
  const { node } = line.shape;
  if (node === undefined || labels.length === 0 || labels.some((each) => each === '')) return undefined;
  const names = nameRegister(line.known);
  const statements: string[] = [];
  const declares: DeclaredName[] = [];
  for (const label of labels) {
    const id = idOf(label, names, !WORD.test(label));
    if (names.labelOf(id) !== undefined) return undefined;
    names.add({ id, label });
    declares.push({ id, label });
    statements.push(id === label ? `${node} ${id}` : `${node} ${id} ${quote(label)}`);
  }
  return { statements, declares };
}

/** Inside a block: `- Web`, `"Web"`, `Web, Mobile app`. */
export function repairListedItems(line: HabitLine, text: string): RepairedLine | undefined {
  if (line.block === undefined) return undefined;
  const bullet = BULLET.exec(text)?.[0];
  const items = itemsIn(text.slice(bullet?.length ?? 0));
  if (items === undefined || (bullet === undefined && items.length < 2 && !QUOTED.test(text))) return undefined;
  const nodes = nodesOf(line, bullet === undefined ? items : [labelOf(text.slice(bullet.length))]);
  return nodes && written(line, 'E115', { ...nodes, safe: true });
}

/** The keyword of the band that a line opens, ours or another language's, and what follows it. */
function bandIn(line: HabitLine, text: string): { readonly keyword: string; readonly rest: string } | undefined {
  const { shape } = line;
  const word = /^[A-Za-z][\w-]*/.exec(text)?.[0] ?? '';
  const own = shape.blocks.some(({ keyword }) => keyword === word);
  const keyword = own ? word : shape.foreign.get(word);
  const rest = text.slice(word.length).trim();
  if (keyword === undefined || !shape.blocks.some((each) => each.keyword === keyword)) return undefined;
  return rest === '' ? undefined : { keyword, rest };
}

function opening(line: HabitLine, keyword: string, title: string): Nodes | undefined {
  const bare = title.trim();
  const own = `${keyword} ${bare} {`;
  const id = /^([A-Za-z_][\w-]*)(?=[ \t]|$)/.exec(bare)?.[1];
  if (reads(own, line.shape) && id !== undefined && /^[A-Za-z_][\w-]*(?:[ \t]+(?:"|[a-z]+=)|$)/.test(bare))
    return { statements: [own], declares: [{ id, label: id }] };
  const label = labelOf(bare);
  if (label === '' || /[{}[\]=<>]/.test(label)) return undefined;
  const newId = idOf(label, line.known, !WORD.test(label));
  const statement = newId === label ? `${keyword} ${newId} {` : `${keyword} ${newId} ${quote(label)} {`;
  return { statements: [statement], declares: [{ id: newId, label }] };
}

/** `layer "X" { "a" "b" }`, `layer ui "X" : Web, Mobile`. */
export function repairListedBand(line: HabitLine, text: string): RepairedLine | undefined {
  const band = bandIn(line, text);
  if (band === undefined) return undefined;
  const braced = /^([^{}]*)\{([^{}]*)\}$/.exec(band.rest);
  const listed = /^([^:{}]*[^:{}\s])[ \t]*:[ \t]*([^{}]*[^{}\s;])$/.exec(band.rest);
  const [, title = '', inside = ''] = braced ?? listed ?? [];
  if (title === '' || inside.trim() === '') return undefined;
  const items = itemsIn(inside);
  const head = opening(line, band.keyword, title);
  const nodes = items && nodesOf(line, items);
  return head && nodes && blockOf(line, text, head, nodes);
}

/** `## Customer` above a list. */
export function repairHeading(line: HabitLine, text: string): RepairedLine | undefined {
  const { frame } = line.shape;
  const title = /^#{2,6}[ \t]+(\S.{0,120})$/.exec(text)?.[1];
  if (title === undefined || frame === undefined) return undefined;
  const below = linesBelow(line, (each) => each === '' || BULLET.test(each));
  const items = below.flatMap(({ text: each }) => (each === '' ? [] : labelOf(each.replace(BULLET, ''))));
  const head = opening(line, frame, title);
  const nodes = items.length === 0 ? undefined : nodesOf(line, items);
  const last = below.findLast((each) => each.text !== '');
  return head && nodes && last && blockOf(line, text, head, nodes, last);
}

/** `lane Customer:` above lines indented further. */
export function repairIndentedBand(line: HabitLine, text: string): RepairedLine | undefined {
  const band = text.endsWith(':') ? bandIn(line, text.slice(0, -1)) : undefined;
  if (band === undefined) return undefined;
  const lead = leadOf(lineText(line.source, line.index));
  const below = linesBelow(line, (each, whole) => each === '' || leadOf(whole) > lead);
  const pieces = below.flatMap((each) => (each.text === '' ? [] : each.text));
  const head = opening(line, band.keyword, band.rest);
  const last = below.findLast((each) => each.text !== '');
  if (head === undefined || last === undefined) return undefined;
  const items = pieces.map((each) => itemsIn(each.replace(BULLET, '')));
  const plain = items.every((each) => each !== undefined && each.length === 1);
  const bulleted = pieces.every((each) => BULLET.test(each) || QUOTED.test(each));
  const nodes =
    plain && bulleted
      ? nodesOf(
          line,
          items.flatMap((each) => each ?? []),
        )
      : rewritePieces(line, pieces, line.known);
  return nodes && blockOf(line, text, head, nodes, last);
}

interface Below {
  readonly index: number;
  readonly text: string;
  readonly end: number;
}

function linesBelow(line: HabitLine, goesOn: (text: string, whole: string) => boolean): readonly Below[] {
  const { source } = line;
  const lines: Below[] = [];
  const most = Math.min(source.lineStarts.length - 1, line.index + MOST_LINES);
  for (let index = line.index + 1; index <= most; index++) {
    const whole = lineText(source, index);
    if (!goesOn(whole.trim(), whole)) break;
    lines.push({ index, text: whole.trim(), end: (source.lineStarts[index] ?? 0) + whole.trimEnd().length });
  }
  return lines;
}

function leadOf(text: string): number {
  return text.length - text.trimStart().length;
}

function blockOf(line: HabitLine, text: string, head: Nodes, nodes: Nodes, last?: Below): RepairedLine | undefined {
  const statements = [...head.statements, ...nodes.statements, '}'];
  const actual = text.length > 30 ? `${text.slice(0, 27)}...` : text;
  const rewrite = {
    statements,
    declares: [...head.declares, ...nodes.declares],
    safe: true,
    ...(last === undefined ? {} : { span: { start: line.span.start, end: last.end }, lastLine: last.index }),
  };
  return answered(line, rewrite, (span, fix) =>
    report('E116', span, { found: actual, instead: shown(statements) }, fix),
  );
}
