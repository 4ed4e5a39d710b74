// The look of a node: in, its shape from brackets or from `@{ }`; out, the node with that shape. A later one wins.
import { mermaidShapeName, type Span } from '@linework/core';
import type { ShapeData } from './ast.js';
import { type ModelNode, textOf } from './model.js';

export function setShape(node: ModelNode, shape: string, span: Span): void {
  node.shape = shape;
  node.shapeSpan = span;
  delete node.unknownShape;
}

export function applyData(node: ModelNode, { values, span }: ShapeData): void {
  const shape = textOf(values.get('shape'));
  if (shape !== undefined) {
    const known = mermaidShapeName(shape);
    setShape(node, known ?? 'rect', span);
    if (known === undefined) node.unknownShape = shape;
  }
  const icon = textOf(values.get('icon'));
  const image = textOf(values.get('img'));
  if (icon !== undefined) node.icon = icon;
  if (image !== undefined) node.image = image;
  if ((icon ?? image) !== undefined) node.shapeSpan = span;
  const label = textOf(values.get('label'));
  if (label !== undefined) node.text = { text: label, form: 'data', span };
  // An icon or a picture stands for the text that was not written.
  else if ((icon ?? image) !== undefined && node.text === undefined) node.text = { text: '', form: 'data', span };
}
