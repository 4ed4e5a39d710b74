// References of a resource: in, the resource; out, each resource that its values, dependsOn and scope name, through variables,
// the parameters given to its template and the outputs of nested ones. Each variable, parameter and output is followed once.
import { type Call, callsIn, type Expression } from '../../azure/expression.js';
import { isResourceId } from '../../azure/ids.js';
import { idKey, parentKey, subnetBehind } from '../../azure/names.js';
import type { FilePlace } from '../../file-place.js';
import { at, entriesAt, type Tree, textAt } from '../../reading/tree.js';
import { expressionOf } from './expression.js';
import { entryOf, scopeOf, variableOf } from './names.js';
import type { Resource, Template } from './scope.js';
import { isDeployment } from './template.js';

export interface Reference {
  readonly to: Resource;
  readonly place: FilePlace;
  readonly at: string;
}

const UNREAD = new Set([
  'type',
  'apiVersion',
  'name',
  'dependsOn',
  'scope',
  'resources',
  'comments',
  'metadata',
  'location',
]);

/** A dependency that is not in the template. */
export interface Unresolved {
  readonly resource: Resource;
  readonly name: string;
  readonly place: FilePlace;
}

/** The results of variables, parameters and outputs, and how many of them are being followed. */
export interface Known {
  readonly found: Map<Tree, readonly Resource[]>;
  depth: number;
}

const DEEPEST = 200;

export function referencesOf(
  resource: Resource,
  known: Known,
): { readonly found: readonly Reference[]; readonly unresolved: readonly Unresolved[] } {
  const { tree, template } = resource;
  const references: Reference[] = [];
  const unresolved: Unresolved[] = [];
  for (const { key, value } of entriesAt(tree)) {
    if (key === 'dependsOn' || key === 'scope') {
      const texts = value.is === 'list' ? value.items : [value];
      for (const each of texts) {
        const { place } = each;
        const name = textAt(each) ?? '';
        const named = namedBy(template, name, known);
        references.push(...named.map((to) => ({ to, place, at: key })));
        if (named.length === 0 && key === 'dependsOn') unresolved.push({ resource, name, place });
      }
    } else if (!UNREAD.has(key)) {
      for (const { text, place, at: way } of textsIn(value, key)) {
        for (const to of resourcesIn(template, expressionOf(text), known)) references.push({ to, place, at: way });
      }
    }
  }
  const parent = parentOf(resource);
  if (parent) references.push({ to: parent, place: resource.place, at: 'parent' });
  return { found: references, unresolved };
}

interface Placed {
  readonly text: string;
  readonly place: FilePlace;
  readonly at: string;
}

/** The texts that can be expressions, without those of a nested template. */
function textsIn(tree: Tree, key: string): readonly Placed[] {
  const texts: Placed[] = [];
  const open: { readonly tree: Tree; readonly at: string }[] = [{ tree, at: key }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { tree: each, at: way } = next;
    if (each.is === 'list') for (const item of each.items) open.push({ tree: item, at: way });
    else if (each.is === 'map') {
      for (const { key: name, value } of each.entries.values())
        if (way !== 'properties' || name !== 'template') open.push({ tree: value, at: `${way}.${name}` });
    } else if (each.text.startsWith('[')) texts.push({ text: each.text, place: each.place, at: way });
  }
  return texts.reverse();
}

export function parentOf({ holder, type, plain, template }: Resource): Resource | undefined {
  if (holder) return holder;
  const key = parentKey(type, plain);
  return key === undefined ? undefined : template.named.get(key);
}

