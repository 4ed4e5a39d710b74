// Inter's contextual alternates (`calt`), which browsers apply by default: `->` becomes an arrow, punctuation between
// capitals is raised, `2x4` gets a multiplication sign. In: Inter entries of a line. Changes them in place, as OpenType
// prescribes: stage by stage, left to right, and the first rule that matches decides.

import { BREAK, type ContextRule, type InterTables, type Ligature, type LigatureStage } from './inter.js';

/** Call it if the line has a `<` or `>`: every ligature has one. Returns the classes of the new entries. */
export function replaceLigatures(tables: InterTables, entries: number[]): number {
  let classes = 0;
  for (const stage of tables.stages) {
    let length = 0;
    for (let at = 0; at < entries.length; ) {
      const ligature = ligatureAt(tables, entries, at, stage);
      entries[length++] = ligature === undefined ? (entries[at] ?? BREAK) : ligature.result;
      at += ligature === undefined ? 1 : ligature.parts.length;
      if (ligature !== undefined) classes |= tables.classesOf[ligature.result] ?? 0;
    }
    entries.length = length;
  }
  return classes;
}

function ligatureAt(
  tables: InterTables,
  entries: readonly number[],
  at: number,
  stage: LigatureStage,
): Ligature | undefined {
  const candidates = stage.byFirst.get(entries[at] ?? BREAK);
  return candidates?.find(({ parts }) => {
    if (!parts.every((part, index) => entries[at + index] === part)) return false;
    return (classesAt(tables, entries, at + parts.length) & stage.notBefore) === 0;
  });
}

/** `classes`: the union of the classes of all entries; most lines match no rule because of it. */
export function replaceInContext(tables: InterTables, entries: number[], classes: number): void {
  const { rules, inputs, needs } = tables.contexts;
  if (!needs.some((need) => (classes & need) === need)) return;
  for (let at = 0; at < entries.length; at++) {
    const own = classesAt(tables, entries, at);
    if ((own & inputs) === 0) continue;
    const rule = rules.find((candidate) => matches(tables, candidate, entries, at, own));
    if (rule?.replaces) entries[at] = tables.variantOf[entries[at] ?? BREAK] ?? BREAK;
  }
}

function matches(tables: InterTables, rule: ContextRule, entries: readonly number[], at: number, own: number): boolean {
  if ((own & rule.input) === 0) return false;
  const { before, after } = rule;
  for (let index = 0; index < after.length; index++) {
    if ((classesAt(tables, entries, at + 1 + index) & (after[index] ?? 0)) === 0) return false;
  }
  for (let index = 0; index < before.length; index++) {
    if ((classesAt(tables, entries, at - before.length + index) & (before[index] ?? 0)) === 0) return false;
  }
  return true;
}

function classesAt({ classesOf }: InterTables, entries: readonly number[], at: number): number {
  return at < 0 || at >= entries.length ? 0 : (classesOf[entries[at] ?? BREAK] ?? 0);
}
