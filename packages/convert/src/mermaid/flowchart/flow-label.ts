// The labels of a flowchart: in, the text of a node, a link or a subgraph; out, what is written for it. The second line of a
// node's label becomes its small text; every change is reported where the text stands.
import type { Diagnostic, Span } from '@linework/core';
import { short } from '../codes.js';
import type { ConvertContext, ConverterReport } from '../contract.js';
import { clipped, type Label, readLabel } from '../labels.js';
import type { Link, RawText } from './ast.js';
import type { ModelGroup, ModelNode } from './model.js';

export interface FlowLabel {
  readonly lines: readonly string[];
}

export interface NodeLabel extends FlowLabel {
  readonly text: string;
  readonly sub?: string;
}

export interface FlowLabels {
  /** The text as one line; nothing is reported. */
  readonly plain: (text: RawText | undefined) => string;
  readonly node: (node: ModelNode, mark: string | undefined) => NodeLabel;
  readonly group: (group: ModelGroup) => { readonly text: string };
  /** Nothing when the link has no text. */
  readonly edge: (link: Link) => FlowLabel | undefined;
}

/** Longest text that is written; the language takes 2,000 characters in a string. */
const LONGEST = 1_900;

export function labelReader(context: ConvertContext, report: ConverterReport, into: Diagnostic[]): FlowLabels {
  const edges = new Map<Link, FlowLabel | undefined>();
  const icon = (token: string, span: Span): void => {
    const near = closestIcon(token, context);
    into.push(report('M215', span, { token, ...(near === undefined ? {} : { near }) }));
  };
  const clean = (text: RawText): { label: Label; changes: string[] } => {
    const label = readRaw(text);
    for (const token of label.icons) icon(token, text.span);
    const changes = [...label.changes];
    if (text.loose) changes.push('read as it stands, though Mermaid wants quotes round it');
    return { label, changes };
  };
  const changed = (text: RawText, shown: string, changes: readonly string[]): void => {
    if (changes.length > 0) into.push(report('M205', text.span, { label: shown.replaceAll('\n', ' / '), changes }));
  };
  const fitting = (text: string, changes: string[]): string => {
    if (text.length <= LONGEST) return text;
    changes.push(`cut to ${LONGEST} characters`);
    return `${clipped(text, LONGEST)}…`;
  };

  return {
    plain: (text) => (text ? readRaw(text).lines.join(' ') : ''),

    node: (node, mark) => {
      if (node.icon !== undefined) icon(node.icon, node.shapeSpan);
      if (!node.text) {
        if (mark === undefined) {
          const changes: string[] = [];
          const text = fitting(node.id, changes);
          if (changes.length > 0) into.push(report('M205', node.span, { label: text, changes }));
          return { text, lines: [text] };
        }
        const what = `The ${mark === 'Start' ? 'start' : 'stop'} circle without text`;
        into.push(report('M204', node.shapeSpan, { what, became: `a terminal called ${mark}` }));
        return { text: mark, lines: [mark] };
      }
      const { label, changes } = clean(node.text);
      const [first, ...rest] = label.lines;
      if (first === undefined) {
        const text = mark ?? fitting(node.id, changes);
        changed(node.text, text, changes);
        into.push(
          report('M216', node.text.span, {
            what: `The empty label of '${short(node.id)}' became '${short(text)}'.`,
            instead: 'Write a label that says what the node is.',
          }),
        );
        return { text, lines: [text] };
      }
      if (rest.length > 0) changes.push('a second line became sub=');
      const text = fitting(first, changes);
      const sub = rest.length > 0 ? fitting(rest.join('\n'), changes) : undefined;
      changed(node.text, label.lines.join('\n'), changes);
      return { text, lines: label.lines, ...(sub === undefined ? {} : { sub }) };
    },

    group: (group) => {
      const fallback = group.named ? fitting(group.id, []) : 'Group';
      if (!group.title) return { text: fallback };
      const { label, changes } = clean(group.title);
      const text = fitting(label.lines.join('\n'), changes);
      changed(group.title, text, changes);
      if (text !== '') return { text };
      into.push(
        report('M216', group.title.span, {
          what: `The empty title of a subgraph became '${short(fallback)}'.`,
          instead: 'Write a title that says what the group is.',
        }),
      );
      return { text: fallback };
    },

    edge: (link) => {
      if (edges.has(link)) return edges.get(link);
      const read = link.text ? clean(link.text) : undefined;
      let found: FlowLabel | undefined;
      if (link.text && read && read.label.lines.length > 0) {
        const text = fitting(read.label.lines.join('\n'), read.changes);
        changed(link.text, text, read.changes);
        found = { lines: text.split('\n') };
      }
      edges.set(link, found);
      return found;
    },
  };
}

function readRaw(text: RawText): Label {
  const markdown = text.form === 'markdown' || text.form === 'data';
  return readLabel(text.text, { html: true, writtenBreaks: true, markdown });
}

/** The bundled icon whose name is nearest to an icon-font token such as `fa:fa-user`. */
function closestIcon(token: string, context: ConvertContext): string | undefined {
  const name = /([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(token.toLowerCase().replace(/^.*?:(?:fa-)?/, ''))?.[1];
  if (name === undefined) return undefined;
  const wanted = `lx:${name}`;
  return context.icons.find(wanted) ? wanted : context.icons.nearest(wanted)[0];
}
