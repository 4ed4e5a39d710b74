// The type of a flowchart node: in, the node with its cleaned label; out, its type, and whether it comes from its shape, a
// class, its label, the product that this names, or nothing. docs/conversion.md, Node types.
import { mermaidShape, type NodeType } from '@linework/core';
import type { ConvertContext } from '../contract.js';
import { classType } from '../keywords.js';
import { typeFromLabel } from '../node-type.js';
import { productType } from '../product-icon.js';
import type { ModelNode } from './model.js';

export interface NodeKind {
  readonly type: NodeType;
  readonly from: 'shape' | 'class' | 'label' | 'nothing';
  readonly className?: string;
}

/** Types that a keyword can give a cylinder. */
const CYLINDERS: ReadonlySet<NodeType> = new Set(['cache', 'queue', 'storage']);

export function kindOfNode(node: ModelNode, lines: readonly string[], context: ConvertContext): NodeKind {
  const shape = mermaidShape(node.shape);
  if (shape.certain) return { type: shape.type, from: 'shape' };
  const meaningful = node.classes.find(({ name }) => classType(name) !== undefined);
  const named = meaningful && classType(meaningful.name);
  if (meaningful && named) return { type: named, from: 'class', className: meaningful.name };
  const word = typeFromLabel(lines) ?? productType(lines[0] ?? '', context);
  if (node.shape === 'cyl') return { type: word && CYLINDERS.has(word) ? word : 'database', from: 'shape' };
  if (shape.type !== 'step') return { type: shape.type, from: 'shape' };
  return word ? { type: word, from: 'label' } : { type: 'step', from: 'nothing' };
}
