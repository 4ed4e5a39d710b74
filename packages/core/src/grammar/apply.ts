// Applies a kind's table to a parsed source: in, statements; out, checked entries and every error of form, place, value
// and reference, in the order found (the caller sorts).
import { type Diagnostic, hasErrors, type Outcome } from '../diagnostics/report.js';
import type { Document, SyntaxNode } from '../syntax/statement.js';
import { type Application, checkText, count, type Place, placeOf, sinkOf } from './application.js';
import { applyDeclaration } from './apply-declaration.js';
import { applyEdge } from './apply-edge.js';
import { applyItem } from './apply-item.js';
import { applyLines } from './apply-lines.js';
import { applyRow } from './apply-row.js';
import { checkItems } from './check-items.js';
import { checkOptions, type NearIcons } from './check-options.js';
import { report } from './codes.js';
import type { Checked, Entry } from './entry.js';
import { readHeader } from './read-header.js';
import { checkReferences } from './references.js';
import type { Grammar } from './table.js';
import { unknownStatement } from './unknown-statement.js';

/** `broken`: the parser has reported errors, so an empty diagram needs no report. */
export function applyGrammar(
  document: Document,
  grammar: Grammar,
  nearIcons: NearIcons = () => [],
  broken = false,
): Outcome<Checked> {
  const diagnostics: Diagnostic[] = [];
  const add = (each: Diagnostic): void => {
    diagnostics.push(each);
  };
  const { source, comments } = document;
  const app: Application = { source, grammar, nearIcons, comments, ids: new Map(), counts: new Map(), add };
  const header = applyHeader(app, document);
  const entries = applyNodes(app, document.body, { within: 'diagram', unclosed: false });
  const value: Checked = { source, kind: grammar.kind, header, entries, ids: app.ids };
  if (document.header && entries.length === 0 && !broken && !hasErrors(diagnostics))
    add(report('E408', document.header.span, { kind: grammar.kind }));
  checkItems(app, document.body);
  const tops = document.body.map((each) => each.statement.span.start);
  checkReferences(value, grammar, tops, add);
  return { value, diagnostics };
}

function applyHeader(app: Application, { header }: Document): Checked['header'] {
  const { grammar } = app;
  const sink = sinkOf(app, header?.repaired !== undefined);
  const headed = header?.kind.text === grammar.kind ? readHeader(header, grammar, sink) : undefined;
  const foreignTitle = header?.rest.find((each) => each.type === 'string');
  const title = headed ? headed.title : foreignTitle;
  const options = checkOptions(headed?.options ?? [], placeOf(app, 'the header', grammar.header), sink);
  checkText(title, sink);
  return {
    span: header?.span ?? { start: 0, end: 0 },
    ...(title && title.value !== '' ? { title } : {}),
    options,
  };
}

function applyNodes(app: Application, nodes: readonly SyntaxNode[], place: Place): readonly Entry[] {
  const entries: Entry[] = [...applyLines(app, nodes, place)];
  for (const node of nodes) for (const each of applyNode(app, node, place)) entries.push(each);
  return entries;
}

function applyNode(app: Application, node: SyntaxNode, place: Place): readonly Entry[] {
  const { statement } = node;
  const inside = (nodes: readonly SyntaxNode[], at: Place): readonly Entry[] => applyNodes(app, nodes, at);
  const sink = sinkOf(app, statement.repaired);
  switch (statement.shape) {
    case 'edge':
      return applyEdge(app, statement, place, sink);
    case 'item':
      return applyItem(app, statement, node, place, sink, inside);
    case 'raw':
      return [];
    case 'unreadable':
      return inside(node.children, place);
    case 'phrase': {
      const { grammar } = app;
      const keyword = statement.keyword.text;
      const candidates = grammar.statements.filter((each) => each.keyword === keyword);
      const spec = candidates.find((each) => each.within.includes(place.within)) ?? candidates[0];
      if (!spec) {
        unknownStatement(app, statement, sink);
        return inside(node.children, place);
      }
      count(app, spec.most, statement.span, sink);
      if (!spec.within.includes(place.within) && !place.unclosed)
        sink.add(report('E401', statement.keyword.span, { keyword, within: spec.within }));
      if (spec.shape === 'declaration') return applyDeclaration(app, { statement, node, spec }, place, sink, inside);
      if (statement.opens) sink.add(report('E405', statement.opens, { keyword }));
      return [applyRow(app, statement, spec, sink), ...inside(node.children, place)];
    }
  }
}
