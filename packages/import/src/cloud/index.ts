// Infrastructure as a picture: in, resources with their references, and the options of the import; out, the graph of a flow.
// Networks, subnets and the like are frames around what refers to them; a resource that serves only one other is folded into it
// and reported; a resource that joins two others is the line between them. The rules are data: products/ describes each type.
import type { DraftOption } from '@linework/core';
import type { ImportOptions, ImportOutput, LeftOut } from '../contract.js';
import type { ImportGraph, Item, Relation } from '../graph/contract.js';
import { noResources } from '../graph/nothing.js';
import { byCodeUnit } from '../ids.js';
import type { CloudResource, Deployment } from './contract.js';
import { type Folds, foldedInto } from './folds.js';
import { type Places, placesOf } from './frames.js';
import { labelOf, longNameOf } from './labels.js';
import { linesOf } from './lines.js';
import { type KnownProduct, productOf } from './products/index.js';
import { isFolded } from './products/product.js';
import type { Typed } from './typed.js';

export function cloudOutput(deployment: Deployment, options: ImportOptions): ImportOutput {
  const { title, leftOut, diagnostics, whole } = deployment;
  if (deployment.resources.length === 0 && deployment.modules.length === 0 && whole)
    return { graph: noResources(title, whole), leftOut, diagnostics };
  const all = options.noise?.[0] === 'all';
  const typed = typedOf(deployment, all);
  const references = deployment.references.filter(({ from, to }) => from !== to);
  const folds = foldedInto(typed, references);
  const places = placesOf(deployment, typed, references, folds, options.groupBy?.[0] ?? 'module');
  const lines = linesOf(deployment, typed, references, folds, places);
  const items = [...places.frames, ...nodesOf(deployment, typed, folds, places)];
  const graph: ImportGraph = {
    kind: 'flow',
    title: title ?? 'Infrastructure',
    options: [{ name: 'direction', values: [{ raw: isShortChain(items, lines.relations) ? 'down' : 'right' }] }],
    counted: { one: 'resource', many: 'resources' },
    ...(deployment.roots ? { apart: deployment.roots } : {}),
    items,
    relations: lines.relations,
  };
  return {
    graph,
    leftOut: [
      ...deployment.leftOut,
      ...lines.leftOut,
      ...foldReports(typed, folds),
      ...((options.groupBy?.[0] ?? 'module') === 'module' ? emptyModules(deployment, graph.items) : []),
    ],
    diagnostics: deployment.diagnostics,
  };
}

const LONGEST_CHAIN = 4;

/** A short chain without branches: drawn to the right, the picture would be a strip. Items without lines do not matter. */
function isShortChain(items: readonly Item[], relations: readonly Relation[]): boolean {
  const lines = relations.filter(({ arrow }) => arrow !== undefined);
  const pairs = new Set(lines.map(({ from, to }) => `${from} ${to}`));
  const [starts, ends] = [new Set(lines.map(({ from }) => from)), new Set(lines.map(({ to }) => to))];
  const count = new Set([...starts, ...ends]).size;
  const inRow = pairs.size === count - 1 && starts.size === pairs.size && ends.size === pairs.size;
  return count > 1 && count <= LONGEST_CHAIN && inRow && !items.some(({ frame }) => frame);
}

/** If everything created here would be folded, it is the subject of the picture. */
function typedOf({ resources, modules }: Deployment, all: boolean): ReadonlyMap<string, Typed> {
  const give = (noise: boolean): ReadonlyMap<string, Typed> =>
    new Map(resources.map((each): [string, Typed] => [each.external, { ...each, product: shownAs(each, noise) }]));
  const typed = give(all);
  const hasBoxes = [...typed.values()].some(({ product, existing }) => !isFolded(product) && !existing);
  return hasBoxes || modules.some(({ source }) => source !== undefined) ? typed : give(true);
}

/** With all noise shown, nothing is folded and no line replaces a resource. */
function shownAs({ type, serves }: CloudResource, all: boolean): KnownProduct {
  const product = productOf(type);
  if (all) return isFolded(product) ? { ...product, drawn: 'step' } : product;
  return serves ? { ...product, drawn: 'fold' } : product;
}

function nodesOf(
  { modules }: Deployment,
  typed: ReadonlyMap<string, Typed>,
  folds: Folds,
  { within, framed }: Places,
): readonly Item[] {
  const holder = (external: string): Pick<Item, 'within'> => {
    const frame = within.get(external);
    return frame === undefined ? {} : { within: frame };
  };
  const closed = modules
    .filter(({ source }) => source !== undefined)
    .map(({ external, name, place, source = '' }): Item => {
      const options: DraftOption[] = [{ name: 'sub', values: [{ text: `module ${source}` }] }];
      return {
        external,
        name,
        place,
        ...holder(external),
        look: { keyword: 'node', type: 'service', label: name, options },
      };
    });
  const own = [...typed.values()]
    .filter((each) => !folds.has(each.external) && !framed.has(each.external))
    .map(
      (each): Item => ({
        external: each.external,
        name: labelOf(each),
        ...longNameOf(each),
        place: each.place,
        ...holder(each.external),
        look: lookOf(each),
      }),
    );
  return [...closed, ...own];
}

function lookOf(each: Typed): Item['look'] {
  const { product, count, condition, change, existing, fact } = each;
  const facts = [
    product.words,
    fact,
    count === undefined ? undefined : `× ${count}`,
    existing ? 'existing' : undefined,
    condition === undefined ? undefined : `if ${condition}`,
    change,
  ].filter((line) => line !== undefined && line !== '');
  const type = NODE_TYPES.has(product.drawn) ? { type: product.drawn } : {};
  const label = labelOf(each);
  const options: DraftOption[] = [
    ...(product.icon === undefined ? [] : [{ name: 'icon', values: [{ raw: product.icon }] }]),
    ...(facts.length === 0 || label.toLowerCase() === facts.join(', ').toLowerCase()
      ? []
      : [{ name: 'sub', values: [{ text: facts.join(', ') }] }]),
    ...(change === undefined ? [] : [{ name: 'tone', values: [{ raw: CHANGE_TONES[change] }] }]),
  ];
  return { keyword: 'node', ...type, label, options };
}

/** A step is a node without a type; an empty frame is a plain node. */
const NODE_TYPES: ReadonlySet<string> = new Set([
  'database',
  'cache',
  'queue',
  'storage',
  'client',
  'gateway',
  'service',
  'function',
  'external',
  'identity',
  'secret',
]);

const CHANGE_TONES = { create: 'green', update: 'amber', replace: 'orange', delete: 'red' } as const;

/** Frames that would be empty are not drawn. */
function emptyModules({ modules }: Deployment, items: readonly Item[]): readonly LeftOut[] {
  const within = new Map(items.map((each) => [each.external, each.within]));
  const held = new Set<string>();
  for (const { external, frame } of items) {
    if (frame) continue;
    for (let at = within.get(external); at !== undefined && !held.has(at); at = within.get(at)) held.add(at);
  }
  return modules
    .filter(({ external, source }) => source === undefined && !held.has(external))
    .map(({ external, place }) => ({ external, because: 'none of its contents are drawn', place }));
}

function foldReports(typed: ReadonlyMap<string, Typed>, folds: Folds): readonly LeftOut[] {
  return [...folds]
    .toSorted(([a], [b]) => byCodeUnit(a, b))
    .flatMap(([external, into]) => {
      const place = typed.get(external)?.place;
      if (!place) return [];
      const because = into === undefined ? 'it serves nothing that is drawn' : `it is part of ${into}`;
      return [{ external, because, place }];
    });
}
