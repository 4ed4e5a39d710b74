// A scene whose texts are set in a narrow font: in, the scene as it was measured in Inter and how wide the font's text is; out, the same with that
// width on each of its texts. Letters keep their form instead of being stretched to Inter's widths.
import type { PathStep, Scene, SceneNode, TextShape } from './scene.js';

/** Latin, Greek and Cyrillic with their signs; other scripts are drawn in other fonts. */
const OWN_SCRIPTS = /^[\u0000-\u052f\u1e00-\u2bff]*$/;

/** `share` of the measured widths, at most 1. */
export function narrowTexts(scene: Scene, share: number): Scene {
  return share < 1 ? { ...scene, nodes: narrowNodes(scene.nodes, share) } : scene;
}

function narrowNodes(nodes: readonly SceneNode[], share: number): readonly SceneNode[] {
  return nodes.map((node, i) => {
    if (node.type === 'part') return { ...node, children: narrowNodes(node.children, share) };
    if (node.type === 'text' && isOwn(node)) return { ...node, width: node.width * share };
    const before = nodes[i - 1];
    if (node.type !== 'path' || before?.type !== 'text' || !isOwn(before) || !isUnder(node.steps, before)) return node;
    return { ...node, steps: [node.steps[0], ['L', before.x + before.width * share, node.steps[1][2]]] };
  });
}

function isOwn({ text }: TextShape): boolean {
  return OWN_SCRIPTS.test(text);
}

type Line = readonly [from: readonly ['M' | 'L', number, number], to: readonly ['M' | 'L', number, number]];

/** Whether the path is a line under the whole text, as under a static member of a class. */
function isUnder(steps: readonly PathStep[], { x, width, anchor }: TextShape): steps is Line {
  const [from, to, ...more] = steps;
  if (from?.[0] !== 'M' || to?.[0] !== 'L' || more.length > 0) return false;
  return anchor === 'start' && from[1] === x && to[1] === x + width && from[2] === to[2];
}
