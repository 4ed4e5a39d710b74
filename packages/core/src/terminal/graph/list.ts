// A graph as an indented list, which fits any width. In: the picture and the page. Out: each node in written order
// under its group, its lines below it.
import type { Head } from '../../scene/scene.js';
import { cellsOf, plain } from '../cells.js';
import { joinGlyph, LEFT, RIGHT, type Side, symbolGlyph } from '../glyphs.js';
import { headSigns } from '../heads.js';
import { lineStroke, lineText } from '../line-label.js';
import { hanging, type Page } from '../page.js';
import type { TextLine } from '../text-parts.js';
import { paddedRows } from './faces.js';
import type { TextGraph, TextNode } from './text-graph.js';

/** Deeper groups are not indented further. */
const DEEPEST = 4;
const STEP = 2;

export function listLines(graph: TextGraph, page: Page): readonly string[] {
  const labels = new Map([
    ...graph.groups.map(({ id, label }): [string, string] => [id, plain(label)]),
    ...graph.nodes.map((each): [string, string] => [each.id, nameOf(each)]),
  ]);
  const lines: string[] = [];
  const out = new Map<string, TextLine[]>();
  for (const line of graph.edges) {
    const from = line.fromFrame ?? line.from;
    const own = out.get(from);
    if (own === undefined) out.set(from, [line]);
    else own.push(line);
  }
  const add = (depth: number, lead: string, words: string): void => {
    for (const each of hanging(`${indent(depth)}${lead}`, words, page.columns)) {
      lines.push(each);
    }
  };
  const bullet = page.charset === 'ascii' ? '* ' : '• ';
  const node = (of: TextNode, depth: number): void => {
    const kind = of.type === 'step' || of.label === '' ? '' : ` (${of.type})`;
    const sub = of.sub === undefined ? '' : `, ${plain(of.sub)}`;
    add(depth, bullet, `${nameOf(of)}${kind}${sub}`);
    const written = new Set<TextLine>();
    const own = out.get(of.id) ?? [];
    for (const [i, row] of paddedRows(of.rows ?? [])
      .flat()
      .entries()) {
      const whole = `${indent(depth)}    ${row}`;
      if (cellsOf(whole) <= page.columns) lines.push(whole);
      else add(depth, '    ', row.trim());
      for (const line of own) {
        if (line.fromRow !== i) continue;
        written.add(line);
        tell(line, depth, '      ');
      }
    }
    leading(of.id, depth, written);
  };
  const tell = (line: TextLine, depth: number, deeper = ''): void => {
    const to = line.toFrame ?? line.to;
    const text = plain(lineText(line, page.charset));
    const role = line.role === undefined ? '' : ` (${line.role})`;
    const words = `${labels.get(to) ?? to}${text === '' ? '' : `: ${text}`}${role}`;
    add(depth, `${deeper}  ${arrow(line, page)} `, words);
  };
  const leading = (id: string, depth: number, written: ReadonlySet<TextLine> = new Set()): void => {
    for (const line of out.get(id) ?? []) if (!written.has(line)) tell(line, depth);
    for (const { text } of graph.notes.filter((each) => each.about === id)) add(depth, '  Note: ', plain(text));
  };
  const inside = (group: string | undefined, depth: number): void => {
    for (const each of graph.nodes) if (each.group === group) node(each, depth);
    for (const each of graph.groups) {
      if (each.parent !== group) continue;
      const sub = each.sub === undefined ? '' : ` · ${plain(each.sub)}`;
      add(depth, page.charset === 'ascii' ? '[] ' : '▪ ', `${plain(each.label)}${sub}`);
      leading(each.id, depth);
      inside(each.id, depth + 1);
    }
  };
  inside(undefined, 0);
  for (const { label, nodes } of graph.overlays) {
    add(0, `${plain(label)}: `, nodes.map((each) => labels.get(each) ?? each).join(', '));
  }
  return lines.filter((each) => cellsOf(each) > 0);
}

function indent(depth: number): string {
  return ' '.repeat(Math.min(depth, DEEPEST) * STEP);
}

/** Types that are listed under a name of their own if they have no label. */
const NAMES: Readonly<Record<string, string>> = { start: 'start', end: 'end' };

function nameOf({ label, type }: Pick<TextNode, 'label' | 'type'>): string {
  return label === '' ? (NAMES[type] ?? type) : plain(label);
}

/** `──▶` in the line's own dash and weight. */
export function arrow(
  line: Pick<TextLine, 'dash' | 'role' | 'tone' | 'startHead' | 'endHead'>,
  { charset }: Page,
): string {
  const { weight, dash } = lineStroke(line);
  const shaft = joinGlyph([0, weight, 0, weight], dash, false, charset);
  const signs = (head: Head, side: Side): readonly string[] =>
    head === false ? [shaft] : headSigns(head, side).map((each) => symbolGlyph(each, charset));
  return [...signs(line.startHead, LEFT), shaft, ...signs(line.endHead, RIGHT).toReversed()].join('');
}
