// What is folded into what it serves: in, resources and references; out, each folded resource with what it is part of, or nothing
// where it serves nothing that is drawn. A link that joins two things is a line of its own (lines.ts) and counts as folded too.

import { byCodeUnit } from '../ids.js';
import type { CloudReference } from './contract.js';
import { isFolded } from './products/product.js';
import type { Typed } from './typed.js';

export type Folds = ReadonlyMap<string, string | undefined>;

export function foldedInto(typed: ReadonlyMap<string, Typed>, references: readonly CloudReference[]): Folds {
  const beside = neighbours(references);
  const folds = new Map<string, string | undefined>();
  const folded = (external: string): boolean => {
    const product = typed.get(external)?.product;
    return product !== undefined && isFolded(product);
  };
  for (const external of typed.keys()) {
    if (folded(external)) folds.set(external, hostOf(external, beside, folded));
  }
  return folds;
}

/** The nearest thing that is drawn, going over others that are folded; of several at one distance the first it refers to. */
function hostOf(
  start: string,
  beside: ReadonlyMap<string, readonly string[]>,
  folded: (external: string) => boolean,
): string | undefined {
  const seen = new Set([start]);
  let level: readonly string[] = [start];
  for (let step = 0; step < 4 && level.length > 0; step++) {
    const next = level.flatMap((each) => beside.get(each) ?? []).filter((each) => !seen.has(each));
    const host = next.find((each) => !folded(each));
    if (host !== undefined) return host;
    for (const each of next) seen.add(each);
    level = [...new Set(next)];
  }
  return undefined;
}

/** What each refers to first, then what refers to it, each in the order of names. */
function neighbours(references: readonly CloudReference[]): ReadonlyMap<string, readonly string[]> {
  const beside = new Map<string, string[]>();
  const add = (from: string, to: string): void => {
    const list = beside.get(from);
    if (list) list.push(to);
    else beside.set(from, [to]);
  };
  const ordered = references.toSorted((a, b) => byCodeUnit(a.from, b.from) || byCodeUnit(a.to, b.to));
  for (const { from, to } of ordered) add(from, to);
  for (const { from, to } of ordered) add(to, from);
  return beside;
}
