// Statements about nodes and groups without an equivalent in the flow: clicks, and directions after the header. In, the
// statements and the declarations written; out, a report for each, whose hint shows the line to write.
import type { Diagnostic, DiagramDraft, DraftDeclaration } from '@linework/core';
import { clipped } from '../../short.js';
import type { ConverterReport } from '../contract.js';
import { lostClick, lostLink } from '../lost-link.js';
import { lineToWrite } from '../written-line.js';
import type { ClickStatement, FlowchartStatement, PlainStatement, SubgraphStatement } from './ast.js';
import type { Model } from './model.js';

export interface Written {
  readonly header: DiagramDraft['header'];
  /** The declaration of a node or group, by its name in the input. */
  readonly declarationOf: (external: string) => DraftDeclaration | undefined;
}

export function droppedStatements(
  statements: readonly FlowchartStatement[],
  model: Model,
  written: Written,
  report: ConverterReport,
): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  const visit = (list: readonly FlowchartStatement[], inside: SubgraphStatement | undefined): void => {
    for (const statement of list) {
      if (statement.kind === 'subgraph') visit(statement.statements, statement);
      else if (statement.kind === 'direction') out.push(...droppedDirection(statement, inside, model, written, report));
      else if (statement.kind === 'click') out.push(droppedClick(statement, model, written, report));
    }
  };
  visit(statements, undefined);
  return out;
}

function droppedDirection(
  { span, direction = 'down', skipped }: PlainStatement,
  inside: SubgraphStatement | undefined,
  model: Model,
  { header, declarationOf }: Written,
  report: ConverterReport,
): readonly Diagnostic[] {
  const option = { name: 'direction', values: [{ raw: direction }] };
  const group = inside && declarationOf(model.groupIds.get(inside) ?? '');
  // A group that became a node has no direction.
  const owner = group?.children ? group : undefined;
  const line = lineToWrite(inside ? owner : headerWithout(header, 'direction'), [option]);
  const what = inside ? "The subgraph's direction" : 'A direction after the header, which has no effect,';
  const out = [report('M202', span, { what, instead: `If the direction matters, write: ${line}` })];
  if (skipped !== undefined) {
    const rest = `'${clipped(skipped, 80)}', which Mermaid skips because of the direction on its line,`;
    out.push(report('M203', span, { what: rest, instead: 'Put the direction on its own line.' }));
  }
  return out;
}

/** The header as a statement. Its direction comes after every option that the converter writes. */
function headerWithout({ kind, title, options = [] }: DiagramDraft['header'], name: string): DraftDeclaration {
  return {
    shape: 'declaration',
    keyword: kind,
    ...(title === undefined ? {} : { label: title }),
    options: options.filter((each) => each.name !== name),
  };
}

function droppedClick(
  { ids, url, tooltip, span }: ClickStatement,
  model: Model,
  { declarationOf }: Written,
  report: ConverterReport,
): Diagnostic {
  const [id = ''] = ids;
  const on = model.groups.has(id) ? ('group' as const) : ('node' as const);
  const link = { ...(url === undefined ? {} : { url }), ...(tooltip === undefined ? {} : { tooltip }) };
  return lostLink({ what: lostClick(link), on, ...link }, span, declarationOf(id), report);
}
