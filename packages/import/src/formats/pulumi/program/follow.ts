// The results of a program's expressions: in, the files of a program; out, for each `new` and call what it creates, and for
// each expression the resources that its value comes from: through variables, lists, fields, files and return values.

import type { Node } from '@babel/types';
import { besideFile } from '../../../reading/paths.js';
import { plain } from '../../../reading/typescript.js';
import {
  type Binding,
  type ClassBinding,
  chainOf,
  childrenOf,
  type FileModel,
  type FunctionBinding,
  lookUp,
  type Scope,
  type Site,
  type Value,
  type ValueBinding,
} from './scope.js';

/** What a `new` creates: a class of a package, by its path, or a class of the program. */
export type Made = { readonly way: readonly string[] } | { readonly cls: ClassBinding };

export interface Follower {
  readonly madeBy: (callee: Node, scope: Scope) => Made | undefined;
  /** Whether a class of the program is a component or another resource. */
  readonly isComponent: (cls: ClassBinding) => boolean;
  /** The resources that a value comes from. */
  readonly behind: (value: Value) => ReadonlySet<Node>;
}

interface Step {
  readonly binding: ValueBinding;
  readonly members: readonly string[];
}

/** The contents of one expression: resources, and names whose values must be followed. */
interface Content {
  readonly made: readonly Node[];
  readonly steps: readonly Step[];
  readonly calls: readonly FunctionBinding[];
}

/** Most sources of a value. */
const MOST_STEPS = 1_000;
const MOST_FILES = 20;
const MOST_CALLS = 4;

export function follower(
  files: readonly FileModel[],
  isResource: (site: Node) => boolean,
  instancesOf: (cls: ClassBinding) => readonly Site[],
): Follower {
  const program = new Program(files, isResource, instancesOf);
  return {
    madeBy: (callee, scope) => program.madeBy(callee, scope),
    isComponent: (cls) => program.isComponent(cls),
    behind: (value) => program.behind(value),
  };
}

class Program {
  private readonly byFile: ReadonlyMap<string, FileModel>;
  private readonly opened: ReadonlyMap<Node, Scope>;
  private readonly contents = new Map<Node, Content>();
  private calls: ReadonlyMap<FunctionBinding, readonly Site[]> | undefined;
  private readonly components = new Map<ClassBinding, boolean>();

  private readonly isResource: (site: Node) => boolean;

  private readonly instancesOf: (cls: ClassBinding) => readonly Site[];

  constructor(
    files: readonly FileModel[],
    isResource: (site: Node) => boolean,
    instancesOf: (cls: ClassBinding) => readonly Site[],
  ) {
    this.instancesOf = instancesOf;
    this.isResource = isResource;
    this.byFile = new Map(files.map((each) => [each.file, each]));
    this.opened = new Map(files.flatMap(({ opened }) => [...opened]));
  }

  madeBy(callee: Node, scope: Scope, depth = 0): Made | undefined {
    const { root, names } = chainOf(callee);
    if (root.type !== 'Identifier' || depth > MOST_FILES) return undefined;
    const { binding, rest } = this.reached(lookUp(scope, root.name), names);
    if (binding?.is === 'package') return binding.way && { way: [...binding.way, ...rest] };
    if (binding?.is === 'class') return rest.length === 0 ? { cls: binding } : undefined;
    const [only, ...others] = binding?.is === 'value' ? binding.values : [];
    if (!only || others.length > 0 || only.node === callee) return undefined;
    const other = plain(only.node);
    if (other?.type === 'ClassExpression') return undefined;
    const origin = other && this.madeBy(other, only.scope, depth + 1);
    const part = only.part === undefined ? [] : [only.part];
    return origin && 'way' in origin
      ? { way: [...origin.way, ...part, ...rest] }
      : rest.length === 0
        ? origin
        : undefined;
  }

  isComponent(cls: ClassBinding, depth = 0): boolean {
    const known = this.components.get(cls);
    if (known !== undefined) return known;
    const base = cls.node.superClass;
    const origin = base && depth < MOST_FILES ? this.madeBy(base, cls.scope) : undefined;
    const answer =
      origin !== undefined &&
      ('cls' in origin
        ? this.isComponent(origin.cls, depth + 1)
        : origin.way[0] !== 'pulumi' || /^(?:Component|Custom|Provider)?Resource$/.test(origin.way.at(-1) ?? ''));
    this.components.set(cls, answer);
    return answer;
  }

  /** Through imports to their targets, with the remaining names. */
  private reached(
    start: Binding | undefined,
    names: readonly string[],
  ): { binding?: Binding; rest: readonly string[] } {
    let binding = start;
    let rest = names;
    for (let step = 0; binding?.is === 'file' && step < MOST_FILES; step++) {
      const name: string | undefined = binding.name ?? rest[0];
      if (binding.name === undefined) rest = rest.slice(1);
      binding = name === undefined ? undefined : this.exported(this.fileOf(binding.file, binding.from), name, 0);
    }
    return { ...(binding && binding.is !== 'file' ? { binding } : {}), rest };
  }

