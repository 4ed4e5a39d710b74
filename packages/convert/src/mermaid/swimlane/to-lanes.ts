// Turns a flow into lanes: in, the draft of the flowchart that a swimlane is written as; out, the draft of a swimlane. The
// outermost groups are the lanes; groups inside them are dissolved, and nodes outside get a lane of their own.
import type { Diagnostic, DraftDeclaration, DraftStatement, Span } from '@linework/core';
import type { DraftOrigin } from '../../produced/contract.js';
import { short } from '../../short.js';
import type { ConverterReport } from '../contract.js';
import type { TypeDraft } from '../frame.js';

const REST = 'others';

export function toLanes(flow: TypeDraft, report: ConverterReport): TypeDraft {
  const { draft, origins, diagnostics, suggestions } = flow;
  const written = draft.statements.filter((each): each is DraftDeclaration => each.shape === 'declaration');
  const loose = written.filter(({ keyword }) => keyword === 'node');
  const groups = written.filter(({ keyword }) => keyword === 'group');
  const laneOf = new Map<DraftStatement, DraftDeclaration>();
  for (const each of groups) laneOf.set(each, { ...each, keyword: 'lane', children: nodesIn(each) });
  const lanes = [...laneOf.values()];
  const rest = restOf(loose, origins);
  const isShown = ({ kind, statement }: DraftOrigin<Span>): boolean => kind !== 'group' || laneOf.has(statement);
  const reports: Diagnostic[] = origins
    .filter((each) => !isShown(each))
    .map(({ external, place }) =>
      report('M204', place, { what: `The subgraph '${short(external)}' inside a lane`, became: 'part of the lane' }),
    );
  const [first] = origins.filter(({ statement }) => loose.some((each) => each === statement));
  if (first !== undefined) {
    const what = `The set of nodes outside all lanes (${loose.map(({ id }) => id).join(', ')})`;
    const instead = 'Put each node in the subgraph of the person or team that does it.';
    reports.push(report('M204', first.place, { what: short(what, 200), became: `the lane '${rest[0]?.id}'`, instead }));
  }
  const others = draft.statements.filter(({ shape }) => shape !== 'declaration');
  return {
    draft: {
      header: { ...draft.header, kind: 'swimlane' },
      statements: [...lanes, ...rest, ...others],
    },
    origins: origins
      .filter(isShown)
      .map((each) => ({ ...each, statement: laneOf.get(each.statement) ?? each.statement })),
    diagnostics: [...diagnostics, ...reports],
    suggestions: suggestions.map((each) => ({ ...each, statement: laneOf.get(each.statement) ?? each.statement })),
  };
}

/** The nodes of inner groups take the place of their group. */
function nodesIn({ children = [] }: DraftDeclaration): readonly DraftDeclaration[] {
  return children.flatMap((each) =>
    each.shape !== 'declaration' ? [] : each.keyword === 'group' ? nodesIn(each) : [each],
  );
}

function restOf(
  loose: readonly DraftDeclaration[],
  origins: readonly DraftOrigin<Span>[],
): readonly DraftDeclaration[] {
  if (loose.length === 0) return [];
  const taken = new Set(origins.map(({ id }) => id));
  let id = REST;
  for (let number = 2; taken.has(id); number++) id = `${REST}${number}`;
  return [{ shape: 'declaration', keyword: 'lane', id, label: 'Others', children: loose }];
}
