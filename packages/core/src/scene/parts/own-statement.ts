// Texts that come from a statement of their own, inside a part or outside all: in, what is drawn and its statement, if it is known; out, the same, with
// the statement's place for editors.
import type { Span } from '../../text/source.js';
import type { SceneNode } from '../scene.js';
import type { Block } from './block.js';

export function statementNodes(span: Span | undefined, children: readonly SceneNode[]): readonly SceneNode[] {
  return span === undefined || children.length === 0 ? children : [{ type: 'part', part: 'row', span, children }];
}

export function statementBlock(span: Span | undefined, block: Block): Block {
  return { ...block, at: (corner) => statementNodes(span, block.at(corner)) };
}
