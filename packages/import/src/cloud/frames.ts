// The frame that contains each resource: in, resources, modules and references; out, the frames and the place of each. A
// resource belongs in the only subnet that it names, itself or through what is folded into it; in the network if it names
// several subnets; in the cluster or the resource group if it names no network. A frame that would be empty is a node.
import type { DraftOption } from '@linework/core';
import type { Item } from '../graph/contract.js';
import type { CloudModule, CloudReference, Deployment } from './contract.js';
import type { Folds } from './folds.js';
import { labelOf, longNameOf } from './labels.js';
import type { Typed } from './typed.js';

export interface Places {
  readonly frames: readonly Item[];
  /** By external name, of nodes and frames. */
  readonly within: ReadonlyMap<string, string>;
  /** External names of resources that are frames. */
  readonly framed: ReadonlySet<string>;
}

/** Narrowest first. */
const FRAME_ORDER = ['subnet', 'network', 'cluster', 'environment', 'account', 'region'] as const;
type FrameWay = (typeof FRAME_ORDER)[number];

const GROUP_TYPES: Readonly<Record<FrameWay, string>> = {
  subnet: 'subnet',
  network: 'network',
  cluster: 'cluster',
  environment: 'environment',
  account: 'account',
  region: 'region',
};

function wayOf({ product: { drawn: shape } }: Typed): FrameWay | undefined {
  return FRAME_ORDER.find((each) => each === shape);
}

export function placesOf(
  deployment: Deployment,
  typed: ReadonlyMap<string, Typed>,
  references: readonly CloudReference[],
  folds: Folds,
  groupBy: string,
): Places {
  const named = namedFrames(typed, references, folds);
  const outer = groupBy === 'file' ? fileOf : moduleOf;
  const within = new Map<string, string>();
  for (const each of typed.values()) {
    if (folds.has(each.external)) continue;
    const frame = narrowest(each, named, typed);
    const own = outer(each);
    const alike = frame !== undefined && (groupBy === 'network' || outer(typed.get(frame)) === own);
    if (frame !== undefined && alike) within.set(each.external, frame);
    else if (own !== undefined && groupBy !== 'network') within.set(each.external, own);
  }
  for (const each of deployment.modules)
    if (each.within !== undefined && groupBy === 'module') within.set(each.external, each.within);
  const held = new Set(within.values());
  const framed = new Set(
    [...typed.values()].flatMap((each) =>
      wayOf(each) !== undefined && held.has(each.external) ? [each.external] : [],
    ),
  );
  const modules = groupBy === 'module' ? deployment.modules.filter(({ source }) => source === undefined) : [];
  const files = groupBy === 'file' ? fileFrames(typed) : [];
  const frames = [
    ...modules.map((each) => moduleFrame(each)),
    ...files,
    ...[...framed].flatMap((external) => resourceFrame(typed.get(external))),
  ].map((item): Item => {
    const holder = within.get(item.external);
    return holder === undefined ? item : { ...item, within: holder };
  });
  return { frames, within, framed };
}

function moduleOf(each: Typed | undefined): string | undefined {
  return each?.module;
}

function fileOf(each: Typed | undefined): string | undefined {
  return each === undefined ? undefined : `file ${each.place.file}`;
}

/** The frames that each resource names, itself or through what is folded into it. */
function namedFrames(
  typed: ReadonlyMap<string, Typed>,
  references: readonly CloudReference[],
  folds: Folds,
): ReadonlyMap<string, ReadonlySet<string>> {
  const direct = new Map<string, string[]>();
  for (const { from, to } of references) {
    const list = direct.get(from);
    if (list) list.push(to);
    else direct.set(from, [to]);
  }
  for (const [from, frames] of attached(typed, direct)) direct.set(from, [...(direct.get(from) ?? []), ...frames]);
  const named = new Map<string, ReadonlySet<string>>();
  for (const external of typed.keys()) {
    const frames = new Set<string>();
    const seen = new Set([external]);
    let level = direct.get(external) ?? [];
    for (let step = 0; step < 4 && level.length > 0; step++) {
      const fresh = level.filter((each) => !seen.has(each));
      for (const each of fresh) seen.add(each);
      for (const each of fresh) {
        const target = typed.get(each);
        if (target && wayOf(target) !== undefined) frames.add(each);
      }
      level = fresh.filter((each) => folds.has(each)).flatMap((each) => direct.get(each) ?? []);
    }
    frames.delete(external);
    if (frames.size > 0) named.set(external, frames);
  }
  return named;
}

