// What a diagnostic code is. Each room declares its codes in one typed table next to an interface of their arguments.
// The merged tables are the catalogue for `explain`, the vocabulary and the written reference.

export type Severity = 'error' | 'warning';

export interface Code<Args> {
  readonly severity: Severity;
  /** Part of an imported input is missing from the produced source. */
  readonly lost?: true;
  /** A style suggestion, which a strict check accepts. */
  readonly style?: true;
  /** What the code stands for, in one sentence. */
  readonly meaning: string;
  readonly message: (args: Args) => string;
  /** What to write instead. */
  readonly hint: (args: Args) => string;
  /** A source that raises exactly this code. */
  readonly example: string;
  /** The same source, fixed. */
  readonly repair: string;
}

/** A table of codes, from the arguments of each. */
export type CodeTable<Args> = { readonly [K in keyof Args]: Code<Args[K]> };

/** A code as data, for lists over many tables. */
export interface CodeEntry {
  readonly code: string;
  readonly severity: Severity;
  readonly style?: true;
  readonly meaning: string;
  readonly example: string;
  readonly repair: string;
}

/** The first and last number that one room reserves for its codes, by series. */
export type CodeNumbers = Readonly<Partial<Record<'E' | 'W', readonly [first: number, last: number]>>>;

export function codeEntries<Args>(table: CodeTable<Args>): readonly CodeEntry[] {
  return (Object.entries(table) as readonly (readonly [string, Code<never>])[]).map(([code, entry]) => ({
    code,
    severity: entry.severity,
    ...(entry.style ? { style: entry.style } : {}),
    meaning: entry.meaning,
    example: entry.example,
    repair: entry.repair,
  }));
}

/** Codes of a table that count as a loss. */
export function lostCodes<Args>(table: CodeTable<Args>): ReadonlySet<string> {
  const entries = Object.entries(table) as readonly (readonly [string, Code<never>])[];
  return new Set(entries.flatMap(([code, { lost }]) => (lost ? [code] : [])));
}
