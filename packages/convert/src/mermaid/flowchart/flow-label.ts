// The labels of a flowchart: in, the text of a node, a link or a subgraph; out, what is written for it. The second line of a
// node's label becomes its small text, unless it continues the sentence of the first; every change is reported at the text's
// position.
import type { Diagnostic, Span } from '@linework/core';
import { clipped, short } from '../../short.js';
import type { ConverterReport, TokenIcons } from '../contract.js';
import { keptBreaks, type Label, readLabel } from '../labels.js';
import { sentenceLines } from '../run-on.js';
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

/** Longest text that is written; the language allows 2,000 characters in a string. */
const LONGEST = 1_900;

/** State shared by the labels of one chart. */
interface Labelling {
  readonly iconOf: TokenIcons;
  readonly report: ConverterReport;
  readonly into: Diagnostic[];
}

export function labelReader(iconOf: TokenIcons, report: ConverterReport, into: Diagnostic[]): FlowLabels {
  const labelling: Labelling = { iconOf, report, into };
  const edges = new Map<Link, FlowLabel | undefined>();
  return {
    plain: (text) => (text ? readRaw(text).lines.join(' ') : ''),
    node: (node, mark) => nodeLabel(node, mark, labelling),
    group: (group) => groupLabel(group, labelling),
    edge: (link) => {
      if (!edges.has(link)) edges.set(link, link.text && edgeLabel(link.text, labelling));
      return edges.get(link);
    },
  };
}

function nodeLabel(node: ModelNode, mark: string | undefined, labelling: Labelling): NodeLabel {
  const ownIcon = node.icon === undefined ? {} : tokenIcon(node.icon, node.shapeSpan, 'node', labelling);
  if (!node.text) return { ...unlabelledNode(node, mark, labelling), ...ownIcon };
  const { label, changes, ...token } = clean(node.text, 'node', labelling);
  const icons = { ...token, ...ownIcon };
  if (label.lines.length === 0) {
    const text = mark ?? fitting(node.id, changes);
    sayChanges(node.text.span, text, changes, labelling);
    const what = `The empty label of '${short(node.id)}' became '${short(text)}'.`;
    sayEmpty(node.text, what, 'Write a label that describes the node.', labelling);
    return { text, lines: [text], ...icons };
  }
  const count = sentenceLines(label.lines);
  const sentence = label.lines.slice(0, count);
  const rest = label.lines.slice(count);
  const breaks = count > 1 || rest.length === 0 ? keptBreaks({ ...label, lines: sentence }) : undefined;
  if (breaks !== undefined) changes.push(breaks);
  if (rest.length > 0) changes.push('a second line became sub=');
  const text = fitting(sentence.join('\n'), changes);
  const sub = rest.length > 0 ? fitting(rest.join('\n'), changes) : undefined;
  sayChanges(node.text.span, label.lines.join('\n'), changes, labelling);
  return { text, lines: [sentence.join(' '), ...rest], ...(sub === undefined ? {} : { sub }), ...icons };
}

/** Uses the id as the text; a start or stop circle has its own name. */
function unlabelledNode({ id, span, shapeSpan }: ModelNode, mark: string | undefined, labelling: Labelling): NodeLabel {
  if (mark === undefined) {
    const changes: string[] = [];
    const text = fitting(id, changes);
    sayChanges(span, text, changes, labelling);
    return { text, lines: [text] };
  }
  const what = `The ${mark === 'Start' ? 'start' : 'stop'} circle without text`;
  labelling.into.push(labelling.report('M204', shapeSpan, { what, became: `a terminal named ${mark}` }));
  return { text: mark, lines: [mark] };
}

function groupLabel(group: ModelGroup, labelling: Labelling): ReturnType<FlowLabels['group']> {
  const cut: string[] = [];
  const fallback = group.named ? fitting(group.id, cut) : 'Group';
  if (!group.title) {
    sayChanges(group.span, fallback, cut, labelling);
    return { text: fallback };
  }
  const { label, changes, ...icons } = clean(group.title, 'group', labelling);
  const text = broken(label, changes);
  sayChanges(group.title.span, text, changes, labelling);
  if (text !== '') return { text, ...icons };
  const what = `The empty title of a subgraph became '${short(fallback)}'.`;
  sayEmpty(group.title, what, 'Write a title that describes the group.', labelling);
  return { text: fallback, ...icons };
}

function edgeLabel(written: RawText, labelling: Labelling): FlowLabel {
  const { label, changes, ...icons } = clean(written, 'edge', labelling);
  const text = broken(label, changes);
  sayChanges(written.span, text, changes, labelling);
  return { lines: text === '' ? [] : text.split('\n'), ...icons };
}

/** With its line breaks, cut to the longest text. */
function broken(label: Label, changes: string[]): string {
  const breaks = keptBreaks(label);
  if (breaks !== undefined) changes.push(breaks);
  return fitting(label.lines.join('\n'), changes);
}

function tokenIcon(token: string, span: Span, on: Labelled, labelling: Labelling): Pick<FlowLabel, 'icon'> {
  const { iconOf, report, into } = labelling;
  const near = iconOf(token);
  into.push(report('M215', span, { token, on, ...(near === undefined ? {} : { near }) }));
  return near === undefined ? {} : { icon: near };
}

function clean(text: RawText, on: Labelled, labelling: Labelling): Cleaned {
  const label = readRaw(text);
  const [first = {}] = label.icons.map((token) => tokenIcon(token, text.span, on, labelling));
  const changes = [...label.changes];
  if (text.loose) changes.push('read unquoted, although Mermaid requires quotes');
  return { label, changes, ...first };
}

function fitting(text: string, changes: string[]): string {
  if (text.length <= LONGEST) return text;
  changes.push(`cut to ${LONGEST} characters`);
  return `${clipped(text, LONGEST)}…`;
}

function sayChanges(span: Span, shown: string, changes: readonly string[], { report, into }: Labelling): void {
  if (changes.length > 0) into.push(report('M205', span, { label: shown.replaceAll('\n', ' / '), changes }));
}

function sayEmpty({ span }: RawText, what: string, instead: string, { report, into }: Labelling): void {
  into.push(report('M216', span, { what, instead }));
}

function readRaw(text: RawText): Label {
  const markdown = text.form === 'markdown' || text.form === 'data';
  return readLabel(text.text, { html: true, writtenBreaks: true, markdown });
}
