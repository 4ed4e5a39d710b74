// A provider's product: how a resource of its types is drawn. Written as lines of data (aws.data.ts and its neighbours): `drawn
// icon : types`. `drawn` is a node type or one of the words below. A type is written as its words joined, without the provider
// and in lower case (`aws_lambda_function`, `AWS::Lambda::Function` and `aws.lambda.Function` are all `lambdafunction`). A type
// that ends in an asterisk matches every type with that prefix, unless a longer row matches.

/**
 * Frames hold what refers to them by a property; folded ones are part of what they serve; links join two resources; routes are folded
 * and join nothing; attachments put a gateway into a network.
 */
export const WAYS = [
  'network',
  'subnet',
  'region',
  'account',
  'cluster',
  'environment',
  'fold',
  'link',
  'route',
  'attach',
] as const;
export type Way = (typeof WAYS)[number];

export type NodeType =
  | 'step'
  | 'database'
  | 'cache'
  | 'queue'
  | 'storage'
  | 'client'
  | 'gateway'
  | 'service'
  | 'function'
  | 'external'
  | 'identity'
  | 'secret';

export interface Product {
  readonly drawn: Way | NodeType;
  /** Missing if the provider has none for it. */
  readonly icon?: string;
}

const FOLDED: ReadonlySet<string> = new Set(['fold', 'link', 'route', 'attach']);

export function isFolded({ drawn: shape }: Product): boolean {
  return FOLDED.has(shape);
}

export interface Provider {
  readonly name: string;
  readonly exact: ReadonlyMap<string, Product>;
  /** By prefix, longest first. */
  readonly begins: readonly (readonly [string, Product])[];
  /** As written. */
  readonly rows: readonly Row[];
}

export interface Row {
  readonly product: Product;
  readonly types: readonly string[];
}

export function provider(name: string, lines: string): Provider {
  const rows = lines.split('\n').flatMap((line): readonly Row[] => {
    const [head = '', types = ''] = line.split(' : ');
    const [shape = '', icon = '-'] = head.trim().split(' ');
    if (types === '') return [];
    const product: Product = { drawn: shape as Product['drawn'], ...(icon === '-' ? {} : { icon }) };
    return [{ product, types: types.trim().split(/\s+/) }];
  });
  const all = rows.flatMap(({ product, types }) => types.map((type): readonly [string, Product] => [type, product]));
  const begins = all
    .filter(([type]) => type.endsWith('*'))
    .map(([type, product]): readonly [string, Product] => [type.slice(0, -1), product])
    .toSorted(([a], [b]) => b.length - a.length);
  return { name, exact: new Map(all.filter(([type]) => !type.endsWith('*'))), begins, rows };
}
