// Wholes and parts, and duplicates: W613 to W615. In, the diagram as written; out, its questionable relations.
import type { Diagnostic } from '../../../diagnostics/report.js';
import { removal } from '../../../syntax/habits/answer.js';
import { report } from '../codes.js';
import type { Relation } from '../model.js';
import type { Written, WrittenRelation } from './model-in-source.js';

export function checkParts(written: Written): readonly Diagnostic[] {
  const wholes = new Map<string, Relation>();
  const seen = new Map<string, WrittenRelation>();
  return written.relations.flatMap((each) => [
    ...manyOwners(each.relation),
    ...ownedAndHad(each.relation, wholes, written),
    ...repeated(each, seen, written),
  ]);
}

/** `*`, `1..*`, `2`: the maximum exceeds one. */
function isSeveral(count: string): boolean {
  const most = /(?:^|\.\.)\s*(\*|n|m|many|\d+)$/i.exec(count.trim())?.[1];
  return most !== undefined && !/^0*[01]$/.test(most);
}

function manyOwners({ from, to, arrow, fromEnd, span }: Relation): readonly Diagnostic[] {
  if (arrow !== 'owns' || fromEnd === undefined || !isSeveral(fromEnd)) return [];
  return [report('W614', span, { from, to, count: fromEnd })];
}

function ownedAndHad(relation: Relation, wholes: Map<string, Relation>, { lineOf }: Written): readonly Diagnostic[] {
  const { from, to, arrow, label = '', span } = relation;
  if (arrow !== 'owns' && arrow !== 'has') return [];
  const key = JSON.stringify([from, to, label]);
  const before = wholes.get(key);
  if (before === undefined) wholes.set(key, relation);
  if (before === undefined || before.arrow === arrow) return [];
  return [report('W613', span, { from, to, word: before.arrow, line: lineOf(before.span) })];
}

function repeated(each: WrittenRelation, seen: Map<string, WrittenRelation>, written: Written): readonly Diagnostic[] {
  const { relation, entry } = each;
  const key = meaningOf(relation);
  const before = seen.get(key);
  if (before === undefined) {
    seen.set(key, each);
    return [];
  }
  const { source, lineOf } = written;
  // Both are drawn.
  const fix = entry.statement.repaired ? undefined : removal(source, relation.span, false);
  const args = { written: `${relation.from} ${relation.arrow} ${relation.to}`, line: lineOf(before.relation.span) };
  return [report('W615', relation.span, args, fix)];
}

/** What identifies a relation: only the classes for an inheritance, either order for a line without direction. */
function meaningOf({ from, to, arrow, label = '', fromEnd = '', toEnd = '' }: Relation): string {
  if (arrow === 'inherits' || arrow === 'implements') return JSON.stringify([arrow, from, to]);
  const ends = [
    [from, fromEnd],
    [to, toEnd],
  ];
  const alike = arrow === '--' || arrow === '<->';
  return JSON.stringify([arrow, label, alike ? ends.map((end) => JSON.stringify(end)).sort() : ends]);
}
