// Aligns answers beside a chain of questions in one column. In: the gaps between neighbours, by number. Out: the gaps
// between questions and their answers widened so that the answers of a chain start equally far from the middle of their
// questions. If that would make a line much longer, because one label is longer than others, there are several columns.

import { nth } from '../checked.js';
import { bodyWidth } from '../ends/ports.js';
import { isAcross } from '../layers/in-layer-edges.js';
import type { Item, Level } from '../model.js';
import { exactUp } from './linear-segments.js';
import { COLUMN_DETOUR } from './weights.js';

interface Beside {
  readonly question: Item;
  /** The item whose gap to the next separates the two. */
  readonly left: Item;
}

export function alignAnswers(level: Level, gaps: Float64Array): void {
  const reach = ({ question, left }: Beside): number => bodyWidth(question) / 2 + nth(gaps, left.number);
  for (const chain of chainsOf(level)) {
    let column = Number.POSITIVE_INFINITY;
    for (const beside of chain.sort((a, b) => reach(b) - reach(a))) {
      if (column - reach(beside) > COLUMN_DETOUR) column = reach(beside);
      gaps[beside.left.number] = exactUp(column - bodyWidth(beside.question) / 2);
    }
  }
}

/** Whether only its neighbours keep an item in its place. */
export function isAlone({ up, down }: Item): boolean {
  return up.length === 0 && down.length === 0;
}

/** Questions that follow directly on one another and have their answers on one side. */
function chainsOf(level: Level): Beside[][] {
  const chains: Beside[][] = [];
  const answers = level.sections.filter((section) => isAcross(section) && !section.reversed && isAlone(section.lower));
  for (const onLeft of [true, false]) {
    const leading = new Map<Item, Beside[]>();
    const there = answers.filter(({ upper, lower }) => lower.index < upper.index === onLeft);
    for (const { upper: question, lower } of there.sort((a, b) => a.upper.layer - b.upper.layer)) {
      const known = leading.get(question);
      const chain = known ?? [];
      if (known === undefined) chains.push(chain);
      chain.push({ question, left: onLeft ? lower : question });
      for (const { section } of question.down) if (!section.reversed) leading.set(section.lower, chain);
    }
  }
  return chains;
}
