// The labels of a flowchart: in, the text of a node, a link or a subgraph; out, what is written for it. The second line of a
// node's label becomes its small text; every change is reported where the text stands.
import type { Diagnostic, Span } from '@linework/core';
import { clipped, short } from '../../short.js';
import type { ConverterReport, TokenIcons } from '../contract.js';
import { keptBreaks, type Label, readLabel } from '../labels.js';
import type { Link, RawText } from './ast.js';
import type { ModelGroup, ModelNode } from './model.js';

export interface FlowLabel {
  readonly lines: readonly string[];
  /** The bundled icon that is closest to an icon-font token in the text. */
  readonly icon?: string;
}

type Labelled = 'node' | 'group' | 'edge';

interface Cleaned extends Pick<FlowLabel, 'icon'> {
  readonly label: Label;
  readonly changes: string[];
}

export interface NodeLabel extends FlowLabel {
  readonly text: string;
  readonly sub?: string;
}

export interface FlowLabels {
  /** The text as one line; nothing is reported. */
  readonly plain: (text: RawText | undefined) => string;
  readonly node: (node: ModelNode, mark: string | undefined) => NodeLabel;
  readonly group: (group: ModelGroup) => { readonly text: string; readonly icon?: string };
  /** Nothing when the link has no text. */
  readonly edge: (link: Link) => FlowLabel | undefined;
}

/** Longest text that is written; the language takes 2,000 characters in a string. */
const LONGEST = 1_900;

export function labelReader(iconOf: TokenIcons, report: ConverterReport, into: Diagnostic[]): FlowLabels {
  const edges = new Map<Link, FlowLabel | undefined>();
  const icon = (token: string, span: Span, on: Labelled): Pick<FlowLabel, 'icon'> => {
    const near = iconOf(token);
    into.push(report('M215', span, { token, on, ...(near === undefined ? {} : { near }) }));
    return near === undefined ? {} : { icon: near };
  };
  const clean = (text: RawText, on: Labelled): Cleaned => {
    const label = readRaw(text);
    const [first = {}] = label.icons.map((token) => icon(token, text.span, on));
    const changes = [...label.changes];
    if (text.loose) changes.push('read as it stands, though Mermaid wants quotes round it');
    return { label, changes, ...first };
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
      const given = node.icon === undefined ? {} : icon(node.icon, node.shapeSpan, 'node');
      if (!node.text) {
        if (mark === undefined) {
          const changes: string[] = [];
          const text = fitting(node.id, changes);
          if (changes.length > 0) into.push(report('M205', node.span, { label: text, changes }));
          return { text, lines: [text], ...given };
        }
        const what = `The ${mark === 'Start' ? 'start' : 'stop'} circle without text`;
        into.push(report('M204', node.shapeSpan, { what, became: `a terminal called ${mark}` }));
        return { text: mark, lines: [mark], ...given };
      }
      const { label, changes, ...token } = clean(node.text, 'node');
      const found = { ...token, ...given };
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
        return { text, lines: [text], ...found };
      }
      const breaks = rest.length > 0 ? 'a second line became sub=' : keptBreaks(label);
      if (breaks !== undefined) changes.push(breaks);
      const text = fitting(first, changes);
      const sub = rest.length > 0 ? fitting(rest.join('\n'), changes) : undefined;
      changed(node.text, label.lines.join('\n'), changes);
      return { text, lines: label.lines, ...(sub === undefined ? {} : { sub }), ...found };
    },

    group: (group) => {
      const cut: string[] = [];
      const fallback = group.named ? fitting(group.id, cut) : 'Group';
      if (!group.title) {
        if (cut.length > 0) into.push(report('M205', group.span, { label: fallback, changes: cut }));
        return { text: fallback };
      }
      const { label, changes, ...found } = clean(group.title, 'group');
      const breaks = keptBreaks(label);
      if (breaks !== undefined) changes.push(breaks);
      const text = fitting(label.lines.join('\n'), changes);
      changed(group.title, text, changes);
      if (text !== '') return { text, ...found };
      into.push(
        report('M216', group.title.span, {
          what: `The empty title of a subgraph became '${short(fallback)}'.`,
          instead: 'Write a title that says what the group is.',
        }),
      );
      return { text: fallback, ...found };
    },

    edge: (link) => {
      if (edges.has(link)) return edges.get(link);
      const read = link.text ? clean(link.text, 'edge') : undefined;
      let found: FlowLabel | undefined;
      if (link.text && read) {
        const breaks = keptBreaks(read.label);
        if (breaks !== undefined) read.changes.push(breaks);
        const text = fitting(read.label.lines.join('\n'), read.changes);
        changed(link.text, text, read.changes);
        found = { lines: text === '' ? [] : text.split('\n'), ...(read.icon === undefined ? {} : { icon: read.icon }) };
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
