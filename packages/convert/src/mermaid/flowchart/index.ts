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
import { clipped, readLabel } from '../labels.js';
import { frontMatterText } from '../preamble.js';
import { linkLosses } from './arrows.js';
import type { Flowchart, FlowchartStatement } from './ast.js';
import { buildModel } from './model.js';
import { parseFlowchart } from './parse.js';
import { type FlowTexts, toDraft } from './to-draft.js';

const report: ConverterReport = reporter(converterCodes);

/** Longest title and description; the language takes 2,000 characters in a string. */
const LONGEST = 1_900;

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
  const texts = textsOf(chart, input);
  const flow = toDraft(chart, model, texts, input, report);
  const untitled = texts.title === undefined ? [report('M214', header, {})] : [];
  const losses = [...model.links].flatMap((link) => linkLosses(link, report));
  return {
    draft: flow.draft,
    origins: flow.origins,
    diagnostics: [...untitled, ...notes, ...losses, ...flow.diagnostics],
  };
}

/** What is said of statements whatever the rest means. */
function statementNotes(statements: readonly FlowchartStatement[], lenient: boolean): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  const visit = (list: readonly FlowchartStatement[], inSubgraph: boolean): void => {
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
          visit(statement.statements, true);
          break;
        case 'strayEnd': {
          const what = "This 'end' closes nothing and was ignored.";
          out.push(report('M217', span, { what, instead: "Remove it, or add the 'subgraph' line it belongs to." }));
          break;
        }
        case 'direction': {
          const to = statement.direction ?? 'down';
          const what = inSubgraph ? "The subgraph's direction" : 'A direction behind the header, which has no effect,';
          const where = inSubgraph ? 'the group' : 'the header';
          out.push(report('M202', span, { what, instead: `Where it matters, write direction=${to} on ${where}.` }));
          if (statement.skipped !== undefined) {
            const rest = `'${clipped(statement.skipped, 80)}', which Mermaid skips for the direction on its line,`;
            out.push(report('M203', span, { what: rest, instead: 'Give a direction a line of its own.' }));
          }
          break;
        }
        case 'click': {
          const { url, tooltip } = statement;
          const what = url === undefined ? 'The click action' : 'The link of a click';
          const full = tooltip === undefined ? what : `${what} and its tooltip '${tooltip.slice(0, 80)}'`;
          const linkable = url !== undefined && /^(?:https:\/\/|[./#])/.test(url) ? { url: url.slice(0, 300) } : {};
          out.push(report('M201', span, { what: full, ...linkable }));
          break;
        }
        default:
      }
    }
  };
  visit(statements, false);
  return out;
}

/** The title of the front matter, else the accessible one; what is left of both describes the flow. */
function textsOf(chart: Flowchart, { preamble }: ReaderInput): FlowTexts {
  const said = (kind: 'accTitle' | 'accDescr'): string | undefined => {
    const found = accessibility(chart.statements, kind);
    return found === undefined ? undefined : plain(found, '\n');
  };
  const front = frontMatterText(preamble, 'title');
  const written = front === undefined ? undefined : plain(front, ' ');
  const accTitle = said('accTitle')?.replaceAll('\n', ' ');
  const title = written ?? accTitle;
  const parts = [accTitle === title ? undefined : accTitle, said('accDescr')].filter((part) => part !== undefined);
  return {
    ...(title === undefined ? {} : { title }),
    ...(parts.length === 0 ? {} : { desc: clipped(parts.join('\n'), LONGEST) }),
  };
}

function accessibility(statements: readonly FlowchartStatement[], kind: 'accTitle' | 'accDescr'): string | undefined {
  let last: string | undefined;
  for (const statement of statements) {
    if (statement.kind === 'subgraph') last = accessibility(statement.statements, kind) ?? last;
    else if (statement.kind === kind && statement.text !== '') last = statement.text;
  }
  return last;
}

function plain(text: string, join: string): string | undefined {
  const joined = clipped(readLabel(text, { html: true }).lines.join(join), LONGEST);
  return joined === '' ? undefined : joined;
}
