// The reader of Mermaid's flowcharts: in, the text after its preamble; out, the draft of a flow and what changed.
import type { Diagnostic } from '@linework/core';
import { CONVERTER_LIMITS, type ConverterReport, type Reader } from '../contract.js';
import { type DiagramType, reader, type Size } from '../frame.js';
import type { TitleStatement } from '../header-text.js';
import { linkLosses } from './arrows.js';
import type { Flowchart, FlowchartStatement } from './ast.js';
import { buildModel } from './build-model.js';
import type { Model } from './model.js';
import { parseFlowchart } from './parse.js';
import { toDraft } from './to-draft.js';

/** Swimlanes are read the same way, but drafted differently. */
export const flowchartType: DiagramType<Flowchart, Model> = {
  kind: 'flow',
  called: 'flowchart',
  titles: { html: true },
  parse: parseFlowchart,
  notes: ({ statements }, lenient, report) => statementNotes(statements, lenient, report),
  meaning: buildModel,
  sizes,
  titleStatements: ({ statements }) => saidIn(statements),
  draft: ({ parsed, meaning, texts, input, report }) => {
    const flow = toDraft(parsed, meaning, texts, input, report);
    const losses = meaning.links.flatMap((link) => linkLosses(link, report));
    return { ...flow, diagnostics: [...losses, ...flow.diagnostics] };
  },
};

export const flowchart: Reader = reader(flowchartType);

function sizes({ nodes, edges }: Model): readonly Size[] {
  const visible = edges.filter((edge) => edge.link.stroke !== 'invisible');
  return [
    { what: 'nodes', count: nodes.size, most: CONVERTER_LIMITS.nodes },
    { what: 'edges', count: visible.length, most: CONVERTER_LIMITS.edges },
  ];
}

/** Notes about statements, whatever the rest means. */
function statementNotes(
  statements: readonly FlowchartStatement[],
  lenient: boolean,
  report: ConverterReport,
): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  const visit = (list: readonly FlowchartStatement[]): void => {
    for (const statement of list) {
      const { span } = statement;
      switch (statement.kind) {
        case 'unreadable': {
          const args = { reason: statement.reason, instead: statement.hint };
          out.push(lenient ? report('M218', span, args) : report('M110', span, args));
          break;
        }
        case 'subgraph':
          if (!statement.closed) {
            const what = 'This subgraph has no end; it was closed at the end of the text.';
            out.push(report('M217', span, { what, instead: "Write 'end' after its last node." }));
          }
          visit(statement.statements);
          break;
        case 'strayEnd': {
          const what = "This unmatched 'end' was ignored.";
          out.push(report('M217', span, { what, instead: "Remove it, or add the 'subgraph' line it belongs to." }));
          break;
        }
        default:
      }
    }
  };
  visit(statements);
  return out;
}

function* saidIn(statements: readonly FlowchartStatement[]): Iterable<TitleStatement> {
  for (const each of statements) {
    if (each.kind === 'subgraph') yield* saidIn(each.statements);
    else if (each.kind === 'accTitle' || each.kind === 'accDescr') {
      yield { kind: each.kind, written: each.text, span: each.span };
    }
  }
}
