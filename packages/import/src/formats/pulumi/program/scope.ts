// What the names of a program stand for: scopes with bindings, as walk.ts finds them in a file and follow.ts asks them.
import type { CallExpression, Class, NewExpression, Node } from '@babel/types';

export interface Scope {
  readonly outer?: Scope;
  readonly names: Map<string, Binding>;
  readonly file: string;
  /** The class that `this` is of. */
  readonly self?: ClassBinding;
}

/** An expression where it stands. */
export interface Value {
  readonly node: Node;
  readonly scope: Scope;
  /** Set as this property of what is bound: `x.y = value`. */
  readonly member?: string;
  /** Of the value, this property is bound: `const { y } = value`. */
  readonly part?: string;
}

export interface ValueBinding {
  readonly is: 'value';
  readonly values: Value[];
  /** What a parameter is declared to be. */
  readonly type?: Node;
  readonly scope: Scope;
  /** A parameter of a constructor or a function: which one, and of what. */
  readonly argument?: { readonly of: ClassBinding | FunctionBinding; readonly index: number };
}

export interface ClassBinding {
  readonly is: 'class';
  readonly name: string;
  readonly node: Class;
  readonly scope: Scope;
  readonly fields: Map<string, ValueBinding>;
}

export interface FunctionBinding {
  readonly is: 'function';
  readonly returns: Value[];
  readonly body: Value;
}

export type Binding =
  | ValueBinding
  | ClassBinding
  /** Of `@pulumi/aws/s3` the way is `aws.s3`; of other packages there is none. */
  | { readonly is: 'package'; readonly way?: readonly string[] }
  /** A name of another file, or all of it. */
  | { readonly is: 'file'; readonly from: string; readonly file: string; readonly name?: string }
  | FunctionBinding
  /** An interface or type of an object: its members with their types. */
  | { readonly is: 'shape'; readonly members: ReadonlyMap<string, Node>; readonly scope: Scope };

/** Where something stands in the flow of a program. */
export interface Around {
  readonly cls?: ClassBinding;
  readonly loop?: string;
  readonly condition?: string;
}

/** A `new`, or a call that may look something up. */
export interface Site extends Around {
  readonly node: NewExpression | CallExpression;
  readonly scope: Scope;
  /** The variable or field that it is given to as it is. */
  readonly variable?: string;
}

export interface FileModel {
  readonly file: string;
  readonly text: string;
  readonly top: Scope;
  /** Names it gives under another name, and those it passes on. */
  readonly exports: ReadonlyMap<string, Binding>;
  readonly passedOn: readonly string[];
  readonly sites: readonly Site[];
  /** The scopes that nodes open. */
  readonly opened: ReadonlyMap<Node, Scope>;
}

export function lookUp(scope: Scope, name: string): Binding | undefined {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const found = at.names.get(name);
    if (found) return found;
  }
  return undefined;
}

/** A chain of members by its root and the names that are known: `aws.s3.Bucket`, `this.cluster`, `list[0].id` up to `list`. */
export function chainOf(node: Node): { readonly root: Node; readonly names: readonly string[] } {
  let names: string[] = [];
  let at: Node = node;
  for (;;) {
    if (at.type === 'MemberExpression' || at.type === 'OptionalMemberExpression') {
      const { property } = at;
      const name =
        !at.computed && property.type === 'Identifier'
          ? property.name
          : property.type === 'StringLiteral'
            ? property.value
            : undefined;
      if (name === undefined) names = [];
      else names.push(name);
      at = at.object;
    } else if (
      at.type === 'TSNonNullExpression' ||
      at.type === 'ParenthesizedExpression' ||
      at.type === 'TSAsExpression'
    )
      at = at.expression;
    else return { root: at, names: names.toReversed() };
  }
}

/** The nodes in a node, without types and comments. */
export function childrenOf(node: Node): readonly Node[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => (SILENT.has(key) ? [] : nodesIn(value)));
}

function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.filter(isNode);
  return isNode(value) ? [value] : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const SILENT = new Set([
  'loc',
  'extra',
  'errors',
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'superTypeParameters',
  'implements',
  'leadingComments',
  'innerComments',
  'trailingComments',
]);

/** Where nodes stand deeper in one another than in any program that is written by hand. */
export function tooDeep(root: Node): number | undefined {
  let level: readonly Node[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return level[0]?.start ?? 0;
    level = level.flatMap(childrenOf);
  }
  return undefined;
}

const DEEPEST = 400;
