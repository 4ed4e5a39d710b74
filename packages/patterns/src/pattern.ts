// What a pattern is: data that a source is filled from. Each has a file of its own in patterns/, and a line in registry.ts.

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
  /** One sentence: what the picture shows. */
  readonly description: string;
  /** Words and phrases that people look for it with, beside those of the title and description. */
  readonly tags: readonly string[];
  /** Further words that they ask with, which nobody is shown. */
  readonly asked?: string;
  readonly use: string;
  readonly avoid: string;
  /** Beside the plain one, which names no product. */
  readonly flavours: readonly Flavour[];
  /** Slots of its own, or filled otherwise than products.data.ts does. */
  readonly products?: { readonly [F in Flavour]?: Readonly<Record<string, Product>> };
  /** Beside `title`, which every pattern has. */
  readonly parameters: Parameters;
  /** The template (template.ts says what may stand in it). */
  readonly source: string;
}
