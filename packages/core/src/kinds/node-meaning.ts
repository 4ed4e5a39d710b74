// Nodes and actors in every kind: in, the declaration; out, its label, type, tone and icon.
import type { Diagnostic } from '../diagnostics/report.js';
import type { DeclarationEntry } from '../grammar/entry.js';
import { isNodeType, NODE_STYLES, type NodeType } from '../grammar/node-types.js';
import { type Named, namedMeaning } from './entry-meaning.js';
import type { BuildContext } from './kind.js';

export interface NodeMeaning extends Named {
  readonly type: NodeType;
}

export function nodeMeaning(
  entry: DeclarationEntry,
  id: string,
  context: BuildContext,
  add: (diagnostic: Diagnostic) => void,
): NodeMeaning {
  const type = entry.type !== undefined && isNodeType(entry.type) ? entry.type : 'step';
  const label = entry.label?.value ?? id;
  const style = { tone: NODE_STYLES[type].tone, icon: automaticIcon(entry, type, label, context) };
  return { ...namedMeaning(entry, id, style, context, add), type };
}

/** SPEC.md, 'How a node type is chosen': decisions, starts, ends and plain steps never get a product icon. */
function automaticIcon(
  entry: DeclarationEntry,
  type: NodeType,
  label: string,
  { header, icons }: BuildContext,
): string | undefined {
  const ofType = NODE_STYLES[type].icon;
  const unasked = entry.options.has('icon') || header.text('icons') === 'off';
  // A person who works with a product is not that product.
  if (ofType === undefined || type === 'person' || unasked) return ofType;
  return icons.product?.(label) ?? ofType;
}