  private exported(model: FileModel | undefined, name: string, depth: number): Binding | undefined {
    if (!model || depth > MOST_FILES) return undefined;
    const own = model.exports.get(name) ?? model.top.names.get(name);
    if (own) return own;
    for (const from of model.passedOn) {
      const binding = this.exported(this.fileOf(model.file, from), name, depth + 1);
      if (binding) return binding;
    }
    return undefined;
  }

  private fileOf(file: string, from: string): FileModel | undefined {
    const path = besideFile(file, from);
    if (path === undefined) return undefined;
    const stem = path.replace(/\.[cm]?jsx?$/, '');
    const ends = ['', '.ts', '.tsx', '.mts', '.js', '.mjs'].flatMap((end) => [`${path}${end}`, `${stem}${end}`]);
    const index = ['ts', 'js'].map((end) => `${path === '' ? '' : `${path}/`}index.${end}`);
    return [...ends, ...index].map((each) => this.byFile.get(each)).find((each) => each !== undefined);
  }

  behind(value: Value): ReadonlySet<Node> {
    const visited = new Set<Node>();
    const seen = new Map<object, Set<string>>();
    const open: (Step | Value)[] = [value];
    for (let next = open.pop(), steps = 0; next && steps < MOST_STEPS; next = open.pop(), steps++) {
      const subject: object = 'binding' in next ? next.binding : next.node;
      const way = 'binding' in next ? next.members.slice(0, 4).join('.') : '';
      const ways = seen.get(subject) ?? new Set();
      if (ways.has(way)) continue;
      seen.set(subject, ways.add(way));
      if ('binding' in next) open.push(...this.valuesOf(next, visited));
      else {
        const { made: nodes, steps: more, calls } = this.contentOf(next);
        for (const each of nodes) visited.add(each);
        open.push(...more, ...calls.flatMap((each) => this.valuesOfCall(each)));
      }
    }
    return visited;
  }

  /** The target of a name with its members. */
  private valuesOf({ binding, members }: Step, visited: Set<Node>): readonly (Step | Value)[] {
    const [first] = members;
    const typed = this.byType(binding, members);
    if (typed) return [typed];
    const values = binding.argument ? this.givenTo(binding.argument) : binding.values;
    return values.flatMap((value): readonly (Step | Value)[] => {
      if (value.member !== undefined && first !== undefined && value.member !== first) return [];
      const own = value.member === undefined ? members : members.slice(1);
      return this.memberOf(value, value.part === undefined ? own : [value.part, ...own], visited);
    });
  }

  /** The arguments that each `new` or call passes to a parameter. */
  private givenTo({ of, index }: NonNullable<ValueBinding['argument']>): readonly Value[] {
    const sites = of.is === 'class' ? this.instancesOf(of) : (this.callsOf().get(of) ?? []);
    return sites.flatMap(({ node, scope }) => {
      const argument = node.arguments[index];
      return argument ? [{ node: argument, scope }] : [];
    });
  }

  private callsOf(): ReadonlyMap<FunctionBinding, readonly Site[]> {
    if (this.calls) return this.calls;
    const calls = new Map<FunctionBinding, Site[]>();
    for (const site of [...this.byFile.values()].flatMap(({ sites }) => sites)) {
      const called = this.functionOf(site.node, site.scope);
      const known = called && calls.get(called);
      if (known) known.push(site);
      else if (called) calls.set(called, [site]);
    }
    this.calls = calls;
    return calls;
  }

  private functionOf(node: Node, scope: Scope): FunctionBinding | undefined {
    if (node.type !== 'CallExpression') return undefined;
    const { root, names } = chainOf(node.callee);
    if (root.type !== 'Identifier') return undefined;
    const { binding, rest } = this.reached(lookUp(scope, root.name), names);
    return binding?.is === 'function' && rest.length === 0 ? binding : undefined;
  }

  /** The return value of a function that creates resources; for one that runs later, everything it uses. */
  private valuesOfCall({ returns, body }: FunctionBinding): readonly Value[] {
    return this.contentOf(body).made.length > 0 ? returns : [body];
  }

