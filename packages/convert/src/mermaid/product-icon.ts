// The icon and the type of a well-known product that a label names: in, the label, and the type of what it labels; out, an icon's
// name, and the type if the label names only the product. The caller's own choice of an icon takes precedence over that of its icons.
// docs/conversion.md, Product icons.
import { isNodeType, type NodeType } from '@linework/core';
import type { ConvertContext } from './contract.js';

/** Types that never get a product's icon: a person who works with a product is not the product. */
const PLAIN: ReadonlySet<NodeType> = new Set<NodeType>(['step', 'decision', 'terminal', 'person']);

/** The icon written for a node or an actor. */
export function iconOfType(type: NodeType, label: string, context: ConvertContext): string | undefined {
  return PLAIN.has(type) ? undefined : productIcon(label, context);
}

export function productIcon(label: string, { icons, productIcon: chosen }: ConvertContext): string | undefined {
  return (chosen ?? icons.product)?.(label);
}

/** For a label without a keyword of a type. */
export function productType(label: string, { icons }: ConvertContext): NodeType | undefined {
  const type = icons.productType?.(label);
  return type !== undefined && isNodeType(type) ? type : undefined;
}
