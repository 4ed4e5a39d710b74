// A template as a scope of names: in, its tree and its container; out, its resources with their addresses, and the ways to find
// one: by symbol, by type and name, by id, by name only and by the name of its copy loop.

import { isNetwork, keysOf, SUBNET } from '../../azure/names.js';
import type { Parameters } from '../../azure/parameters.js';
import type { FilePlace } from '../../file-place.js';
import type { Budget } from '../../reading/budget.js';
import { at, entriesAt, itemsAt, type Tree, textAt } from '../../reading/tree.js';
import { expressionOf } from './expression.js';
import { scopeOf, templateSpeller, variableOf } from './names.js';
import type { Resource, Template } from './scope.js';

export type TemplateOf = (link: string, from: Tree) => Tree | undefined;

interface Around {
  readonly deployment: Resource;
  readonly parent: Template;
  readonly outer: boolean;
}

const DEEPEST = 12;

export function templateOf(
  tree: Tree,
  prefix: string,
  linked: TemplateOf,
  budget: Budget,
  parameters: Parameters,
  around?: Around,
  depth = 0,
): Template {
  const own = { tree, outer: false, resources: [], named: new Map<string, Resource>(), ...around };
  const speller = own.outer && around ? around.parent.speller : templateSpeller(tree, budget, parameters);
  const template: Template = { ...own, speller };
  const taken = new Map<string, number>();
  const add = (own: Tree, symbol: string | undefined, place: FilePlace, holder: Resource | undefined): void => {
    const written = textAt(own, 'type');
    if (own.is !== 'map' || written === undefined) return;
    budget.items(1);
    const ownName = textAt(own, 'name') ?? symbol ?? '';
    const type = holder === undefined || /^\w+\.[^/]+\//.test(written) ? written : `${holder.type}/${written}`;
    const within = type === written ? undefined : holder;
    const name = within ? `${within.name}/${ownName}` : ownName;
    const address = `${prefix}${type}:${name}`;
    const count = (taken.get(address) ?? 0) + 1;
    taken.set(address, count);
    const plain = speller.plain(expressionOf(ownName));
    const resource: Resource = {
      external: count === 1 ? address : `${address}#${count}`,
      type,
      name,
      plain: within ? `${within.plain}/${plain}` : plain,
      tree: own,
      place,
      template,
      subnets: [],
      ...(holder ? { holder } : {}),
    };
    template.resources.push(resource);
    nameIt(template, resource, symbol);
    for (const each of inside(own)) add(each.tree, each.symbol, each.place, resource);
    const inner = at(own, 'properties', 'template') ?? linkedTemplate(own, linked, depth);
    if (inner?.is !== 'map' || !isDeployment(type) || depth >= DEEPEST) return;
    const isOuter =
      at(own, 'properties', 'template') !== undefined &&
      !/inner/i.test(textAt(own, 'properties', 'expressionEvaluationOptions', 'scope') ?? '');
    resource.nested = templateOf(
      inner,
      `${resource.external} > `,
      linked,
      budget,
      new Map(),
      { deployment: resource, parent: template, outer: isOuter },
      depth + 1,
    );
  };
  for (const each of inside(tree)) add(each.tree, each.symbol, each.place, undefined);
  for (const each of [...template.resources]) if (isNetwork(each.type)) addSubnets(template, each, prefix);
  return template;
}

/** Subnets that a network lists, except those that are also separate resources. */
function addSubnets(template: Template, network: Resource, prefix: string): void {
  const listed = at(network.tree, 'properties', 'subnets');
  const list = listed?.is === 'scalar' ? variableIn(scopeOf(template), listed.text) : listed;
  for (const item of list?.is === 'list' ? list.items : []) {
    const subnetName = textAt(item, 'name');
    if (subnetName === undefined) continue;
    const plain = `${network.plain}/${template.speller.plain(expressionOf(subnetName))}`;
    const own = template.named.get(`id ${SUBNET.toLowerCase()}/${plain}`);
    const subnet: Resource = own ?? {
      external: `${prefix}${SUBNET}:${network.name}/${subnetName}`,
      type: SUBNET,
      name: `${network.name}/${subnetName}`,
      plain,
      tree: item,
      place: item.place,
      template,
      holder: network,
      subnets: [],
    };
    network.subnets.push(subnet);
    if (own) continue;
    template.resources.push(subnet);
    nameIt(template, subnet, undefined);
  }
}

function variableIn({ tree }: Template, written: string): Tree | undefined {
  const expression = expressionOf(written);
  return expression.is === 'call' && expression.name === 'variables' ? variableOf(tree, expression) : undefined;
}

export function isDeployment(type: string): boolean {
  return type.toLowerCase() === 'microsoft.resources/deployments';
}

/** A list, or in the second version of the language a map of symbols. */
function inside(tree: Tree): readonly { readonly tree: Tree; readonly symbol?: string; readonly place: FilePlace }[] {
  return [
    ...itemsAt(tree, 'resources').map((each) => ({ tree: each, place: each.place })),
    ...entriesAt(tree, 'resources').map(({ key, value, place }) => ({ tree: value, symbol: key, place })),
  ];
}

function linkedTemplate(own: Tree, linked: TemplateOf, depth: number): Tree | undefined {
  const link =
    textAt(own, 'properties', 'templateLink', 'relativePath') ?? textAt(own, 'properties', 'templateLink', 'uri');
  return link === undefined || depth >= DEEPEST ? undefined : linked(link, own);
}

/** Each iteration of a loop has its own name. */
function loopKeys({ type, template, tree, holder }: Resource): readonly string[] {
  const own = template.speller.ofLoop(expressionOf(textAt(tree, 'name') ?? ''));
  const name = holder && !own.includes('/') ? `${holder.plain}/${own}` : own;
  return keysOf(type, name).map((each) => `loop ${each}`);
}

/** The first with a name keeps it. */
function nameIt({ named }: Template, resource: Resource, symbol: string | undefined): void {
  const { tree, plain } = resource;
  const copy = textAt(tree, 'copy', 'name');
  const names = [
    ...(symbol === undefined ? [] : [`symbol ${symbol.toLowerCase()}`]),
    ...keysOf(resource.type, plain),
    ...(copy === undefined ? [] : [`name ${copy.toLowerCase()}`, ...loopKeys(resource)]),
  ];
  for (const name of names) if (!named.has(name)) named.set(name, resource);
}
