// The legend of a picture: every sample in it shows a paint that the picture has outside it.
import { expect, test } from 'vitest';
import { parts, primitives } from '../../../scene/parts/testing/walk.js';
import type { ColourRole, Scene, SceneNode } from '../../../scene/scene.js';
import { type Always, sceneOf } from './trial.js';

export function legendsHold(always: Always): void {
  test('a legend names only what the picture shows', () => {
    always((source) => {
      expect(strayInLegend(sceneOf(source))).toEqual([]);
    });
  });
}

/** Paints in the legend that nothing outside it has. Declared items that are listed in one, by id, are content. */
export function strayInLegend({ nodes }: Scene): readonly string[] {
  const shown = new Set(primitives(withoutLegend(nodes)).flatMap(paintsOf));
  return primitives(parts(nodes, 'legend').filter(({ id }) => id === undefined))
    .flatMap(paintsOf)
    .filter((each) => !shown.has(each));
}

function withoutLegend(nodes: readonly SceneNode[]): readonly SceneNode[] {
  return nodes.flatMap((node): readonly SceneNode[] => {
    if (node.type !== 'part') return [node];
    return node.part === 'legend' ? [] : [{ ...node, children: withoutLegend(node.children) }];
  });
}

function paintsOf(node: ReturnType<typeof primitives>[number]): readonly string[] {
  switch (node.type) {
    case 'connector':
      return [`a line in ${node.stroke}`];
    case 'rect':
    case 'ellipse':
    case 'path':
      // A frame of any depth and tone is a sample of all frames.
      if (/-frame-\d$/.test(node.fill ?? '')) return ['a frame'];
      return [node.fill, node.stroke].flatMap((role) => (role === undefined ? [] : paintOf(role)));
    default:
      return [];
  }
}

/** The strong colour of a swatch is a sample of every area in its tone. */
function paintOf(role: ColourRole): readonly string[] {
  const tone = `the tone ${toneOf(role)}`;
  return role.endsWith('-strong') ? [tone] : [tone, role];
}

function toneOf(role: ColourRole | undefined): string {
  return role?.replace(/-(?:strong|stroke|fill)$/, '') ?? '';
}
