// A graph as an indented list, which fits any width: in, the picture and the page; out, each node in written order under
// its group, its lines below it.
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
  const labels = new Map(graph.nodes.map(({ id, label }) => [id, plain(label)]));
  const lines: string[] = [];
  const out = new Map<string, TextLine[]>();
  for (const line of graph.edges) {
    const found = out.get(line.from);
    if (found === undefined) out.set(line.from, [line]);
    else found.push(line);
  }
  const add = (depth: number, lead: string, words: string): void => {
    for (const each of hanging(`${indent(depth)}${lead}`, words, page.columns)) {
      lines.push(each);
    }
  };
  const bullet = page.charset === 'ascii' ? '* ' : '• ';
  const node = (of: TextNode, depth: number): void => {
    const kind = of.type === 'step' ? '' : ` (${of.type})`;
    const sub = of.sub === undefined ? '' : `, ${plain(of.sub)}`;
    add(depth, bullet, `${plain(of.label)}${kind}${sub}`);
    const written = new Set<TextLine>();
    const tell = (line: TextLine, deeper = ''): void => {
      written.add(line);
      const said = plain(lineText(line, page.charset));
      const role = line.role === undefined ? '' : ` (${line.role})`;
      add(
        depth,
        `${deeper}  ${arrow(line, page)} `,
        `${labels.get(line.to) ?? line.to}${said === '' ? '' : `: ${said}`}${role}`,
      );
    };
    const own = out.get(of.id) ?? [];
    for (const [i, row] of paddedRows(of.rows ?? [])
      .flat()
      .entries()) {
      const whole = `${indent(depth)}    ${row}`;
      if (cellsOf(whole) <= page.columns) lines.push(whole);
      else add(depth, '    ', row.trim());
      for (const line of own) if (line.fromRow === i) tell(line, '      ');
    }
    for (const line of own) if (!written.has(line)) tell(line);
    for (const { text } of graph.notes.filter((each) => each.about === of.id)) add(depth, '  Note: ', plain(text));
  };
  const inside = (group: string | undefined, depth: number): void => {
    for (const each of graph.nodes) if (each.group === group) node(each, depth);
    for (const each of graph.groups) {
      if (each.parent !== group) continue;
      const sub = each.sub === undefined ? '' : ` · ${plain(each.sub)}`;
      add(depth, page.charset === 'ascii' ? '[] ' : '▪ ', `${plain(each.label)}${sub}`);
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

/** `──▶` in the line's own dash and weight. */
export function arrow(line: Pick<TextLine, 'dash' | 'role' | 'startHead' | 'endHead'>, { charset }: Page): string {
  const { weight, dash } = lineStroke(line);
  const shaft = joinGlyph([0, weight, 0, weight], dash, false, charset);
  const signs = (head: Head, side: Side): readonly string[] =>
    head === false ? [shaft] : headSigns(head, side).map((each) => symbolGlyph(each, charset));
  return [...signs(line.startHead, LEFT), shaft, ...signs(line.endHead, RIGHT).toReversed()].join('');
}
