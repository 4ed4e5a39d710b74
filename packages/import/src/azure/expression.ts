// Expressions of Azure's two languages in one form: the parts of a text that Resource Manager evaluates, or of a Bicep value.

export interface Call {
  readonly is: 'call';
  /** In lower case, without its namespace. */
  readonly name: string;
  readonly values: readonly Expression[];
  /** What is read from it: properties by name, items by expression. */
  readonly taken: readonly Expression[];
}

export interface Text {
  readonly is: 'text';
  readonly text: string;
}

export type Expression = Call | Text;

/** Every call in an expression, the outer before the inner. */
export function callsIn(expression: Expression): readonly Call[] {
  const calls: Call[] = [];
  const open: Expression[] = [expression];
  for (let each = open.pop(); each; each = open.pop()) {
    if (each.is !== 'call') continue;
    calls.push(each);
    for (const part of each.taken) open.push(part);
    for (const part of each.values) open.push(part);
  }
  return calls;
}
