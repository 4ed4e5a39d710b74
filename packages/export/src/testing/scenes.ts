// Scenes for the tests of exporters: from a source, from the goldens of every kind, and from bare texts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compose, type Scene, type SceneNode, type TextShape } from '@linework/core';
import { basicIcons } from '@linework/icons/basic';

const kinds = fileURLToPath(new URL('../../../core/src/kinds', import.meta.url));

export function sceneOf(source: string): Scene {
  const { scene, diagnostics } = compose(source, { icons: basicIcons });
  if (scene === undefined) throw new Error(diagnostics.map((each) => each.message).join('\n'));
  return scene;
}

/** `[kind/name, scene]` of every golden. */
export function goldenScenes(): readonly (readonly [string, Scene])[] {
  return readdirSync(kinds, { withFileTypes: true })
    .filter((each) => existsSync(join(kinds, each.name, 'golden')))
    .flatMap(({ name: kind }) =>
      readdirSync(join(kinds, kind, 'golden'))
        .filter((each) => each.endsWith('.diagram'))
        .sort()
        .map((file): readonly [string, Scene] => [
          `${kind}/${file.replace('.diagram', '')}`,
          sceneOf(readFileSync(join(kinds, kind, 'golden', file), 'utf8')),
        ]),
    );
}

/** A picture of these texts, a line each, 14 px. */
export function linesScene(texts: readonly string[], more: Partial<TextShape> = {}): Scene {
  const nodes = texts.map(
    (text, i): SceneNode => ({
      type: 'text',
      x: 20,
      y: 30 + 24 * i,
      text,
      width: Math.max(1, Math.min(360, 8 * text.length)),
      style: { size: 14, weight: 500 },
      anchor: 'start',
      fill: 'ink',
      ...more,
    }),
  );
  return { width: 400, height: 40 + 24 * texts.length, title: 'Lines', description: '', kind: 'flow', nodes };
}
