// What a resource in a Bicep file shows besides its name: its kind, size, count and condition.
import type { Expression } from '../../azure/expression.js';
import { conditionIn, kindOf, timesOf } from '../../azure/looks.js';
import type { CloudResource } from '../../cloud/contract.js';
import type { BicepFile, Declared } from './declarations.js';
import { expressionOf } from './expressions.js';
import type { Range } from './locals.js';
import { valueAt } from './objects.js';

type Looks = Pick<CloudResource, 'type' | 'file' | 'existing' | 'count' | 'condition' | 'fact'>;

export function looksOf(file: BicepFile, declared: Declared): Looks {
  const { type, existing, loop } = declared;
  const condition = declared.condition && conditionIn(expressionOf(file, declared.condition));
  const fact =
    textAt(file, declared, 'sku', 'name') ?? textAt(file, declared, 'properties', 'hardwareProfile', 'vmSize');
  return {
    type: kindOf(type, textAt(file, declared, 'kind')),
    file: file.path,
    ...(existing ? { existing: true as const } : {}),
    ...(loop ? { count: timesOf(timesIn(file, loop)) } : {}),
    ...(condition === undefined ? {} : { condition }),
    ...(fact === undefined ? {} : { fact }),
  };
}

/** A literal text. */
function textAt(
  file: BicepFile,
  { properties }: Declared,
  first: string,
  ...others: readonly string[]
): string | undefined {
  const range = valueAt(file, properties.get(first), ...others);
  const value = range && expressionOf(file, range);
  return range && value?.is === 'text' && file.tokens[range[0]]?.is === 'text' ? value.text : undefined;
}

/** The number of items that a loop iterates over. */
function timesIn(file: BicepFile, [start, end]: Range): Expression {
  let at = start;
  while (at < end && file.tokens[at]?.text !== 'in') at++;
  return { is: 'call', name: 'length', values: [expressionOf(file, [at + 1, end])], taken: [] };
}
