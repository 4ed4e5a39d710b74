// A single walk over a file of a program: in, its syntax; out, its scopes with the meaning of their names, and every `new` and
// call with its context. Nothing is resolved here, because names can be declared later and in other files.
import type { Class, Function as Func, Node, Program, Statement, VariableDeclaration } from '@babel/types';
import { plain, textOf } from '../../../reading/typescript.js';
import {
  type Around,
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

interface Here extends Around {
  readonly scope: Scope;
  /** The scope that `var` declares in. */
  readonly body: Scope;
  readonly returns?: Value[];
  readonly variable?: string;
}

export function modelOf(file: string, text: string, program: Program): FileModel {
  const walk = new Walk(file, text);
  const top: Scope = { names: new Map(), file };
  walk.opened.set(program, top);
  walk.all(program.body, { scope: top, body: top });
  walk.settle();
  const { sites, exports, passedOn, opened } = walk;
  return { file, text, top, sites, exports, passedOn, opened };
}

/** A file's exports are collected over its whole walk. */
class Walk {
  readonly sites: Site[] = [];
  readonly opened = new Map<Node, Scope>();
  readonly exports = new Map<string, Binding>();
  readonly passedOn: string[] = [];
  /** Assignments can precede the declaration of a name. */
  private readonly later: (() => void)[] = [];

  private readonly file: string;
  private readonly text: string;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  settle(): void {
    for (const each of this.later) each();
  }

  all(nodes: readonly Node[], here: Here): void {
    for (const each of nodes) this.visit(each, here);
  }

  private visit(node: Node, here: Here): void {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
      case 'ExportDefaultDeclaration':
      case 'TSImportEqualsDeclaration':
        this.moved(node, here);
        return;
      case 'VariableDeclaration':
        this.declared(node, here);
        return;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
      case 'ObjectMethod':
      case 'ClassMethod':
      case 'ClassPrivateMethod':
        this.called(node, here);
        return;
      case 'ClassDeclaration':
      case 'ClassExpression':
        this.classed(node, here);
        return;
      case 'TSInterfaceDeclaration':
        here.scope.names.set(node.id.name, shapeOf(node.body.body, here.scope));
        return;
      case 'TSTypeAliasDeclaration':
        if (node.typeAnnotation.type === 'TSTypeLiteral')
          here.scope.names.set(node.id.name, shapeOf(node.typeAnnotation.members, here.scope));
        return;
      case 'ReturnStatement':
        if (node.argument) here.returns?.push({ node: node.argument, scope: here.scope });
        this.within(node, here);
        return;
      case 'NewExpression':
      case 'CallExpression':
        this.made(node, here);
        return;
      case 'AwaitExpression':
        this.visit(node.argument, here);
        return;
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        this.visit(node.expression, here);
        return;
      case 'AssignmentExpression':
        this.assigned(node.left, node.right, here);
        return;
      default:
        this.flow(node, here);
        return;
    }
  }

  /** Blocks, loops and conditions. */
  private flow(node: Node, here: Here): void {
    switch (node.type) {
      case 'BlockStatement':
      case 'StaticBlock':
      case 'SwitchStatement':
        this.within(node, this.inside(node, here));
        return;
      case 'ForOfStatement':
      case 'ForInStatement':
      case 'ForStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
        this.looped(node, here);
        return;
      case 'IfStatement':
      case 'ConditionalExpression': {
        this.visit(node.test, here);
        const condition = this.written(node.test);
        this.visit(node.consequent, { ...here, condition });
        if (node.alternate) this.visit(node.alternate, { ...here, condition: `not ${condition}` });
        return;
      }
      default:
        this.within(node, here);
        return;
    }
  }

  private within(node: Node, { variable: _, ...here }: Here): void {
    this.all(childrenOf(node), here);
  }

  private inside(node: Node, here: Here): Here {
    const scope: Scope = {
      outer: here.scope,
      names: new Map(),
      file: this.file,
      ...(here.scope.self ? { self: here.scope.self } : {}),
    };
    this.opened.set(node, scope);
    return { ...here, scope };
  }

  private written({ start, end }: Node): string {
    return this.text.slice(start ?? 0, end ?? 0);
  }

  private moved(node: Statement, here: Here): void {
    const { names } = here.scope;
    if (node.type === 'ImportDeclaration') {
      for (const each of node.specifiers) {
        const name = each.type === 'ImportSpecifier' ? nameOf(each.imported) : undefined;
        const isDefault = each.type === 'ImportDefaultSpecifier';
        names.set(each.local.name, imported(node.source.value, this.file, isDefault ? 'default' : name));
      }
    } else if (node.type === 'TSImportEqualsDeclaration') {
      const from = node.moduleReference.type === 'TSExternalModuleReference' ? node.moduleReference.expression : null;
      if (from?.type === 'StringLiteral') names.set(node.id.name, imported(from.value, this.file, undefined));
    } else if (node.type === 'ExportAllDeclaration') this.passedOn.push(node.source.value);
    else if (node.type === 'ExportNamedDeclaration') {
      if (node.declaration) this.visit(node.declaration, here);
      for (const each of node.specifiers) {
        const exportedName = nameOf(each.exported);
        if (each.type === 'ExportNamespaceSpecifier' && node.source)
          this.exports.set(exportedName, imported(node.source.value, this.file, undefined));
        if (each.type !== 'ExportSpecifier') continue;
        const value: Value = { node: each.local, scope: here.scope };
        this.exports.set(
          exportedName,
          node.source
            ? imported(node.source.value, this.file, each.local.name)
            : { is: 'value', values: [value], scope: here.scope },
        );
      }
    } else if (node.type === 'ExportDefaultDeclaration') {
      const { declaration } = node;
      this.visit(declaration, here);
      const own =
        'id' in declaration && declaration.id?.type === 'Identifier' ? names.get(declaration.id.name) : undefined;
      this.exports.set(
        'default',
        own ?? { is: 'value', values: [{ node: declaration, scope: here.scope }], scope: here.scope },
      );
    }
  }

  private declared(node: VariableDeclaration, here: Here): void {
    const scope = node.kind === 'var' ? here.body : here.scope;
    for (const { id, init } of node.declarations) {
      const required = init ? requiredBy(init) : undefined;
      if (required !== undefined) {
        this.required(id, required, scope);
        continue;
      }
      this.bind(id, init ? { node: init, scope: here.scope } : undefined, scope);
      if (init) this.visit(init, id.type === 'Identifier' ? { ...here, variable: id.name } : here);
    }
  }

  /** `const aws = require('…')`, or names destructured from it. */
  private required(id: Node, from: string, scope: Scope): void {
    if (id.type === 'Identifier') scope.names.set(id.name, imported(from, this.file, undefined));
    else if (id.type === 'ObjectPattern')
      for (const each of id.properties)
        if (each.type === 'ObjectProperty' && each.key.type === 'Identifier' && each.value.type === 'Identifier')
          scope.names.set(each.value.name, imported(from, this.file, each.key.name));
  }

  /** Names of a pattern, each with its part of the value. */
  private bind(pattern: Node, value: Value | undefined, scope: Scope): void {
    if (pattern.type === 'Identifier') {
      const type =
        pattern.typeAnnotation?.type === 'TSTypeAnnotation' ? pattern.typeAnnotation.typeAnnotation : undefined;
      scope.names.set(pattern.name, { is: 'value', values: value ? [value] : [], scope, ...(type ? { type } : {}) });
    } else if (pattern.type === 'AssignmentPattern') this.bind(pattern.left, value, scope);
    else if (pattern.type === 'RestElement') this.bind(pattern.argument, value, scope);
    else if (pattern.type === 'TSParameterProperty') this.bind(pattern.parameter, value, scope);
    else if (pattern.type === 'ArrayPattern') {
      const list = value && listIn(value.node);
      for (const [index, each] of pattern.elements.entries()) {
        const own = list?.[index];
        if (each) this.bind(each, own && value ? { node: own, scope: value.scope } : value, scope);
      }
    } else if (pattern.type === 'ObjectPattern')
      for (const each of pattern.properties) {
        if (each.type === 'RestElement') this.bind(each, value, scope);
        else {
          const part = each.key.type === 'Identifier' && !each.computed ? each.key.name : undefined;
          this.bind(each.value, value && part !== undefined ? { ...value, part } : value, scope);
        }
      }
  }

  /** `each` is the argument of a callback's first parameter. */
  private called(node: Func, here: Here, each?: Value): void {
    const inner = this.inside(node, here);
    const returns: Value[] = [];
    const named = node.type === 'FunctionDeclaration';
    const own: FunctionBinding | undefined = named
      ? { is: 'function', returns, body: { node: node.body, scope: inner.scope } }
      : undefined;
    if (named && node.id && own) here.scope.names.set(node.id.name, own);
    const owner = node.type === 'ClassMethod' && node.kind === 'constructor' ? inner.scope.self : own;
    for (const [index, param] of node.params.entries()) {
      this.bind(param, index === 0 ? each : undefined, inner.scope);
      if (owner) this.given(param, { of: owner, index }, inner.scope);
      if (param.type === 'TSParameterProperty') this.kept(param.parameter, inner.scope);
      if (param.type === 'AssignmentPattern') this.visit(param.right, inner);
    }
    const { loop: _, condition: __, variable: ___, ...plainly } = inner;
    const around = named || node.type === 'ClassMethod' ? plainly : inner;
    if (node.body.type === 'BlockStatement') this.all(node.body.body, { ...around, body: inner.scope, returns });
    else {
      returns.push({ node: node.body, scope: inner.scope });
      this.visit(node.body, { ...around, body: inner.scope, returns });
    }
  }

  /** A parameter has the value that each `new` or call passes. */
  private given(param: Node, argument: NonNullable<ValueBinding['argument']>, scope: Scope): void {
    const inner = param.type === 'TSParameterProperty' ? param.parameter : param;
    const id = inner.type === 'AssignmentPattern' ? inner.left : inner;
    const known = id.type === 'Identifier' ? scope.names.get(id.name) : undefined;
    if (id.type === 'Identifier' && known?.is === 'value') scope.names.set(id.name, { ...known, argument });
  }

  /** A constructor parameter that is also a field. */
  private kept(parameter: Node, scope: Scope): void {
    const name = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
    if (name.type === 'Identifier') this.field(scope.self, name.name, { node: name, scope });
  }

  private field(self: ClassBinding | undefined, name: string, value: Value): void {
    if (!self) return;
    const known = self.fields.get(name);
    if (known) known.values.push(value);
    else self.fields.set(name, { is: 'value', values: [value], scope: value.scope });
  }

  private classed(node: Class, here: Here): void {
    const name = node.id?.name ?? here.variable ?? 'class';
    const self: ClassBinding = { is: 'class', name, node, scope: here.scope, fields: new Map() };
    if (node.id) here.scope.names.set(node.id.name, self);
    const scope: Scope = { outer: here.scope, names: new Map(), file: this.file, self };
    this.opened.set(node, scope);
    const inner: Here = { scope, body: scope, cls: self };
    for (const each of node.body.body) {
      if (each.type === 'ClassProperty' && each.value && each.key.type === 'Identifier') {
        this.field(self, each.key.name, { node: each.value, scope });
        this.visit(each.value, { ...inner, variable: each.key.name });
      } else this.visit(each, inner);
    }
  }

  private looped(node: Node, here: Here): void {
    const inner = this.inside(node, here);
    if (node.type === 'ForOfStatement' || node.type === 'ForInStatement') {
      const value = node.type === 'ForOfStatement' ? { node: node.right, scope: here.scope } : undefined;
      if (node.left.type === 'VariableDeclaration')
        for (const { id } of node.left.declarations) this.bind(id, value, inner.scope);
      this.visit(node.right, here);
      this.visit(node.body, { ...inner, loop: `each of ${this.written(node.right)}` });
    } else {
      const most = node.type === 'ForStatement' && node.test ? mostOf(node.test) : undefined;
      this.within(node, { ...inner, loop: most ? this.written(most) : 'several' });
    }
  }

  private assigned(left: Node, right: Node, here: Here): void {
    const { root, names } = chainOf(left);
    const [first] = names;
    if (root.type === 'ThisExpression' && first !== undefined)
      this.field(here.scope.self, first, { node: right, scope: here.scope });
    else if (root.type === 'Identifier') this.gives(root.name, right, here.scope, first);
    const variable = root.type === 'Identifier' && names.length === 0 ? root.name : first;
    this.all(childrenOf(left), here);
    this.visit(right, variable === undefined ? here : { ...here, variable });
  }

  /** Adds a value to a name. */
  private gives(name: string, node: Node, scope: Scope, member?: string): void {
    if (name === 'module' || name === 'exports') {
      const exportedName = name === 'exports' ? member : 'default';
      if (exportedName !== undefined) this.exports.set(exportedName, { is: 'value', values: [{ node, scope }], scope });
      return;
    }
    this.later.push(() => {
      const binding = lookUp(scope, name);
      if (binding?.is === 'value') binding.values.push({ node, scope, ...(member === undefined ? {} : { member }) });
    });
  }

  /** Adds to a list, be it a name, a field or a property. */
  private added(root: Node, [first]: readonly string[], node: Node, scope: Scope): void {
    if (root.type === 'Identifier') this.gives(root.name, node, scope, first);
    else if (root.type === 'ThisExpression' && first !== undefined) this.field(scope.self, first, { node, scope });
  }

  private made(node: Extract<Node, { type: 'NewExpression' | 'CallExpression' }>, here: Here): void {
    const { scope, cls, loop, condition, variable } = here;
    this.sites.push({
      node,
      scope,
      ...(cls ? { cls } : {}),
      ...(loop === undefined ? {} : { loop }),
      ...(condition === undefined ? {} : { condition }),
      ...(variable === undefined ? {} : { variable }),
    });
    const { variable: _, ...inner } = here;
    const { root, names } = chainOf(node.callee);
    const method = names.at(-1) ?? '';
    const callee = plain(node.callee);
    const on = callee?.type === 'MemberExpression' ? callee.object : undefined;
    this.visit(node.callee, inner);
    for (const each of node.arguments) {
      if (GIVES.has(method) && on) this.added(root, names.slice(0, -1), each, scope);
      const callback = each.type === 'ArrowFunctionExpression' || each.type === 'FunctionExpression';
      if (!callback || !on || !(LOOPS.has(method) || PASSES.has(method))) this.visit(each, inner);
      else {
        const around = LOOPS.has(method) ? { ...inner, loop: `each of ${this.written(on)}` } : inner;
        this.called(each, around, { node: on, scope });
      }
    }
  }
}

