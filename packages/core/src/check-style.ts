// The input of a team's own rules: in, a diagram without errors; out, its header and its nodes with their texts and positions.

import type { Diagnostic } from './diagnostics/report.js';
import { type Checked, type DeclarationEntry, type RowEntry, textOf } from './grammar/entry.js';
import { isNodeType, NODE_STYLES } from './grammar/node-types.js';
import type { Outline } from './kinds/outline.js';
import type { IconLookup } from './scene/icon.js';
import type { HeaderValues } from './settings/defaults.js';
import type { Span } from './text/source.js';

export interface StyledNode {
  readonly id: string;
  readonly label: string;
  readonly type?: string;
  readonly span: Span;
  /** As drawn: the written icon, else the one that its label names. */
  readonly icon?: string;
  readonly tone?: string;
  /** Spans of the values of written options. */
  readonly iconSpan?: Span;
  readonly toneSpan?: Span;
  /** Spans of whole options, including the name. */
  readonly toneOption?: Span;
  /** Where another option can be written. */
  readonly end?: number;
}

export interface StyledDiagram {
  readonly kind: string;
  readonly header: { readonly span: Span; readonly title?: string; readonly description?: string };
  readonly nodes: readonly StyledNode[];
  /** Nodes, or items of kinds without nodes. */
  readonly size: number;
}

/** Rules in addition to those of the language, such as a team's style. */
export type StyleCheck = (diagram: StyledDiagram) => readonly Diagnostic[];

export function styledDiagram(
  checked: Checked,
  outline: Outline,
  header: HeaderValues,
  icons: IconLookup,
): StyledDiagram {
  const title = checked.header.title?.value;
  const description = textOf(checked.header, 'desc');
  const automatic = header.text('icons') !== 'off';
  return {
    kind: checked.kind,
    header: {
      span: checked.header.span,
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
    },
    nodes: outline.nodes.map(({ id, label, type, span }) => {
      const entry = checked.ids.get(id);
      const icon = (entry && textOf(entry, 'icon')) ?? (automatic ? automaticIcon(label, type, icons) : undefined);
      return {
        id,
        label,
        span,
        ...(type === undefined ? {} : { type }),
        ...(icon === undefined ? {} : { icon }),
        ...(entry ? written(entry) : {}),
      };
    }),
    size: outline.nodes.length > 0 ? outline.nodes.length : (outline.items?.length ?? 0),
  };
}

/** SPEC.md, 'How a node type is chosen': steps, decisions and the like never get the icon of a product. */
function automaticIcon(label: string, type: string | undefined, icons: IconLookup): string | undefined {
  const ofType = type !== undefined && isNodeType(type) ? NODE_STYLES[type].icon : undefined;
  return ofType === undefined || type === 'person' ? undefined : icons.product?.(label);
}

function written(entry: DeclarationEntry | RowEntry): Omit<StyledNode, 'id' | 'label' | 'span'> {
  const tone = textOf(entry, 'tone');
  const [icon, toneOption] = [entry.options.get('icon'), entry.options.get('tone')];
  const [iconSpan, toneSpan] = [icon?.values[0]?.span, toneOption?.values[0]?.span];
  const last = [...entry.options.values()].flatMap(({ values }) => values.map(({ span }) => span.end));
  const named = entry.shape === 'declaration' ? [entry.label?.span.end, entry.id?.span.end] : [];
  const ends = [...last, ...named.filter((each) => each !== undefined)];
  return {
    ...(tone === undefined ? {} : { tone }),
    ...(iconSpan ? { iconSpan } : {}),
    ...(toneSpan ? { toneSpan } : {}),
    ...(toneOption ? { toneOption: toneOption.span } : {}),
    ...(ends.length > 0 ? { end: Math.max(...ends) } : {}),
  };
}
