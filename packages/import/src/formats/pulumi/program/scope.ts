// The meaning of a program's names: scopes with bindings, as walk.ts finds them in a file and follow.ts queries them.
import type { CallExpression, Class, NewExpression, Node } from '@babel/types';

export interface Scope {
  readonly outer?: Scope;
  readonly names: Map<string, Binding>;
  readonly file: string;
  /** The class of `this`. */
  readonly self?: ClassBinding;
}

/** An expression in its scope. */
export interface Value {
  readonly node: Node;
  readonly scope: Scope;
  /** Assigned to this property of the bound value: `x.y = value`. */
  readonly member?: string;
  /** The bound property of the value: `const { y } = value`. */
  readonly part?: string;
}

export interface ValueBinding {
  readonly is: 'value';
  readonly values: Value[];
  /** The declared type of a parameter. */
  readonly type?: Node;
  readonly scope: Scope;
  /** A parameter of a constructor or a function: its index and owner. */
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
  /** For `@pulumi/aws/s3` the path is `aws.s3`; other packages have none. */
  | { readonly is: 'package'; readonly way?: readonly string[] }
  /** A name of another file, or all of the file. */
  | { readonly is: 'file'; readonly from: string; readonly file: string; readonly name?: string }
  | FunctionBinding
  /** An interface or an object type: its members with their types. */
  | { readonly is: 'shape'; readonly members: ReadonlyMap<string, Node>; readonly scope: Scope };

/** The position of a node in the flow of a program. */
export interface Around {
  readonly cls?: ClassBinding;
  readonly loop?: string;
  readonly condition?: string;
}

/** A `new`, or a call that can be a lookup. */
export interface Site extends Around {
  readonly node: NewExpression | CallExpression;
  readonly scope: Scope;
  /** The variable or field that it is directly assigned to. */
  readonly variable?: string;
}

export interface FileModel {
  readonly file: string;
  readonly text: string;
  readonly top: Scope;
  /** Names exported under another name, and names re-exported. */
  readonly exports: ReadonlyMap<string, Binding>;
  readonly passedOn: readonly string[];
  readonly sites: readonly Site[];
  /** The scopes that nodes open. */
  readonly opened: ReadonlyMap<Node, Scope>;
}

export function lookUp(scope: Scope, name: string): Binding | undefined {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const binding = at.names.get(name);
    if (binding) return binding;
  }
  return undefined;
}

/** A chain of members by its root and the known names: `aws.s3.Bucket`, `this.cluster`, `list[0].id` up to `list`. */
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

/** The child nodes of a node, without types and comments. */
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

/** Where nodes are nested deeper than in any handwritten program. */
export function tooDeep(root: Node): number | undefined {
  let level: readonly Node[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return level[0]?.start ?? 0;
    level = level.flatMap(childrenOf);
  }
  return undefined;
}

const DEEPEST = 400;
