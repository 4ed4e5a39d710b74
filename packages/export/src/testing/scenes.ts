// Scenes for the exporters' tests: from a source, from the example and goldens of every kind, and from bare texts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compose, kinds, type Scene, type SceneNode, type TextShape } from '@linework/core';
import { basicIcons } from '@linework/icons/basic';

const kindsFolder = fileURLToPath(new URL('../../../core/src/kinds', import.meta.url));

export function sceneOf(source: string): Scene {
  const { scene, diagnostics } = compose(source, { icons: basicIcons });
  if (scene === undefined) throw new Error(diagnostics.map((each) => each.message).join('\n'));
  return scene;
}

/** `[kind/name, scene]` of every kind's example and goldens. */
export function kindScenes(): readonly (readonly [string, Scene])[] {
  return [...kinds.values()].flatMap(({ grammar: { kind, example } }) => {
    const golden = join(kindsFolder, kind, 'golden');
    const files = existsSync(golden) ? readdirSync(golden).filter((each) => each.endsWith('.diagram')) : [];
    return [
      [`${kind}/example`, sceneOf(`${example}\n`)] as const,
      ...files
        .sort()
        .map(
          (file) =>
            [`${kind}/${file.replace('.diagram', '')}`, sceneOf(readFileSync(join(golden, file), 'utf8'))] as const,
        ),
    ];
  });
}

/** A picture of these texts, one per line, at 14 px. */
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
