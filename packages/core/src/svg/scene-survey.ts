// One walk over a scene before it is written, to collect what the root element, the style rules and the icon
// definitions need.
import type { IconShapeNode, Scene, SceneNode } from '../scene/scene.js';
import { safeLink } from './link.js';
import { MOVING } from './style-sheet.js';

export interface SceneSurvey {
  readonly icons: readonly IconShapeNode[];
  /** Classes of motion that elements will carry. */
  readonly classes: ReadonlySet<string>;
  readonly hasLinks: boolean;
}

export function surveyScene(scene: Scene): SceneSurvey {
  const icons: IconShapeNode[] = [];
  const classes = new Set<string>();
  let hasLinks = false;

  const walk = (nodes: readonly SceneNode[]): void => {
    for (const node of nodes) {
      if (node.type === 'icon') icons.push(node);
      else if (node.type === 'connector') {
        if (node.animate) classes.add(MOVING[node.dash]);
      } else if (node.type === 'part') {
        if (node.link !== undefined && safeLink(node.link) !== undefined) hasLinks = true;
        walk(node.children);
      }
    }
  };
  walk(scene.nodes);
  return { icons, classes, hasLinks };
}
