// What a resource refers to: in, the resource; out, each resource that its values, dependsOn and scope name, through variables, the
// parameters given to its template and the outputs of nested ones. Each variable, parameter and output is followed once.
import type { FilePlace } from '../../file-place.js';
import { at, entriesAt, type Tree, textAt } from '../../reading/tree.js';
import { type Call, callsIn, type Expression, expressionOf } from './expression.js';
import { entryOf, plainName, scopeOf, variableOf } from './names.js';
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

export type Known = Map<Tree, readonly Resource[]>;

export function referencesOf(resource: Resource, known: Known): readonly Reference[] {
  const { tree, template } = resource;
  const found: Reference[] = [];
  for (const { key, value } of entriesAt(tree)) {
    if (key === 'dependsOn' || key === 'scope') {
      const texts = value.is === 'list' ? value.items : [value];
      for (const each of texts) {
        for (const to of namedBy(template, textAt(each) ?? '', known)) found.push({ to, place: each.place, at: key });
      }
    } else if (!UNREAD.has(key)) {
      for (const { text, place, at: way } of textsIn(value, key)) {
        for (const to of meant(template, expressionOf(text), known)) found.push({ to, place, at: way });
      }
    }
  }
  const parent = parentOf(resource);
  if (parent) found.push({ to: parent, place: resource.place, at: 'parent' });
  return found;
}

interface Placed {
  readonly text: string;
  readonly place: FilePlace;
  readonly at: string;
}

/** The texts that may be expressions, without those of a template in it. */
function textsIn(tree: Tree, key: string): readonly Placed[] {
  const found: Placed[] = [];
  const open: { readonly tree: Tree; readonly at: string }[] = [{ tree, at: key }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { tree: each, at: way } = next;
    if (each.is === 'list') for (const item of each.items) open.push({ tree: item, at: way });
    else if (each.is === 'map') {
      for (const { key: name, value } of each.entries.values())
        if (way !== 'properties' || name !== 'template') open.push({ tree: value, at: `${way}.${name}` });
    } else if (each.text.startsWith('[')) found.push({ text: each.text, place: each.place, at: way });
  }
  return found.reverse();
}

function parentOf({ holder, type, plain, template }: Resource): Resource | undefined {
  if (holder) return holder;
  const types = type.toLowerCase().split('/');
  const names = plain.split('/');
  if (types.length < 3 || names.length < 2) return undefined;
  return template.named.get(`id ${types.slice(0, -1).join('/')}/${names.slice(0, -1).join('/')}`);
}

/** A dependency: an id, a name, a symbol, or an expression of one. */
function namedBy(template: Template, text: string, known: Known): readonly Resource[] {
  const expression = expressionOf(text);
  const symbol = lookUp(template, `symbol ${text.toLowerCase()}`);
  if (symbol) return [symbol];
  const found = meant(template, expression, known);
  if (found.length > 0) return found;
  const plain = plainName(template, expression)
    .replace(/^.*providers\//, '')
    .replace(/^\//, '');
  const one = lookUp(template, `id ${plain}`) ?? lookUp(template, `name ${plain}`);
  return one ? [one] : [];
}

/** From the inside to the outside. */
function lookUp(template: Template, name: string): Resource | undefined {
  for (let each: Template | undefined = template; each; each = each.parent) {
    const found = each.named.get(name);
    if (found) return found;
  }
  return undefined;
}

function meant(template: Template, expression: Expression, known: Known): readonly Resource[] {
  return [...new Set(callsIn(expression).flatMap((call) => meantBy(template, call, known)))];
}

function meantBy(template: Template, call: Call, known: Known): readonly Resource[] {
  const { name, values, taken } = call;
  if (/^(?:extension|subscription|tenant|managementgroup)?resourceid$/.test(name)) return byId(template, values);
  if (name === 'reference' || name === 'resourceinfo' || name === 'references' || name.startsWith('list')) {
    const own = byText(template, values[0]);
    const [resource] = own.length > 0 || !values[0] ? own : meant(template, values[0], known);
    return resource ? [...own, ...outputOf(resource, taken, known)] : [];
  }
  const scope = scopeOf(template);
  if (name === 'variables') return inTree(scope, variableOf(scope, call), known);
  const [first] = values;
  const { deployment, parent } = scope;
  if (name !== 'parameters' || first?.is !== 'text' || !deployment || !parent) return [];
  return inTree(parent, entryOf(at(deployment.tree, 'properties', 'parameters'), first.text), known);
}

function inTree(template: Template, tree: Tree | undefined, known: Known): readonly Resource[] {
  if (!tree) return [];
  const before = known.get(tree);
  if (before) return before;
  known.set(tree, []);
  const found = textsIn(tree, '').flatMap(({ text }) => meant(template, expressionOf(text), known));
  const once = [...new Set(found)];
  known.set(tree, once);
  return once;
}

/** The first value with a type in it, then the names. */
function byId(template: Template, values: readonly Expression[]): readonly Resource[] {
  const words = values.map((each) => plainName(template, each));
  const index = words.findIndex((each, place) => values[place]?.is === 'text' && /^[\w.]+\/./.test(each));
  if (index === -1) return [];
  const id = `${words[index]?.replace(/\/$/, '')}/${words.slice(index + 1).join('/')}`;
  const found = lookUp(template, `id ${id}`);
  return found ? [found] : [];
}

function byText(template: Template, value: Expression | undefined): readonly Resource[] {
  if (!value) return [];
  const plain = plainName(template, value);
  const found =
    lookUp(template, `symbol ${plain}`) ?? lookUp(template, `id ${plain}`) ?? lookUp(template, `name ${plain}`);
  return found ? [found] : [];
}

/** What the output of a nested template is made of. */
function outputOf({ nested, type }: Resource, taken: readonly Expression[], known: Known): readonly Resource[] {
  const [first, second] = taken;
  if (!nested || !isDeployment(type) || first?.is !== 'text' || first.text !== 'outputs' || second?.is !== 'text')
    return [];
  return inTree(nested, entryOf(at(nested.tree, 'outputs'), second.text), known);
}
