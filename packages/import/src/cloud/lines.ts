// The lines of infrastructure: in, references and what is folded; out, lines between drawn resources, each with the role of its
// target. A resource that joins others (a listener, a subscription, a mapping) is a line from its source to its target. What a
// resource is allowed to do by its role is a line to what the role's policies name.
import type { DraftOption } from '@linework/core';
import type { LeftOut } from '../contract.js';
import type { FilePlace } from '../file-place.js';
import type { Relation } from '../graph/contract.js';
import { byCodeUnit } from '../ids.js';
import type { CloudReference, Deployment } from './contract.js';
import type { Folds } from './folds.js';
import type { Places } from './frames.js';
import type { Typed } from './typed.js';

export interface Lines {
  readonly relations: readonly Relation[];
  readonly leftOut: readonly LeftOut[];
}

/** If one folded resource would draw more lines than this, none is drawn: they would mean nothing. */
const MOST_BY_ONE = 12;

export function linesOf(
  { modules }: Deployment,
  typed: ReadonlyMap<string, Typed>,
  references: readonly CloudReference[],
  folds: Folds,
  { framed, within }: Places,
): Lines {
  const closed = new Set(modules.flatMap(({ external, source }) => (source === undefined ? [] : [external])));
  const opened = new Set(modules.flatMap(({ external, source }) => (source === undefined ? [external] : [])));
  const isNode = (external: string): boolean =>
    closed.has(external) || (typed.has(external) && !folds.has(external) && !framed.has(external));
  const relations: Relation[] = [];
  const leftOut: LeftOut[] = [];
  const edges = new Set<string>();
  for (const { from, to, place } of references) {
    if (folds.has(from) || folds.has(to)) continue;
    if (isNode(from) && isNode(to)) {
      edges.add(`${from} ${to}`);
      relations.push({ from, to, place, arrow: '->', ...roleOf(typed.get(to)) });
    } else if (framed.has(to) || framed.has(from)) {
      if (standsIn(from, to, within)) relations.push({ from, to, place });
      else leftOut.push({ external: `${from} ${to}`, because: 'a line cannot end at a frame', place });
    } else if (opened.has(from) || opened.has(to)) {
      leftOut.push({ external: `${from} ${to}`, because: 'it refers to a whole module', place });
    }
  }
  for (const { from, to, place } of throughFolds(typed, references, folds, isNode)) {
    if (edges.has(`${from} ${to}`) || edges.has(`${to} ${from}`)) continue;
    edges.add(`${from} ${to}`);
    relations.push({ from, to, place, arrow: '->', ...roleOf(typed.get(to)) });
  }
  return { relations, leftOut };
}

function standsIn(from: string, to: string, within: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at = within.get(from); at !== undefined && !seen.has(at); at = within.get(at)) {
    if (at === to) return true;
    seen.add(at);
  }
  return false;
}

const ROLES: Readonly<Record<string, string>> = {
  database: 'data',
  storage: 'data',
  cache: 'data',
  queue: 'async',
  identity: 'identity',
  secret: 'identity',
};

function roleOf(to: Typed | undefined): { readonly options?: readonly DraftOption[] } {
  const role = to && ROLES[to.product.drawn];
  return role === undefined ? {} : { options: [{ name: 'role', values: [{ raw: role }] }] };
}

interface Line {
  readonly from: string;
  readonly to: string;
  readonly place: FilePlace;
}

/** Folded resources that refer to one another are one; what refers to them is joined with what they refer to. */
function throughFolds(
  typed: ReadonlyMap<string, Typed>,
  references: readonly CloudReference[],
  folds: Folds,
  isNode: (external: string) => boolean,
): readonly Line[] {
  const carries = (external: string): boolean =>
    folds.has(external) && !['route', 'attach'].includes(typed.get(external)?.product.drawn ?? '');
  const carriers = [...folds.keys()].filter(carries);
  return componentsOf(references, carriers).flatMap((component) => {
    const links = [...component].filter((each) => typed.get(each)?.product.drawn === 'link');
    const [first] = links.length > 0 ? links.toSorted(byCodeUnit) : [...component].toSorted(byCodeUnit);
    const place = typed.get(first ?? '')?.place;
    if (!place) return [];
    const sources = new Set<string>();
    const targets = new Set<string>();
    for (const { from, to, at } of references) {
      if (component.has(from) && isNode(to)) (links.length > 0 && leadsIn(at) ? sources : targets).add(to);
      else if (component.has(to) && isNode(from)) (links.length > 0 ? targets : sources).add(from);
    }
    if (sources.size === 0 || targets.size === 0 || sources.size * targets.size > MOST_BY_ONE) return [];
    return [...sources].flatMap((from) => [...targets].flatMap((to) => (from === to ? [] : [{ from, to, place }])));
  });
}

/** Whether a property of a joining resource names its source instead of its target. */
function leadsIn(at: string): boolean {
  const [name = ''] = at.split('.').reverse();
  if (/target(?!_?group)|endpoint|function|destination|role|lambda|certificate/i.test(name)) return false;
  return /source|topic|rule|load_?balancer|listener|zone|bucket|api|bus|stream|scope|hub/i.test(name);
}

function componentsOf(
  references: readonly CloudReference[],
  carriers: readonly string[],
): readonly ReadonlySet<string>[] {
  const all = new Set(carriers);
  const beside = new Map<string, string[]>();
  for (const { from, to } of references) {
    if (!all.has(from) || !all.has(to)) continue;
    beside.set(from, [...(beside.get(from) ?? []), to]);
    beside.set(to, [...(beside.get(to) ?? []), from]);
  }
  const seen = new Set<string>();
  const components: ReadonlySet<string>[] = [];
  for (const start of carriers) {
    if (seen.has(start)) continue;
    const component = new Set([start]);
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const next of beside.get(at) ?? []) {
        if (component.has(next)) continue;
        component.add(next);
        open.push(next);
      }
    }
    for (const each of component) seen.add(each);
    components.push(component);
  }
  return components;
}
