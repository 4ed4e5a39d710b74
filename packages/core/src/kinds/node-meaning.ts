// What a node or an actor means in every kind: in, its declaration; out, its label, type, tone and icon.
import type { Diagnostic } from '../diagnostics/report.js';
import { type DeclarationEntry, textOf } from '../grammar/entry.js';
import { isNodeType, NODE_STYLES, type NodeType } from '../grammar/node-types.js';
import type { Tone } from '../scene/scene.js';
import { type Described, described, knownIcon, toneOf } from './entry-meaning.js';
import type { BuildContext } from './kind.js';

export interface NodeMeaning extends Described {
  readonly id: string;
  readonly label: string;
  readonly type: NodeType;
  readonly tone: Tone;
  /** Name of a known icon. */
  readonly icon?: string;
  readonly sub?: string;
}

export function nodeMeaning(
  entry: DeclarationEntry,
  id: string,
  context: BuildContext,
  add: (diagnostic: Diagnostic) => void,
): NodeMeaning {
  const type = entry.type !== undefined && isNodeType(entry.type) ? entry.type : 'step';
  const style = NODE_STYLES[type];
  const label = entry.label?.value ?? id;
  const icon = knownIcon(entry, automaticIcon(entry, type, label, context), context, add);
  const sub = textOf(entry, 'sub');
  return {
    id,
    label,
    type,
    tone: toneOf(entry) ?? style.tone,
    ...(icon === undefined ? {} : { icon }),
    ...(sub ? { sub } : {}),
    ...described(entry),
  };
}

/** SPEC.md, 'How a node type is chosen': decisions, starts, ends and plain steps never get the icon of a product. */
function automaticIcon(
  entry: DeclarationEntry,
  type: NodeType,
  label: string,
  { header, icons }: BuildContext,
): string | undefined {
  const ofType = NODE_STYLES[type].icon;
  const unasked = entry.options.has('icon') || header.text('icons') === 'off';
  // Who works with a product is not that product.
  if (ofType === undefined || type === 'person' || unasked) return ofType;
  return icons.product?.(label) ?? ofType;
}
