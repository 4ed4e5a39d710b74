// What a diagnostic code is. Each room declares its codes as one typed table beside an interface of their arguments;
// the merged tables are the catalogue behind `explain`, the vocabulary and the written reference.

export type Severity = 'error' | 'warning';

export interface Code<Args> {
  readonly severity: Severity;
  /** Something of another format's input is not in the produced source. */
  readonly lost?: true;
  /** A suggestion of style, which a strict check lets pass. */
  readonly style?: true;
  /** One sentence: what the code stands for. */
  readonly meaning: string;
  readonly message: (args: Args) => string;
  /** What to write instead. */
  readonly hint: (args: Args) => string;
  /** A source that raises exactly this code. */
  readonly example: string;
  /** The same source, repaired. */
  readonly repair: string;
}

/** A table of codes, given the arguments of each. */
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

/** Numbers of a series that one room keeps for its codes: the first and the last. */
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
