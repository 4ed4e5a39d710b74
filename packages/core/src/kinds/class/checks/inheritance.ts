// Inheritance and implementation: E610, E611, E613, W610 to W612. In, the diagram as written; out, its problems.
import type { Diagnostic } from '../../../diagnostics/report.js';
import { removal } from '../../../syntax/habits/answer.js';
import { report } from '../codes.js';
import { relationFix, stereotypeFix, type Written, type WrittenRelation } from './model-in-source.js';

/** Number of classes of a cycle that a message names. */
const NAMED = 6;

export function checkInheritance(written: Written): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  const parents = new Map<string, string[]>();
  const unmarked = new Set<string>();
  for (const each of written.relations) {
    const { from, to, arrow } = each.relation;
    if (arrow !== 'inherits' && arrow !== 'implements') continue;
    out.push(...needlessEnds(each));
    if (from === to) {
      out.push(report('E611', each.relation.span, { id: from, word: arrow }));
      continue;
    }
    const way = wayUp(parents, to, from);
    if (way !== undefined) {
      const fix = each.entry.statement.repaired ? undefined : removal(written.source, each.relation.span, false);
      out.push(report('E610', each.relation.span, { path: shortened([from, ...way]) }, fix));
      continue;
    }
    const known = parents.get(from);
    if (known === undefined) parents.set(from, [to]);
    else known.push(to);
    out.push(...unfitting(each, written, unmarked));
  }
  return out;
}

function needlessEnds({ entry, relation: { arrow } }: WrittenRelation): readonly Diagnostic[] {
  return (['from', 'to'] as const).flatMap((option) => {
    const value = entry.options.get(option);
    if (value === undefined) return [];
    const { start, end } = value.span;
    const fix = entry.statement.repaired ? undefined : { span: { start: start - 1, end }, text: '', safe: false };
    return [report('E613', value.span, { option, word: arrow }, fix)];
  });
}

/** The path from one class up to another through the parents known so far. */
function wayUp(
  parents: ReadonlyMap<string, readonly string[]>,
  from: string,
  goal: string,
): readonly string[] | undefined {
  const below = new Map<string, string | undefined>([[from, undefined]]);
  // Visits entries added during the walk too.
  for (const [at] of below) {
    if (at === goal) {
      const way: string[] = [];
      for (let each: string | undefined = at; each !== undefined; each = below.get(each)) way.push(each);
      return way.reverse();
    }
    for (const parent of parents.get(at) ?? []) if (!below.has(parent)) below.set(parent, at);
  }
  return undefined;
}

function shortened(path: readonly string[]): readonly string[] {
  return path.length <= NAMED ? path : [...path.slice(0, NAMED - 2), '…', ...path.slice(-1)];
}

/** Keywords that do not fit what they join: classes implement interfaces, and interfaces inherit interfaces. */
function unfitting(each: WrittenRelation, { classes }: Written, unmarked: Set<string>): readonly Diagnostic[] {
  const { from, to, arrow, span } = each.relation;
  const [child, parent] = [classes.get(from), classes.get(to)];
  if (child === undefined || parent === undefined || child.sort === 'unknown' || parent.sort === 'unknown') return [];
  if (parent.sort === 'interface') {
    const word = child.sort === 'interface' ? 'inherits' : 'implements';
    if (word === arrow) return [];
    return [report('W612', span, { from, to, sort: child.sort, word }, relationFix(each, `${from} ${word} ${to}`))];
  }
  if (child.sort === 'interface') {
    return [report('W610', span, { from, word: arrow, to }, relationFix(each, `${to} implements ${from}`))];
  }
  if (arrow === 'inherits' || unmarked.has(to)) return [];
  unmarked.add(to);
  const { stereotype } = parent.node;
  return [
    stereotype === undefined
      ? report('W611', span, { from, to }, stereotypeFix(parent, 'interface'))
      : report('W611', span, { from, to, stereotype }, relationFix(each, `${from} inherits ${to}`)),
  ];
}