  /** The member of a value, as far as it is known. */
  private memberOf(value: Value, members: readonly string[], visited: Set<Node>, depth = 0): readonly (Step | Value)[] {
    const [first, ...rest] = members;
    const node = awaited(value.node);
    if (!node) return [];
    if (first !== undefined && node.type === 'NewExpression') {
      const origin = this.madeBy(node.callee, value.scope);
      const field = origin && 'cls' in origin ? origin.cls.fields.get(first) : undefined;
      if (field) return [{ binding: field, members: rest }];
      if (this.isResource(node)) visited.add(node);
      return this.isResource(node) ? [] : [value];
    }
    if (first !== undefined && node.type === 'ObjectExpression') {
      const own = node.properties.find(
        (each) =>
          each.type === 'ObjectProperty' &&
          !each.computed &&
          ((each.key.type === 'Identifier' && each.key.name === first) ||
            (each.key.type === 'StringLiteral' && each.key.value === first)),
      );
      if (own?.type === 'ObjectProperty')
        return this.memberOf({ node: own.value, scope: value.scope }, rest, visited, depth + 1);
    }
    const called = first === undefined || depth > MOST_CALLS ? undefined : this.functionOf(node, value.scope);
    if (called && called.returns.length > 0)
      return called.returns.flatMap((each) => this.memberOf(each, members, visited, depth + 1));
    const { root, names } = chainOf(node);
    if (members.length > 0 && (root.type === 'Identifier' || root.type === 'ThisExpression'))
      return this.stepsOf(root, [...names, ...members].slice(0, 8), value.scope);
    return [{ node: value.node, scope: value.scope }];
  }

  /** A member of a parameter, by its declared type: a field of a class of the program. */
  private byType({ type, scope, values }: ValueBinding, members: readonly string[]): Step | undefined {
    if (!type || values.length > 0) return undefined;
    let at: Node = type;
    let where = scope;
    for (const [index, member] of members.entries()) {
      if (at.type !== 'TSTypeReference' || at.typeName.type !== 'Identifier') return undefined;
      const { binding } = this.reached(lookUp(where, at.typeName.name), []);
      if (binding?.is === 'class') {
        const field = binding.fields.get(member);
        return field && { binding: field, members: members.slice(index + 1) };
      }
      const next = binding?.is === 'shape' ? binding.members.get(member) : undefined;
      if (binding?.is !== 'shape' || !next) return undefined;
      where = binding.scope;
      at = next;
    }
    return undefined;
  }

  /** A name, or a field of `this`, with its members. */
  private stepsOf(root: Node, names: readonly string[], scope: Scope): readonly Step[] {
    if (root.type === 'ThisExpression') {
      const field = names[0] === undefined ? undefined : scope.self?.fields.get(names[0]);
      return field ? [{ binding: field, members: names.slice(1) }] : [];
    }
    if (root.type !== 'Identifier') return [];
    const { binding, rest } = this.reached(lookUp(scope, root.name), names);
    return binding?.is === 'value' ? [{ binding, members: rest }] : [];
  }

  private contentOf({ node, scope }: Value): Content {
    const known = this.contents.get(node);
    if (known) return known;
    const content = { made: [] as Node[], steps: [] as Step[], calls: [] as FunctionBinding[] };
    this.contents.set(node, content);
    const open: Value[] = [{ node, scope }];
    for (let next = open.pop(); next; next = open.pop()) open.push(...this.readIn(next, content).toReversed());
    return content;
  }

  /** One node of an expression: what it says, and what to read inside it. */
  private readIn(
    { node, scope }: Value,
    content: { readonly made: Node[]; readonly steps: Step[]; readonly calls: FunctionBinding[] },
  ): readonly Value[] {
    if (this.isResource(node)) {
      content.made.push(node);
      return [];
    }
    const here = this.opened.get(node) ?? scope;
    const into = (nodes: readonly Node[]): readonly Value[] => nodes.map((each) => ({ node: each, scope: here }));
    if (node.type === 'Identifier' || node.type === 'ThisExpression') {
      content.steps.push(...this.stepsOf(node, [], here));
      return [];
    }
    if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') {
      const { root, names } = chainOf(node);
      if (root.type !== 'Identifier' && root.type !== 'ThisExpression')
        return into(node.computed ? [node.object, node.property] : [node.object]);
      content.steps.push(...this.stepsOf(root, names.slice(0, 8), here));
      return into(computedIn(node));
    }
    const called = this.functionOf(node, here);
    if (called) content.calls.push(called);
    if (node.type === 'ObjectProperty') return into(node.computed ? [node.key, node.value] : [node.value]);
    if (node.type === 'ObjectMethod' || node.type === 'ClassMethod') return into([node.body]);
    if (node.type === 'VariableDeclarator') return into(node.init ? [node.init] : []);
    if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return into([node.body]);
    return into(childrenOf(node));
  }
}

function awaited(node: Node): Node | undefined {
  const value = plain(node);
  return value?.type === 'AwaitExpression' ? plain(value.argument) : value;
}

/** The expressions in the brackets of a chain: `x[y.id]`. */
function computedIn(node: Node): readonly Node[] {
  const nodes: Node[] = [];
  for (let at: Node = node; at.type === 'MemberExpression' || at.type === 'OptionalMemberExpression'; at = at.object)
    if (at.computed && at.property.type !== 'StringLiteral' && at.property.type !== 'NumericLiteral')
      nodes.push(at.property);
  return nodes;
}
