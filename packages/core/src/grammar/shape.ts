// The part of a kind's table that the parser needs.
import type { ShapeOfKind } from '../syntax/statement.js';
import type { Grammar, OptionSpec } from './table.js';

export function shapeOf(grammar: Grammar): ShapeOfKind {
  const foreign = new Map<string, string>();
  for (const each of grammar.statements) for (const word of each.foreign ?? []) foreign.set(word, each.keyword);
  const names = (specs: readonly OptionSpec[]): readonly string[] => specs.map((each) => each.name);
  const types = grammar.statements.flatMap((each) =>
    each.keyword === grammar.node && each.shape === 'declaration' && each.types ? [each.types] : [],
  )[0];
  const isSwitch = ({ value }: OptionSpec): boolean =>
    value.type === 'choice' && value.values.length === 2 && value.values.includes('on') && value.values.includes('off');
  return {
    kind: grammar.kind,
    keywords: [...new Set(grammar.statements.map((each) => each.keyword))],
    blocks: grammar.statements.flatMap((each) =>
      each.shape === 'declaration' && each.block
        ? [
            {
              keyword: each.keyword,
              holds: each.block.holds,
              required: each.block.required,
              ...(each.block.branch ? { branch: each.block.branch } : {}),
            },
          ]
        : [],
    ),
    relations: (grammar.edges?.arrows ?? []).filter((each) => /^[a-z]/.test(each)),
    foreign,
    foreignHeaders: grammar.foreignHeaders,
    ...(grammar.foreignHeaderWords === undefined
      ? {}
      : { headerWords: new Map(Object.entries(grammar.foreignHeaderWords)) }),
    ...(types
      ? {
          types: {
            values: types.values,
            foreign: new Map(Object.entries(types.foreign ?? {})),
            ...(types.default === undefined ? {} : { standard: types.default }),
          },
        }
      : {}),
    declaring: grammar.statements.flatMap((each) =>
      each.shape === 'declaration' && each.id === 'required' ? [each.keyword] : [],
    ),
    options: new Map([
      ['header', names(grammar.header)],
      ['edge', names(grammar.edges?.options ?? [])],
      ['item', names(grammar.items?.options ?? [])],
      ...grammar.statements.map((each) => [each.keyword, names(each.options)] as const),
    ]),
    switches: names((grammar.edges?.options ?? []).filter(isSwitch)),
    ...(grammar.edges?.given === undefined ? {} : { given: grammar.edges.given }),
    ...(grammar.node === undefined ? {} : { node: grammar.node }),
    ...(grammar.frame === undefined ? {} : { frame: grammar.frame }),
    ...(grammar.items === undefined ? {} : { items: true }),
    ...(grammar.items === undefined || grammar.items.number === 'none' ? {} : { itemNumbers: true }),
  };
}
