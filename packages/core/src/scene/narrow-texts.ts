// A scene whose texts are set in a narrow font: in, the scene as it was measured in Inter and how wide the font's text is; out, the same with that
// width on each of its texts. Letters keep their form instead of being stretched to Inter's widths.
import type { Scene, SceneNode } from './scene.js';

/** Latin, Greek and Cyrillic with their signs; other scripts are drawn in other fonts. */
const OWN_SCRIPTS = /^[\u0000-\u052f\u1e00-\u2bff]*$/;

/** `share` of the measured widths, at most 1. */
export function narrowTexts(scene: Scene, share: number): Scene {
  return share < 1 ? { ...scene, nodes: scene.nodes.map((node) => narrowNode(node, share)) } : scene;
}

function narrowNode(node: SceneNode, share: number): SceneNode {
  if (node.type === 'part') return { ...node, children: node.children.map((each) => narrowNode(each, share)) };
  return node.type === 'text' && OWN_SCRIPTS.test(node.text) ? { ...node, width: node.width * share } : node;
}
