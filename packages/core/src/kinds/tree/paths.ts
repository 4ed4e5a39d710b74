// Whole paths written as one item: from siblings to the equivalent nested lines for each run of paths, as one edit.
import type { Diagnostic, Fix } from '../../diagnostics/report.js';
import type { Entry, ItemEntry } from '../../grammar/entry.js';
import { quote } from '../../syntax/quote.js';
import { lineEndOf, positionAt, type Source } from '../../text/source.js';
import { pathNames } from '../file-names.js';
import { report } from './codes.js';

/** The most lines of a hint. */
const SHOWN = 12;

interface Run {
  readonly entries: readonly ItemEntry[];
}

/** Reports every path among siblings; the first of a run has the edit of all. */
export function reportPaths(
  source: Source,
  siblings: readonly ItemEntry[],
  add: (diagnostic: Diagnostic) => void,
): void {
  for (const { entries } of runsOf(siblings)) {
    const fix = entries.some(({ statement }) => statement.repaired) ? undefined : nestedFix(source, entries);
    let isFirst = true;
    for (const entry of entries) {
      const names = pathNames(entry.label.value);
      if (names === undefined) continue;
      const lines = names.map((each, i) => '  '.repeat(i) + quote(each)).slice(0, SHOWN);
      add(report('E680', entry.statement.span, { name: entry.label.value, lines }, isFirst ? fix : undefined));
      isFirst = false;
    }
  }
}

/** Consecutive paths, and in front of them the folder that they continue. */
function runsOf(siblings: readonly ItemEntry[]): readonly Run[] {
  const runs: Run[] = [];
  let open: ItemEntry[] = [];
  for (const [i, entry] of siblings.entries()) {
    const names = pathNames(entry.label.value);
    const next = siblings[i + 1];
    const leads = next !== undefined && pathNames(next.label.value)?.[0] === entry.label.value;
    if (names !== undefined) open.push(entry);
    else {
      if (open.length > 0) runs.push({ entries: open });
      open = leads ? [entry] : [];
    }
  }
  if (open.length > 0) runs.push({ entries: open });
  return runs;
}

/** The lines of a run: each path as nested items, with its content indented to match. */
function nestedFix(source: Source, entries: readonly ItemEntry[]): Fix | undefined {
  const [first] = entries;
  const last = entries.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const { text, lineStarts } = source;
  const start = first.statement.span.start;
  const end = deepestLast(last).statement.span.end;
  const lead = text.slice(lineStarts[first.statement.line - 1] ?? start, start);
  const tops = new Map(entries.map((each) => [each.statement.line, each]));
  const out: string[] = [];
  let before: readonly string[] = [];
  let deeper = 0;
  for (let line = first.statement.line; line <= positionAt(source, end).line; line++) {
    const from = lineStarts[line - 1] ?? 0;
    const whole = text.slice(from, Math.min(lineStarts[line] ?? text.length, end)).replace(/(?<![\r\n])[\r\n]+$/, '');
    const top = tops.get(line);
    if (top === undefined) {
      out.push(whole.trim() === '' ? whole : '  '.repeat(deeper) + whole);
      continue;
    }
    const names = pathNames(top.label.value) ?? [top.label.value];
    const shared = sharedNames(before, names);
    for (const [i, name] of names.slice(0, -1).entries())
      if (i >= shared) out.push(lead + '  '.repeat(i) + quote(name));
    deeper = names.length - 1;
    if (shared < names.length) {
      const { label } = top;
      const rest = whole.slice(label.span.end - from);
      out.push(lead + '  '.repeat(deeper) + quote(names.at(-1) ?? '') + rest);
    }
    before = names;
  }
  const sure = entries.every(({ label }) => !/\s/.test(label.value));
  return { span: { start, end }, text: out.join(lineEndOf(source)).slice(lead.length), safe: sure };
}

/** How many leading folders two paths share. */
function sharedNames(a: readonly string[], b: readonly string[]): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at] && a[at]?.endsWith('/')) at++;
  return at;
}

function deepestLast(entry: ItemEntry): ItemEntry {
  let at = entry;
  for (let next = lastItem(at.children); next !== undefined; next = lastItem(at.children)) at = next;
  return at;
}

function lastItem(entries: readonly Entry[]): ItemEntry | undefined {
  const last = entries.at(-1);
  return last?.shape === 'item' ? last : undefined;
}
