// The reader of Mermaid's flowcharts: in, the text behind its preamble; out, the draft of a flow with what changed.
import { type Diagnostic, hasErrors, reporter } from '@linework/core';
import { converterCodes } from '../codes.js';
import {
  CONVERTER_LIMITS,
  type ConverterReport,
  type Reader,
  type ReaderInput,
  type ReaderOutput,
} from '../contract.js';
import { headerReader } from '../header-text.js';
import { frontMatterText } from '../preamble.js';
import { linkLosses } from './arrows.js';
import type { AccessibilityStatement, Flowchart, FlowchartStatement } from './ast.js';
import { buildModel } from './model.js';
import { parseFlowchart } from './parse.js';
import { type FlowTexts, toDraft } from './to-draft.js';

const report: ConverterReport = reporter(converterCodes);

export const flowchart: Reader = { kind: 'flow', read };

function read(input: ReaderInput): ReaderOutput {
  const { preamble, lenient } = input;
  const header = preamble.header?.span ?? { start: 0, end: 0 };
  const chart = parseFlowchart(preamble.body, header.end);
  const over = (what: 'nodes' | 'edges' | 'levels of nesting', most: number): ReaderOutput => {
    return { diagnostics: [report('M102', header, { what, most })], origins: [] };
  };
  if (chart.depth > CONVERTER_LIMITS.levels) return over('levels of nesting', CONVERTER_LIMITS.levels);
  const notes = statementNotes(chart.statements, lenient);
  const errors = notes.filter((each) => each.severity === 'error');
  if (hasErrors(errors)) return { diagnostics: errors, origins: [] };

  const model = buildModel(chart);
  const drawnEdges = model.edges.filter((edge) => edge.link.stroke !== 'invisible');
  if (model.nodes.size > CONVERTER_LIMITS.nodes) return over('nodes', CONVERTER_LIMITS.nodes);
  if (drawnEdges.length > CONVERTER_LIMITS.edges) return over('edges', CONVERTER_LIMITS.edges);
  if (model.nodes.size === 0 && drawnEdges.length === 0) {
    const skipped = notes.filter((each) => each.code === 'M218');
    return { diagnostics: [report('M103', header, { type: 'flowchart' }), ...skipped], origins: [] };
  }
  const cleaned: Diagnostic[] = [];
  const texts = textsOf(chart, input, cleaned);
  const flow = toDraft(chart, model, texts, input, report);
  const untitled = texts.title === undefined ? [report('M214', header, {})] : [];
  const losses = [...model.links].flatMap((link) => linkLosses(link, report));
  return {
    draft: flow.draft,
    origins: flow.origins,
    suggestions: flow.suggestions,
    diagnostics: [...untitled, ...notes, ...cleaned, ...losses, ...flow.diagnostics],
  };
}

/** What is said of statements whatever the rest means. */
function statementNotes(statements: readonly FlowchartStatement[], lenient: boolean): readonly Diagnostic[] {
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
            out.push(report('M217', span, { what, instead: "Write 'end' behind its last node." }));
          }
          visit(statement.statements);
          break;
        case 'strayEnd': {
          const what = "This 'end' closes nothing and was ignored.";
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

/** The title of the front matter, else the accessible one; what is left of both describes the flow. */
function textsOf(chart: Flowchart, { preamble, iconOf }: ReaderInput, into: Diagnostic[]): FlowTexts {
  const read = headerReader({ html: true }, iconOf, report, into);
  const front = preamble.frontMatter && frontMatterText(preamble, 'title');
  const said = accessibility(chart.statements);
  const written = front && preamble.frontMatter && read({ written: front, span: preamble.frontMatter.span, join: ' ' });
  const accTitle = said.accTitle && read({ written: said.accTitle.text, span: said.accTitle.span, join: ' ' });
  const accDescr = said.accDescr && read({ written: said.accDescr.text, span: said.accDescr.span, join: '\n' });
  const title = written || accTitle;
  const desc = [accTitle === title ? undefined : accTitle, accDescr].filter((part) => part).join('\n');
  return { ...(title ? { title } : {}), ...(desc === '' ? {} : { desc }) };
}

type Accessibility = { readonly [K in AccessibilityStatement['kind']]?: AccessibilityStatement };

/** The last of each that says something. */
function accessibility(statements: readonly FlowchartStatement[]): Accessibility {
  let last: Accessibility = {};
  for (const statement of statements) {
    if (statement.kind === 'subgraph') last = { ...last, ...accessibility(statement.statements) };
    else if ((statement.kind === 'accTitle' || statement.kind === 'accDescr') && statement.text !== '') {
      last = { ...last, [statement.kind]: statement };
    }
  }
  return last;
}
