// What one drawing has to load: told from the bundle's own list of imports, and from V8.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureFormats } from '@linework/core';
import { describe, expect, inject, it } from 'vitest';
import type { bundleCli } from '../../../scripts/bundle-cli.mjs';
import { verbs } from './verbs.js';

const cli = fileURLToPath(new URL('..', import.meta.url));
const folder = inject('bundle');
const inputs: Awaited<ReturnType<typeof bundleCli>> = JSON.parse(readFileSync(join(folder, 'inputs.json'), 'utf8'));

/** Everything that runs when these files do; what they import on demand does not. */
function loadedBy(...files: readonly string[]): ReadonlySet<string> {
  const loaded = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    for (const each of inputs[file]?.imports ?? []) if (each.kind !== 'dynamic-import') open.push(each.path);
  }
  return loaded;
}

const VERBS = 'packages/cli/src/verbs/';
const FORMATS = 'packages/core/src/pictures/';

describe('drawing', () => {
  it('loads no other verb, converter or operation, and no schema library', () => {
    const loaded = loadedBy('packages/cli/src/main.ts', `${VERBS}draw.ts`, `${FORMATS}svg/make.ts`);
    expect(loaded).toContain('packages/core/src/draw.ts');
    for (const { name } of verbs) if (name !== 'draw') expect(loaded).not.toContain(`${VERBS}${name}.ts`);
    for (const file of loaded)
      expect(file).not.toMatch(/^packages\/(convert|operations|server|cli\/src\/preview)\/|node_modules/);
  });

  it('as SVG loads no other format, and nothing that loads the exporter', () => {
    const loaded = loadedBy('packages/cli/src/main.ts', `${VERBS}draw.ts`, `${FORMATS}svg/make.ts`);
    for (const { name } of pictureFormats) {
      expect(Object.keys(inputs)).toContain(`${FORMATS}${name}/make.ts`);
      if (name !== 'svg') expect(loaded).not.toContain(`${FORMATS}${name}/make.ts`);
    }
    expect(loaded).not.toContain(`${FORMATS}exported.ts`);
  });

  it('runs compiled code that was kept', () => {
    const load = JSON.stringify(join(cli, 'bin', 'load.js'));
    const ask = `process.stdout.write(String(require(${load}).load(${JSON.stringify(folder)}).script.cachedDataRejected))`;
    expect(spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8' }).stdout).toBe('false');
  });
});

it('starts without any verb', () => {
  const loaded = loadedBy('packages/cli/src/main.ts');
  expect(loaded).toContain('packages/cli/src/verbs.ts');
  for (const file of loaded) expect(file).toMatch(/^packages\/cli\/src\/(?!verbs\/)|^node:/);
});

it('holds no schema library at all', () => {
  for (const file of Object.keys(inputs)) expect(file).not.toMatch(/node_modules\/(?!@linework)/);
});
