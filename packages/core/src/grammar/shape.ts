// What the parser needs to know of a kind's table.
import type { ShapeOfKind } from '../syntax/statement.js';
import type { Grammar } from './table.js';

export function shapeOf(grammar: Grammar): ShapeOfKind {
  const foreign = new Map<string, string>();
  for (const each of grammar.statements) for (const word of each.foreign ?? []) foreign.set(word, each.keyword);
  return {
    kind: grammar.kind,
    keywords: [...new Set(grammar.statements.map((each) => each.keyword))],
    blocks: grammar.statements.flatMap((each) =>
      each.shape === 'declaration' && each.block
        ? [
            {
              keyword: each.keyword,
              holds: each.block.holds,
              ...(each.block.branch ? { branch: each.block.branch } : {}),
            },
          ]
        : [],
    ),
    relations: (grammar.edges?.arrows ?? []).filter((each) => /^[a-z]/.test(each)),
    foreign,
    ...(grammar.node === undefined ? {} : { node: grammar.node }),
    ...(grammar.frame === undefined ? {} : { frame: grammar.frame }),
  };
}
