// A second fact from a resource's arguments: in, the arguments as a tree; out, its size, runtime, engine or addresses.
import { type Tree, textAt } from '../../reading/tree.js';

export const FACT_KEYS: readonly string[] = [
  'instanceType',
  'instanceClass',
  'runtime',
  'engine',
  'cidrBlock',
  'vmSize',
  'machineType',
];

export function factOf(tree: Tree | undefined): { readonly fact?: string } {
  const fact = FACT_KEYS.map((key) => textAt(tree, key)).find((each) => each !== undefined && each !== '');
  return fact === undefined || fact.includes('${') || fact.length > 40 ? {} : { fact };
}
