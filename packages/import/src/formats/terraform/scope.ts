// A module call as a scope: in, its folder and its arguments; out, the values of its names and what each name refers to in the
// whole configuration, through locals, variables and outputs.
import type { FilePlace } from '../../file-place.js';
import type { Budget } from '../../reading/budget.js';
import { evaluate, UNKNOWN, type Value } from './evaluate.js';
import { type Body, type Expression, partsOf } from './hcl/ast.js';
import { attributeOf, type Call, type ModuleFolder } from './module.js';

export interface Scope {
  /** `module.net.module.subnets.`, empty for a root. */
  readonly prefix: string;
  readonly folder: ModuleFolder;
  readonly parent?: Scope;
  readonly call?: Call;
  readonly children: Map<string, Scope>;
  /** For a root: variables from files. */
  readonly given: ReadonlyMap<string, Expression>;
  readonly seen: Map<string, ReadonlySet<string>>;
  readonly values: Map<string, Value>;
  readonly open: Set<string>;
  /** Of the whole import. */
  readonly budget: Budget;
}

export interface Named {
  readonly names: readonly string[];
  readonly place: FilePlace;
}

/** Most names that are followed in a row; each takes several frames of the stack. */
const DEEPEST = 60;

/** Every name in an expression. */
export function namesIn(expression: Expression, file: string): readonly Named[] {
  const names: Named[] = [];
  const open: Expression[] = [expression];
  for (let each = open.pop(); each; each = open.pop()) {
    if (each.is === 'reference') names.push({ names: each.names, place: { file, span: each.span } });
    for (const part of partsOf(each).toReversed()) open.push(part);
  }
  return names;
}

/** Every expression of a body, with the path of arguments and blocks. */
export function expressionsOf(body: Body, at = ''): readonly { readonly at: string; readonly value: Expression }[] {
  const expressions: { readonly at: string; readonly value: Expression }[] = [];
  const open: { readonly body: Body; readonly at: string }[] = [{ body, at }];
  for (let each = open.pop(); each; each = open.pop()) {
    const way = each.at;
    for (const { name, value } of each.body.attributes) expressions.push({ at: `${way}${name}`, value });
    for (const { type, body: inner } of each.body.blocks) open.push({ body: inner, at: `${way}${type}.` });
  }
  return expressions;
}

/** What names refer to: addresses of resources, data and modules. */
export function meaning(scope: Scope, names: readonly string[]): ReadonlySet<string> {
  const [root = '', name = '', third = ''] = names;
  const { folder, prefix } = scope;
  if (root === 'local') return remembered(scope, `local.${name}`, () => meaningOf(scope, folder.locals.get(name)));
  if (root === 'var') return remembered(scope, `var.${name}`, () => givenMeaning(scope, name));
  if (root === 'module') return moduleMeaning(scope, name, third);
  const address = root === 'data' ? `data.${name}.${third}` : `${root}.${name}`;
  return new Set(folder.resources.some((each) => each.address === address) ? [prefix + address] : []);
}

function remembered(scope: Scope, key: string, find: () => ReadonlySet<string>): ReadonlySet<string> {
  const known = scope.seen.get(key);
  if (known) return known;
  if (scope.open.has(key) || scope.open.size > DEEPEST) return new Set();
  scope.open.add(key);
  const resources = find();
  scope.open.delete(key);
  scope.budget.items(resources.size);
  scope.seen.set(key, resources);
  return resources;
}

function meaningOf(
  scope: Scope,
  valued: { readonly file: string; readonly value: Expression } | undefined,
): ReadonlySet<string> {
  if (!valued) return new Set();
  return new Set(namesIn(valued.value, valued.file).flatMap(({ names }) => [...meaning(scope, names)]));
}

function givenMeaning({ parent, call }: Scope, name: string): ReadonlySet<string> {
  if (!parent || !call) return new Set();
  const value = attributeOf(call.body, name)?.value;
  return value ? meaningOf(parent, { file: call.place.file, value }) : new Set();
}

/** The whole module if no output is named. */
function moduleMeaning(scope: Scope, name: string, output: string): ReadonlySet<string> {
  if (!scope.folder.calls.some((each) => each.name === name)) return new Set();
  const child = scope.children.get(name);
  if (!child || output === '') return new Set([`${scope.prefix}module.${name}`]);
  const valued = child.folder.outputs.get(output);
  return remembered(child, `output.${output}`, () => meaningOf(child, valued));
}

/** The value of an expression in a scope. */
export function valueIn(scope: Scope, expression: Expression): Value {
  return evaluate(expression, (root, name) => knownValue(scope, root, name), scope.budget);
}

function knownValue(scope: Scope, root: string, name: string): Value {
  const key = `value of ${root}.${name}`;
  const known = scope.values.get(key);
  if (known !== undefined) return known;
  if (scope.open.has(key) || scope.open.size > DEEPEST) return UNKNOWN;
  scope.open.add(key);
  const value = root === 'local' ? localValue(scope, name) : variableValue(scope, name);
  scope.open.delete(key);
  scope.values.set(key, value);
  return value;
}

function localValue(scope: Scope, name: string): Value {
  const valued = scope.folder.locals.get(name);
  return valued ? valueIn(scope, valued.value) : UNKNOWN;
}

function variableValue(scope: Scope, name: string): Value {
  const { parent, call, folder, given: variables } = scope;
  const passed = call && attributeOf(call.body, name)?.value;
  if (parent && passed) return valueIn(parent, passed);
  const own = variables.get(name) ?? folder.variables.get(name);
  return own ? valueIn(scope, own) : UNKNOWN;
}
