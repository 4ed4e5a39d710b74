// The nesting of items: in, the items of a source in their order; out, what is wrong with their indentation, and a second
// top-level item where a kind allows one.

import type { Fix } from '../diagnostics/report.js';
import type { SyntaxNode } from '../syntax/statement.js';
import { shortened } from '../text/one-line.js';
import type { Source, Span } from '../text/source.js';
import type { Application } from './application.js';
import { report } from './codes.js';

/** An item as the lines below it see it. */
interface Level {
  /** The white space in front of it. */
  readonly lead: string;
  readonly label: string;
}

export function checkItems(app: Application, body: readonly SyntaxNode[]): void {
  if (app.grammar.items === undefined) return;
  checkLevel(app, body, undefined);
  if (app.grammar.items.top === 'one') checkTop(app, body);
}

/** A child's indentation extends its parent's; all children of one parent have the same one. */
function checkLevel(app: Application, nodes: readonly SyntaxNode[], parent: Level | undefined): void {
  let lead: string | undefined;
  for (const { statement, children } of nodes) {
    if (statement.shape !== 'item') continue;
    const own = statement.repaired ? ' '.repeat(statement.indent) : leadOf(app.source, statement.span);
    const sound = lead === undefined ? parent === undefined || own.startsWith(parent.lead) : own === lead;
    if (!sound && !statement.repaired) {
      const wanted = lead ?? `${parent?.lead ?? ''}  `;
      const { start } = statement.span;
      const fix: Fix | undefined =
        children.length === 0
          ? { span: { start: start - own.length, end: start }, text: wanted, safe: false }
          : undefined;
      app.add(report('E440', statement.span, parent === undefined ? {} : { above: shortened(parent.label) }, fix));
    }
    lead ??= own;
    checkLevel(app, children, { lead: own, label: statement.label.value });
  }
}

function checkTop(app: Application, body: readonly SyntaxNode[]): void {
  const tops = body.flatMap(({ statement }) => (statement.shape === 'item' ? [statement] : []));
  const [first, second] = tops;
  if (first === undefined || second === undefined) return;
  const fix = tops.some((each) => each.repaired) ? undefined : deeper(app.source, second.span.start);
  app.add(report('E441', second.span, { first: shortened(first.label.value) }, fix));
}

/** Everything from a line on, two spaces deeper. */
function deeper(source: Source, from: number): Fix {
  const start = from - leadOf(source, { start: from, end: from }).length;
  const text = source.text.slice(start);
  return { span: { start, end: source.text.length }, text: text.replace(/^(?=[ \t]*[^\s])/gm, '  '), safe: false };
}

function leadOf({ text }: Source, { start }: Span): string {
  let at = start;
  while (at > 0 && (text[at - 1] === ' ' || text[at - 1] === '\t')) at--;
  return text.slice(at, start);
}
