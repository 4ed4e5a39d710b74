// The drawn texts of a scene, and each as it is shown. In: the scene's nodes or one text. Out: texts without characters
// that no font draws.
import type { SceneNode } from '@linework/core';

export function* textsOf(nodes: readonly SceneNode[]): Generator<string> {
  for (const node of nodes) {
    if (node.type === 'text') yield shown(node.text);
    else if (node.type === 'part') yield* textsOf(node.children);
  }
}

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * A control character shows as a space and half a character as the replacement character, as in the SVG and in
 * measuring.
 */
export function shown(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(/[\ufffe\uffff]/g, '\ufffd');
}
