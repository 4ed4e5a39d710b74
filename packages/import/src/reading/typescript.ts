// The syntax of TypeScript and JavaScript: in, a file; out, its program, or why and where it cannot be read. Nothing is
// executed.
import { parse } from '@babel/parser';
import type { Expression, Node, Program } from '@babel/types';

export type ParsedProgram = { readonly program: Program } | { readonly reason: string; readonly at: number };

export function parseProgram(path: string, text: string): ParsedProgram {
  try {
    const { program } = parse(text, {
      sourceType: 'unambiguous',
      errorRecovery: false,
      allowReturnOutsideFunction: true,
      plugins: [
        /\.[cm]?tsx?$/.test(path) || !/\.jsx?$/.test(path) ? 'typescript' : 'flow',
        ...(/x$/.test(path) ? (['jsx'] as const) : []),
        'decorators',
      ],
    });
    return { program };
  } catch (error) {
    if (error instanceof RangeError) return { reason: 'it is nested too deeply', at: deepestIn(text) };
    const { message, pos } = error as { readonly message?: string; readonly pos?: number };
    const reason = (message ?? 'it is not TypeScript').replace(/ \(\d+:\d+\)$/, '').replace(/\.$/, '');
    return { reason, at: pos ?? 0 };
  }
}

/** The first of the deepest brackets, for a file whose nesting overflows the parser's stack. */
function deepestIn(text: string): number {
  let [depth, deepest, deepestAt] = [0, 0, 0];
  for (const { 0: bracket, index } of text.matchAll(/[([{<>}\])]/g)) {
    depth += '([{<'.includes(bracket) ? 1 : -1;
    if (depth > deepest) [deepest, deepestAt] = [depth, index];
  }
  return deepestAt;
}

/** Without `as`, `satisfies`, `!` and brackets. */
export function plain(node: Node): Expression | undefined {
  let at: Node = node;
  for (let step = 0; step < 20; step++) {
    if (
      at.type === 'TSAsExpression' ||
      at.type === 'TSSatisfiesExpression' ||
      at.type === 'TSNonNullExpression' ||
      at.type === 'TSTypeAssertion' ||
      at.type === 'ParenthesizedExpression' ||
      at.type === 'TSInstantiationExpression'
    )
      at = at.expression;
    else return at as Expression;
  }
  return undefined;
}

export function textOf(expression: Expression | undefined): string | undefined {
  if (expression?.type === 'StringLiteral') return expression.value;
  if (expression?.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}
