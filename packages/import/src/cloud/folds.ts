// What is folded into the resource it serves: in, resources and references; out, each folded resource with the one it is part
// of, or nothing if it serves nothing that is drawn. A link between two resources is drawn as a line (lines.ts) and counts as
// folded too.

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

/** The nearest drawn resource, through others that are folded; at equal distance, the first that it refers to. */
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

/** First what each resource refers to, then what refers to it, both in order of names. */
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
