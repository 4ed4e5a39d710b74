// A pattern: data to fill a source from. Each has its own file in patterns/, and a line in registry.ts.

export const FLAVOURS = ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'] as const;
export type Flavour = (typeof FLAVOURS)[number];

export const TOPICS = [
  'cloud',
  'network',
  'integration',
  'data',
  'machine-learning',
  'software',
  'security',
  'delivery',
  'operations',
  'product',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface TextParameter {
  readonly type: 'text';
  readonly default: string;
  readonly meaning: string;
}

export interface NumberParameter {
  readonly type: 'number';
  readonly default: number;
  readonly least: number;
  readonly most: number;
  readonly meaning: string;
}

export interface SwitchParameter {
  readonly type: 'switch';
  readonly default: boolean;
  readonly meaning: string;
}

export type Parameter = TextParameter | NumberParameter | SwitchParameter;
export type Parameters = Readonly<Record<string, Parameter>>;

/** A product that fills a slot: its name and its icon, as `Amazon RDS = aws:rds`. */
export type Product = `${string} = ${string}:${string}`;

export interface Pattern {
  readonly id: string;
  readonly title: string;
  readonly topic: Topic;
  /** What the picture shows, in one sentence. */
  readonly description: string;
  /** Words and phrases that people search with, in addition to those of the title and description. */
  readonly tags: readonly string[];
  /** Further search words, which are never shown. */
  readonly asked?: string;
  readonly use: string;
  readonly avoid: string;
  /** In addition to the plain pattern, which names no products. */
  readonly flavours: readonly Flavour[];
  /** Its own slots, and slots that it fills differently from products.data.ts. */
  readonly products?: { readonly [F in Flavour]?: Readonly<Record<string, Product>> };
  /** In addition to `title`, which every pattern has. */
  readonly parameters: Parameters;
  /** The template; its syntax is in template.ts. */
  readonly source: string;
}
