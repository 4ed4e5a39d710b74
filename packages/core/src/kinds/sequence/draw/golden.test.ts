// Whole sequences against files that were looked at: outline, scene and picture apart, so that a difference says whether
// meaning, geometry or ink moved. After a wanted change: npx vitest run packages/core/src/kinds/sequence/draw/golden -u
// then look at every picture (scripts/look.mjs) before it is accepted.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { sceneLines } from '../../../scene/parts/testing/scene-lines.js';
import { renderSvg } from '../../../svg/render.js';
import { testIcons } from '../../../testing/icons.js';

const FOLDER = new URL('../golden/', import.meta.url);
const names = readdirSync(FOLDER)
  .filter((each) => each.endsWith('.diagram'))
  .map((each) => each.slice(0, -'.diagram'.length))
  .sort();

function fileOf(name: string): string {
  return fileURLToPath(new URL(name, FOLDER));
}

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
