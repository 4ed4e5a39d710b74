// Real diagrams against files that were looked at: outline, scene and picture apart, so that a difference says whether
// meaning, geometry or ink moved. In, the folder of the files; the tests are declared by the call.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkSource } from '../check.js';
import { sceneLines } from '../scene/parts/testing/scene-lines.js';
import { renderSvg } from '../svg/render.js';
import { testIcons } from './icons.js';

export function describeGoldens(folder: URL): void {
  const names = readdirSync(folder)
    .filter((each) => each.endsWith('.diagram'))
    .map((each) => each.slice(0, -'.diagram'.length))
    .sort();
  const fileOf = (name: string): string => fileURLToPath(new URL(name, folder));

  describe.each(names)('%s', (name) => {
    const source = readFileSync(fileOf(`${name}.diagram`), 'utf8');
    const { compiled, diagnostics } = checkSource(source, { icons: testIcons });

    test('has no mistake', () => {
      expect(diagnostics.filter((each) => each.severity === 'error')).toEqual([]);
    });

    test('says what it said', async () => {
      await expect(`${compiled?.outline.lines.join('\n')}\n`).toMatchFileSnapshot(fileOf(`${name}.outline.txt`));
    });

    test('stands as it stood', async () => {
      const scene = compiled?.scene();
      await expect(scene === undefined ? '' : sceneLines(scene)).toMatchFileSnapshot(fileOf(`${name}.scene.json`));
    });

    test.each([
      ['light', ''],
      ['dark', '.dark'],
    ] as const)('looks as it looked, %s', async (scheme, suffix) => {
      const scene = compiled?.scene();
      const svg = scene === undefined ? '' : renderSvg(scene, { scheme, background: 'canvas', identity: source });
      await expect(svg).toMatchFileSnapshot(fileOf(`${name}${suffix}.svg`));
    });
  });
}