const GIVES = new Set(['push', 'unshift', 'add', 'set']);
const LOOPS = new Set(['map', 'forEach', 'flatMap']);
const PASSES = new Set(['apply', 'then', 'filter', 'find']);

function nameOf(node: { readonly type: string; readonly name?: string; readonly value?: string }): string {
  return node.name ?? node.value ?? '';
}

/** A Pulumi package, a file of the program, or another package. */
function imported(from: string, file: string, name: string | undefined): Binding {
  if (from.startsWith('.')) return { is: 'file', from, file, ...(name === undefined ? {} : { name }) };
  if (!from.startsWith('@pulumi/')) return { is: 'package' };
  const way = from.slice('@pulumi/'.length).split('/').filter(Boolean);
  return { is: 'package', way: name === undefined || name === 'default' ? way : [...way, name] };
}

function requiredBy(init: Node): string | undefined {
  const call = plain(init);
  if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.callee.name !== 'require')
    return undefined;
  const [argument] = call.arguments;
  return argument && textOf(plain(argument));
}

/** The destructured list: for `pulumi.all([a, b])`, its items. */
function listIn(node: Node): readonly (Node | null)[] | undefined {
  const value = plain(node);
  if (value?.type === 'ArrayExpression') return value.elements;
  if (value?.type !== 'CallExpression' || chainOf(value.callee).names.at(-1) !== 'all') return undefined;
  const [argument] = value.arguments;
  return argument?.type === 'ArrayExpression' ? argument.elements : undefined;
}

/** `i < 3` runs three times. */
function mostOf(test: Node): Node | undefined {
  return test.type === 'BinaryExpression' && test.operator === '<' ? test.right : undefined;
}

function shapeOf(members: readonly Node[], scope: Scope): Binding {
  const named = members.flatMap((each): readonly (readonly [string, Node])[] =>
    each.type === 'TSPropertySignature' && each.key.type === 'Identifier' && each.typeAnnotation
      ? [[each.key.name, each.typeAnnotation.typeAnnotation]]
      : [],
  );
  return { is: 'shape', members: new Map(named), scope };
}
