// One plausible mistake of a writer who knows other languages: the response to it, and the source after the fix.
export interface Mistake {
  readonly name: string;
  readonly source: string;
  /** Codes of the errors, in source order. */
  readonly codes: readonly string[];
  /** What the hint of the first error contains: the line to write. */
  readonly hint: string;
  /** The source after its safe fixes; valid. */
  readonly fixed?: string;
  /** The source after the one fix that is not safe; valid. */
  readonly chosen?: string;
}

export interface Case {
  readonly name: string;
  /** Lines below a header that several cases share. */
  readonly lines: string;
  readonly codes: string;
  readonly hint: string;
  readonly fixed?: string;
  readonly chosen?: string;
}

export function below(head: string, cases: readonly Case[]): readonly Mistake[] {
  return cases.map(({ name, lines, codes, hint, fixed, chosen }) => ({
    name,
    source: `${head}${lines}\n`,
    codes: codes.split(' '),
    hint,
    ...(fixed === undefined ? {} : { fixed: `${head}${fixed}${fixed === '' ? '' : '\n'}` }),
    ...(chosen === undefined ? {} : { chosen: `${head}${chosen}${chosen === '' ? '' : '\n'}` }),
  }));
}
