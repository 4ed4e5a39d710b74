// TypeScript as data: in, a file; out, the values of its top-level names. Only the syntax tree is read; a value that would have
// to be computed is unknown.
import type { Expression, ObjectExpression, Statement } from '@babel/types';
import { parseProgram, plain } from '../../reading/typescript.js';

export type ParsedModule =
  | { readonly names: ReadonlyMap<string, Expression>; readonly calls: readonly Expression[] }
  | { readonly reason: string; readonly at: number };

export function parseModule(path: string, text: string): ParsedModule {
  const parsed = parseProgram(path, text);
  return 'program' in parsed ? topNames(parsed.program.body) : parsed;
}

function topNames(body: readonly Statement[]): ParsedModule {
  const names = new Map<string, Expression>();
  const calls: Expression[] = [];
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      const value = init ? plain(init) : undefined;
      if (id.type !== 'Identifier' || !value) continue;
      names.set(id.name, value);
      calls.push(value);
    }
  }
  return { names, calls };
}

export interface Call {
  /** `pgTable`, `table`, `notNull`. */
  readonly name: string;
  /** The receiver of the call: `schema` of `schema.table(…)`. */
  readonly on?: Expression;
  readonly arguments: readonly Expression[];
  readonly node: Expression;
}

/** A chain of calls, first call first: `integer('a').notNull()`. */
export function chainOf(expression: Expression): readonly Call[] {
  const calls: Call[] = [];
  let at: Expression | undefined = expression;
  for (let step = 0; at && step < 200; step++) {
    if (at.type !== 'CallExpression') break;
    const callee: Expression | undefined = plain(at.callee);
    const passed = at.arguments.flatMap((each) =>
      each.type === 'SpreadElement' || each.type === 'ArgumentPlaceholder' ? [] : (plain(each) ?? []),
    );
    if (callee?.type === 'MemberExpression' && callee.property.type === 'Identifier') {
      const on = plain(callee.object);
      calls.unshift({ name: callee.property.name, arguments: passed, node: at, ...(on ? { on } : {}) });
      at = on;
    } else if (callee?.type === 'Identifier') {
      calls.unshift({ name: callee.name, arguments: passed, node: at });
      at = undefined;
    } else break;
  }
  return calls;
}

/** The object or list that a function returns directly, or the value itself. */
export function givenBy(expression: Expression | undefined): Expression | undefined {
  if (expression?.type !== 'ArrowFunctionExpression' && expression?.type !== 'FunctionExpression') return expression;
  if (expression.body.type !== 'BlockStatement') return plain(expression.body);
  const last = expression.body.body.findLast((each) => each.type === 'ReturnStatement');
  return last?.type === 'ReturnStatement' && last.argument ? plain(last.argument) : undefined;
}

export interface Property {
  readonly key: string;
  readonly value: Expression;
  readonly start: number;
}

/** Including properties spread from a known name. */
export function propertiesOf(
  expression: Expression | undefined,
  names: ReadonlyMap<string, Expression>,
  depth = 0,
): readonly Property[] {
  const object: Expression | undefined = expression?.type === 'Identifier' ? names.get(expression.name) : expression;
  if (object?.type !== 'ObjectExpression' || depth > 8) return [];
  return (object as ObjectExpression).properties.flatMap((each): readonly Property[] => {
    if (each.type === 'SpreadElement') return propertiesOf(givenBy(plain(each.argument)), names, depth + 1);
    if (each.type !== 'ObjectProperty') return [];
    const key =
      each.key.type === 'Identifier' ? each.key.name : each.key.type === 'StringLiteral' ? each.key.value : undefined;
    const value = plain(each.value);
    return key === undefined || !value ? [] : [{ key, value, start: each.start ?? 0 }];
  });
}

export function itemsOf(expression: Expression | undefined): readonly Expression[] {
  if (expression?.type !== 'ArrayExpression') return [];
  return expression.elements.flatMap((each) => (each && each.type !== 'SpreadElement' ? (plain(each) ?? []) : []));
}

/** `users.id` as its two names. */
export function memberOf(
  expression: Expression | undefined,
): { readonly of: string; readonly name: string } | undefined {
  if (expression?.type !== 'MemberExpression' || expression.object.type !== 'Identifier') return undefined;
  const { property } = expression;
  const name =
    property.type === 'Identifier' ? property.name : property.type === 'StringLiteral' ? property.value : undefined;
  return name === undefined ? undefined : { of: expression.object.name, name };
}
