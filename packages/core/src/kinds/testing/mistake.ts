// One plausible mistake of an author who knows other languages: its diagnostics and its repaired form.
export interface Mistake {
  readonly name: string;
  readonly source: string;
  /** Codes of the errors, in source order. */
  readonly codes: readonly string[];
  /** Text in the hint of the first error: the line to write. */
  readonly hint: string;
  /** The source after its safe fixes; valid. */
  readonly fixed?: string;
  /** The source after the one unsafe fix; valid. */
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
