// Mistakes that follow from a statement table only: from a table to its example with one line wrong in one way, and the number
// of that line. The form is wrong, so the kind itself does not have to report anything.
import type { Grammar, OptionSpec, ValueType } from '../../../grammar/table.js';

export interface TableMistake {
  readonly name: string;
  readonly source: string;
  /** From 1. */
  readonly line: number;
}

export function tableMistakes(grammar: Grammar): readonly TableMistake[] {
  const lines = grammar.example.split('\n');
  const wrong = (at: number, name: string, line: string): TableMistake => ({
    name,
    source: `${lines.with(at, line).join('\n')}\n`,
    line: at + 1,
  });
  const words = (at: number, what: string, specs: readonly OptionSpec[]): readonly TableMistake[] => {
    const line = lines[at] ?? '';
    return [
      wrong(at, `an option that ${what} has not`, withOption(line, 'zzz=1')),
      ...specs.flatMap(({ name, value }) => {
        const bare = line.replace(new RegExp(` ${name}=(?:"(?:[^"\\\\]|\\\\.)*"|\\S+)`), '');
        return refused(value).map((bad) => wrong(at, `${what} ${name}=${bad}`, withOption(bare, `${name}=${bad}`)));
      }),
    ];
  };
  const statements = grammar.statements.flatMap(({ keyword, options }) => {
    const at = lines.findIndex((each) => each.trimStart().startsWith(`${keyword} `));
    if (at < 1) return [];
    const line = lines[at] ?? '';
    return [
      wrong(at, `${keyword} mistyped`, line.replace(keyword, `${keyword}zz`)),
      wrong(at, `${keyword} with more behind it`, withOption(line, '???')),
      ...words(at, keyword, options),
    ];
  });
  const { edges } = grammar;
  const at = lines.findIndex((each) => edges?.arrows.some((arrow) => each.includes(` ${arrow} `)));
  return [
    ...words(0, 'the header', grammar.header),
    ...statements,
    ...(at < 1 ? [] : words(at, 'edge', edges?.options ?? [])),
  ];
}

/** In front of the brace or the branch that ends the line. */
function withOption(line: string, option: string): string {
  return line.endsWith(' {') ? `${line.slice(0, -2)} ${option} {` : `${line} ${option}`;
}

/** Values that the type rejects; none if it accepts any. */
function refused(value: ValueType): readonly string[] {
  switch (value.type) {
    case 'choice':
      return ['zzz'];
    case 'reference':
      return ['zzz', '"not an id"'];
    case 'integer':
      return [String(value.max + 1), 'zzz'];
    case 'number':
      return value.max === undefined ? ['zzz'] : [String(value.max + 1)];
    case 'range':
      return ['zzz', '5..1'];
    case 'date':
      return ['2026-13-45'];
    case 'days':
      return ['soon'];
    case 'column':
      return ['"zzz"'];
    case 'link':
      return ['"javascript:alert(1)"'];
    default:
      return [];
  }
}
