// Expressions of Azure's two languages as one: what a text that Resource Manager works out, or a value in Bicep, is made of.

export interface Call {
  readonly is: 'call';
  /** In lower case, without its namespace. */
  readonly name: string;
  readonly values: readonly Expression[];
  /** What is taken of it: properties by name, items by expression. */
  readonly taken: readonly Expression[];
}

export interface Text {
  readonly is: 'text';
  readonly text: string;
}

export type Expression = Call | Text;

/** Every call in an expression, the outer before the inner. */
export function callsIn(expression: Expression): readonly Call[] {
  const found: Call[] = [];
  const open: Expression[] = [expression];
  for (let each = open.pop(); each; each = open.pop()) {
    if (each.is !== 'call') continue;
    found.push(each);
    open.push(...each.taken, ...each.values);
  }
  return found;
}