/** A dependency: an id, a name, a symbol, or an expression of one. */
function namedBy(template: Template, text: string, known: Known): readonly Resource[] {
  const expression = expressionOf(text);
  const symbol = lookUp(template, `symbol ${text.toLowerCase()}`);
  if (symbol) return [symbol];
  const resources = resourcesIn(template, expression, known);
  if (resources.length > 0) return resources;
  const one = byIdOrName(template, expression, (plain) => plain.replace(/^.*providers\//, '').replace(/^\//, ''));
  return one ? [one] : [];
}

/** From the inside out. */
function lookUp(template: Template, name: string): Resource | undefined {
  for (let each: Template | undefined = template; each; each = each.parent) {
    const resource = each.named.get(name);
    if (resource) return resource;
  }
  return undefined;
}

function resourcesIn(template: Template, expression: Expression, known: Known): readonly Resource[] {
  return [...new Set(callsIn(expression).flatMap((call) => meantBy(template, call, known)))];
}

/** Without calls that look inside in turn, which would double the work at each level. */
function meantInside(
  template: Template,
  values: readonly Expression[],
  known: Known,
  isLeft: (name: string) => boolean,
): readonly Resource[] {
  const inside = values.flatMap(callsIn).filter(({ name }) => !isLeft(name));
  return [...new Set(inside.flatMap((each) => meantBy(template, each, known)))];
}

function isReference(name: string): boolean {
  return name === 'reference' || name === 'resourceinfo' || name === 'references' || name.startsWith('list');
}

function isJoined(name: string): boolean {
  return name === 'concat' || name === 'format';
}

function looksInside(name: string): boolean {
  return isReference(name) || isJoined(name);
}

function meantBy(template: Template, call: Call, known: Known): readonly Resource[] {
  const { name, values, taken } = call;
  if (isResourceId(name)) return byId(template, values);
  if (isReference(name)) {
    const own = byText(template, values[0]);
    const [resource] =
      own.length > 0 || !values[0] ? own : meantInside(template, values.slice(0, 1), known, looksInside);
    return resource ? [...own, ...outputOf(resource, taken, known), ...subnetOf(resource, taken)] : [];
  }
  if (isJoined(name)) return subnetsBehind(template, call, known);
  const scope = scopeOf(template);
  if (name === 'variables') return inTree(scope, variableOf(scope.tree, call), known);
  const [first] = values;
  const { deployment, parent } = scope;
  if (name !== 'parameters' || first?.is !== 'text' || !deployment || !parent) return [];
  return inTree(parent, entryOf(at(deployment.tree, 'properties', 'parameters'), first.text), known);
}

function inTree(template: Template, tree: Tree | undefined, known: Known): readonly Resource[] {
  if (!tree || known.depth > DEEPEST) return [];
  const before = known.found.get(tree);
  if (before) return before;
  known.found.set(tree, []);
  known.depth++;
  const resources = textsIn(tree, '').flatMap(({ text }) => resourcesIn(template, expressionOf(text), known));
  const once = [...new Set(resources)];
  known.depth--;
  known.found.set(tree, once);
  return once;
}

function byId(template: Template, values: readonly Expression[]): readonly Resource[] {
  const { plain, ofLoop } = template.speller;
  const resource =
    lookUp(template, idKey(values, plain) ?? '') ?? lookUp(template, `loop ${idKey(values, ofLoop) ?? ''}`);
  return resource ? [resource] : [];
}

function byText(template: Template, value: Expression | undefined): readonly Resource[] {
  if (!value) return [];
  const plain = template.speller.plain(value);
  const resource = lookUp(template, `symbol ${plain}`) ?? byIdOrName(template, value, (each) => each);
  return resource ? [resource] : [];
}

/** As written, then by the names that the iterations of a loop give. */
function byIdOrName(
  template: Template,
  value: Expression,
  withoutScope: (plain: string) => string,
): Resource | undefined {
  const plain = withoutScope(template.speller.plain(value));
  const ofLoop = withoutScope(template.speller.ofLoop(value));
  const keys = [`id ${plain}`, `name ${plain}`, `loop id ${ofLoop}`, `loop name ${ofLoop}`];
  for (const key of keys) {
    const resource = lookUp(template, key);
    if (resource) return resource;
  }
  return undefined;
}

/** In an id that is composed from a network's id, such as `concat(variables('networkId'), '/subnets/web')`. */
function subnetsBehind(template: Template, call: Call, known: Known): readonly Resource[] {
  const name = subnetBehind(template.speller.plain(call));
  if (name === undefined) return [];
  return meantInside(template, call.values, known, isJoined).flatMap(({ subnets }) =>
    subnets.filter(({ plain }) => plain.endsWith(`/${name}`)),
  );
}

/** `reference(...).subnets[0]` */
function subnetOf({ subnets }: Resource, taken: readonly Expression[]): readonly Resource[] {
  const words = taken.map((each) => (each.is === 'text' ? each.text : ''));
  const subnet = subnets[Number(words[words.indexOf('subnets') + 1])];
  return words.includes('subnets') && subnet ? [subnet] : [];
}

/** The sources of a nested template's output. */
function outputOf({ nested, type }: Resource, taken: readonly Expression[], known: Known): readonly Resource[] {
  const [first, second] = taken;
  if (!nested || !isDeployment(type) || first?.is !== 'text' || first.text !== 'outputs' || second?.is !== 'text')
    return [];
  return inTree(nested, entryOf(at(nested.tree, 'outputs'), second.text), known);
}