/** A gateway and the network that an attachment names with it. */
function attached(
  typed: ReadonlyMap<string, Typed>,
  direct: ReadonlyMap<string, readonly string[]>,
): readonly (readonly [string, readonly string[]])[] {
  return [...typed.values()].flatMap(({ external, product }) => {
    if (product.drawn !== 'attach') return [];
    const targets = (direct.get(external) ?? []).flatMap((each) => typed.get(each) ?? []);
    const frames = targets.filter((each) => wayOf(each) !== undefined).map((each) => each.external);
    return targets.flatMap((each) => (wayOf(each) === undefined ? [[each.external, frames] as const] : []));
  });
}

/** A frame belongs only in wider ones. */
function narrowest(
  each: Typed,
  named: ReadonlyMap<string, ReadonlySet<string>>,
  typed: ReadonlyMap<string, Typed>,
): string | undefined {
  const own = wayOf(each);
  const from = own === undefined ? 0 : FRAME_ORDER.indexOf(own) + 1;
  const frames = [...(named.get(each.external) ?? [])];
  for (const way of FRAME_ORDER.slice(from)) {
    const alike = frames.filter((external) => typed.get(external)?.product.drawn === way);
    if (alike.length === 1) return alike[0];
    if (alike.length < 2) continue;
    const around = new Set(alike.map((external) => networkOf(external, named, typed)));
    const [common] = around;
    if (around.size === 1 && common !== undefined) return common;
  }
  return undefined;
}

function networkOf(
  subnet: string,
  named: ReadonlyMap<string, ReadonlySet<string>>,
  typed: ReadonlyMap<string, Typed>,
): string | undefined {
  return [...(named.get(subnet) ?? [])].find((each) => typed.get(each)?.product.drawn === 'network');
}

function moduleFrame({ external, name, place }: CloudModule): Item {
  return { external, name, frame: true, place, look: { keyword: 'group', label: name } };
}

function fileFrames(typed: ReadonlyMap<string, Typed>): readonly Item[] {
  const files = new Map([...typed.values()].map((each) => [each.place.file, each.place]));
  return [...files].map(([file, place]) => ({
    external: `file ${file}`,
    name: file.replace(/\.[^./]*$/, ''),
    frame: true,
    place: { ...place, span: { start: 0, end: 0 } },
    look: { keyword: 'group', label: file },
  }));
}

function resourceFrame(each: Typed | undefined): readonly Item[] {
  if (!each) return [];
  const { external, product, place } = each;
  const label = labelOf(each);
  const way = wayOf(each);
  const options: DraftOption[] = [
    ...(way === undefined ? [] : [{ name: 'type', values: [{ raw: GROUP_TYPES[way] }] }]),
    ...(product.icon === undefined ? [] : [{ name: 'icon', values: [{ raw: product.icon }] }]),
    ...subOf(each),
  ];
  return [
    { external, name: label, ...longNameOf(each), frame: true, place, look: { keyword: 'group', label, options } },
  ];
}

function subOf(each: Typed): readonly DraftOption[] {
  const { product, fact, count, existing } = each;
  const kind = labelOf(each).toLowerCase() === product.words.toLowerCase() ? undefined : product.words;
  const facts = [kind, fact, count === undefined ? undefined : `× ${count}`, existing ? 'existing' : undefined].filter(
    (each) => each !== undefined,
  );
  return facts.length === 0 ? [] : [{ name: 'sub', values: [{ text: facts.join(', ') }] }];
}
