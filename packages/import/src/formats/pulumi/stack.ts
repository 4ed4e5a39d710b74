// Exported stacks: in, the tree of what `pulumi stack export` prints, or of a stack's state; out, its resources and references.
// A resource is named by its URN without stack and project; a component is a frame.
import type { CloudModule } from '../../cloud/contract.js';
import type { FilePlace } from '../../file-place.js';
import { at, entriesAt, itemsAt, type Tree, textAt, textsAt } from '../../reading/tree.js';
import { reportAt } from './codes.js';
import { factOf } from './facts.js';
import { cloudType } from './types.js';
import type { Found } from './yaml.js';

interface Part {
  readonly urn: string;
  readonly tree: Tree;
  readonly place: FilePlace;
  readonly type: string;
  readonly external: string;
  readonly name: string;
}

/** The name of the stack, and its place. */
export function stackOf(
  tree: Tree,
  deployment: Found,
): { readonly name: string; readonly place: FilePlace } | undefined {
  const parts = [...new Map(resourcesIn(tree).flatMap((each) => partOf(each))).values()];
  const byUrn = new Map(parts.map((each) => [each.urn, each]));
  const holders = new Set(parts.flatMap(({ tree: own }) => textAt(own, 'parent') ?? []));
  const isFrame = ({ urn, tree: own }: Part): boolean => textAt(own, 'custom') === 'false' && holders.has(urn);
  const missing = new Map<string, FilePlace>();
  for (const part of parts) {
    if (isStack(part.type)) continue;
    const parent = byUrn.get(textAt(part.tree, 'parent') ?? '');
    const module = frameOf(parent, byUrn, isFrame);
    if (isFrame(part)) deployment.modules.push(moduleOf(part, module));
    else if (isImplied(part)) {
      const because = 'it is the default provider';
      deployment.leftOut.push({ external: part.external, because, place: part.place });
      continue;
    } else deployment.resources.push({ ...resourceOf(part), ...(module ? { module: module.external } : {}) });
    for (const { urn, way, place } of namedBy(part, parent !== module)) {
      const to = byUrn.get(urn);
      if (!to) missing.set(urn, place);
      else if (!isStack(to.type) && !isImplied(to) && to !== part)
        deployment.references.push({ from: part.external, to: to.external, place, at: way });
    }
  }
  for (const [urn, place] of missing) deployment.diagnostics.push(reportAt('I360', place, { name: urn }));
  return parts.find(({ type }) => isStack(type));
}

/** The nearest component that contains something. */
function frameOf(
  parent: Part | undefined,
  byUrn: ReadonlyMap<string, Part>,
  isFrame: (part: Part) => boolean,
): Part | undefined {
  const seen = new Set<Part>();
  for (let each = parent; each && !seen.has(each); each = byUrn.get(textAt(each.tree, 'parent') ?? '')) {
    if (isFrame(each) && !isStack(each.type)) return each;
    seen.add(each);
  }
  return undefined;
}

/** An export, or the state as stored in a bucket or a folder. */
function resourcesIn(tree: Tree): readonly Tree[] {
  return [at(tree, 'deployment'), at(tree, 'checkpoint', 'latest'), at(tree, 'latest'), tree]
    .map((each) => itemsAt(each, 'resources'))
    .reduce((first, each) => (first.length > 0 ? first : each), []);
}

/** `urn:pulumi:dev::shop::shop:Site$aws:s3/bucket:Bucket::photos`; one that will be deleted comes beside the new one. */
function partOf(tree: Tree): readonly (readonly [string, Part])[] {
  const urn = textAt(tree, 'urn') ?? '';
  const [, , way = '', ...names] = urn.split('::');
  const type = textAt(tree, 'type') ?? way.split('$').pop() ?? '';
  const name = names.join('::');
  if (!urn.startsWith('urn:pulumi:') || name === '') return [];
  const going = textAt(tree, 'delete') === 'true';
  const place = at(tree, 'urn')?.place ?? tree.place;
  const external = `${way}::${name}${going ? ' (to be deleted)' : ''}`;
  return [
    [`${urn}${going ? ' delete' : ''}`, { urn: going ? `${urn} delete` : urn, tree, place, type, external, name }],
  ];
}

function isStack(type: string): boolean {
  return type === 'pulumi:pulumi:Stack';
}

function isImplied({ type, name }: Part): boolean {
  return type.startsWith('pulumi:providers:') && /^default(?:_|$)/.test(name);
}

function moduleOf({ external, name, place }: Part, within: Part | undefined): CloudModule {
  return { external, name, place, ...(within ? { within: within.external } : {}) };
}

function resourceOf({ external, name, type, place, tree }: Part): Found['resources'][number] {
  const own = textAt(tree, 'custom') === 'false' && !/^(?:aws|awsx|eks|azure|azure-native|gcp|kubernetes):/.test(type);
  return {
    external,
    name,
    type: own ? `component:${type.split(':').pop() ?? type}` : cloudType(type),
    place,
    file: place.file,
    ...(textAt(tree, 'external') === 'true' ? { existing: true as const } : {}),
    ...(textAt(tree, 'delete') === 'true' ? { change: 'delete' as const } : {}),
    ...factOf(at(tree, 'inputs')),
  };
}

interface Name {
  readonly urn: string;
  readonly way: string;
  readonly place: FilePlace;
}

/** Its dependencies, each once, by the property that names it if there is one. */
function namedBy({ tree, place }: Part, withParent: boolean): readonly Name[] {
  const named = new Map<string, Name>();
  const add = (urn: string, way: string, where: FilePlace): void => {
    if (!named.has(urn)) named.set(urn, { urn, way, place: where });
  };
  for (const { key, value, place: where } of entriesAt(tree, 'propertyDependencies'))
    for (const urn of textsAt(value)) add(urn, key, where);
  for (const urn of textsAt(tree, 'dependencies')) add(urn, 'dependsOn', at(tree, 'dependencies')?.place ?? place);
  // `urn:…::name::id`
  const provider = textAt(tree, 'provider')?.split('::').slice(0, 4).join('::');
  if (provider !== undefined && provider !== '') add(provider, 'provider', at(tree, 'provider')?.place ?? place);
  const parent = textAt(tree, 'parent');
  if (withParent && parent !== undefined) add(parent, 'parent', at(tree, 'parent')?.place ?? place);
  return [...named.values()];
}
