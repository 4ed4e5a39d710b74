// Rank constraints, same= and before=, that conflict with themselves or with one another: in, a graph; out, a
// diagnostic at the option that completes the conflict. Lines cause no conflict here; if one is in the way after all,
// the layout reports it.
import { type LayoutCodeArgs, layoutCodes } from '../diagnostics/layout-codes.js';
import { type Diagnostic, type Report, reporter } from '../diagnostics/report.js';
import type { Checked } from '../grammar/entry.js';
import type { Span } from '../text/source.js';

interface Wishing {
  readonly id: string;
  readonly same?: string;
  readonly before?: string;
  readonly span: Span;
}

/** A graph reduced to its ranks. */
export interface RankedGraph {
  readonly nodes: readonly (Wishing & { readonly group?: string })[];
  /** Parents precede children. */
  readonly groups: readonly (Wishing & { readonly parent?: string })[];
}

const report: Report<LayoutCodeArgs> = reporter(layoutCodes);

export function checkRankWishes({ nodes, groups }: RankedGraph, checked: Checked): readonly Diagnostic[] {
  const wishing = [...nodes, ...groups].filter((each) => each.same !== undefined || each.before !== undefined);
  if (wishing.length === 0) return [];
  const places = placesOf(nodes, groups);
  const orders = new Orders();
  const diagnostics: Diagnostic[] = [];
  for (const { id, span, ...wishes } of wishing.sort((a, b) => a.span.start - b.span.start)) {
    for (const option of ['same', 'before'] as const) {
      const other = wishes[option];
      const [own, named] = [places.get(id), other === undefined ? undefined : places.get(other)];
      if (other === undefined || own === undefined || named === undefined) continue;
      const because = contradiction(option, own, named, orders);
      if (because === undefined) continue;
      const entry = checked.ids.get(id);
      const at = entry?.shape === 'declaration' ? (entry.options.get(option)?.span ?? span) : span;
      diagnostics.push(report('E413', at, { id: other, option, because }));
    }
  }
  return diagnostics;
}

/** A node or group and its containers, from the outside in. */
type Place = readonly string[];

function placesOf(nodes: RankedGraph['nodes'], groups: RankedGraph['groups']): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const around = (holder: string | undefined): Place => (holder === undefined ? [] : (places.get(holder) ?? []));
  for (const { id, parent } of groups) places.set(id, [...around(parent), id]);
  for (const { id, group } of nodes) places.set(id, [...around(group), id]);
  return places;
}

function contradiction(
  option: 'same' | 'before',
  own: Place,
  named: Place,
  orders: Orders,
): LayoutCodeArgs['E413']['because'] | undefined {
  const fork = own.findIndex((each, i) => each !== named[i]);
  const [one, other] = [own[fork], named[fork]];
  if (fork < 0 && own.length === named.length) return 'itself';
  // One contains the other.
  if (one === undefined || other === undefined) return 'inside';
  return option === 'before' && !orders.add(one, other) ? 'order' : undefined;
}

/** What comes before what among the members of one group. */
class Orders {
  readonly #later = new Map<string, string[]>();

  /** False, without a change, if the second already comes before the first. */
  add(one: string, other: string): boolean {
    if (this.#leads(other, one)) return false;
    const later = this.#later.get(one);
    if (later === undefined) this.#later.set(one, [other]);
    else later.push(other);
    return true;
  }

  #leads(from: string, to: string): boolean {
    const seen = new Set([from]);
    // Visits entries added during the walk too.
    for (const at of seen) {
      if (at === to) return true;
      for (const each of this.#later.get(at) ?? []) seen.add(each);
    }
    return false;
  }
}
