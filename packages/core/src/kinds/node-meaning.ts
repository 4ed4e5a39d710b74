// Nodes and actors in every kind: in, the declaration; out, its label, type, tone and icon.
import type { Diagnostic } from '../diagnostics/report.js';
import type { DeclarationEntry } from '../grammar/entry.js';
import { isNodeType, NODE_STYLES, type NodeType } from '../grammar/node-types.js';
import { type Named, namedMeaning } from './entry-meaning.js';
import type { BuildContext } from './kind.js';
import { productIcon } from './product-icon.js';

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
  const icon = productIcon(entry, label, context) ?? NODE_STYLES[type].icon;
  const style = { tone: NODE_STYLES[type].tone, icon };
  return { ...namedMeaning(entry, id, style, context, add), type };
}
