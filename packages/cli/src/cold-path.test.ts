// What a verb loads: each verb of an operation loads that operation, and a drawing loads as little as possible. Read from the
// bundle's own list of imports, and from V8.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as core from '@linework/core';
import { pictureFormats } from '@linework/core';
import { operations } from '@linework/operations';
import type { Metafile } from 'esbuild';
import { describe, expect, inject, it } from 'vitest';
import { verbs } from './verbs.js';

const cli = fileURLToPath(new URL('..', import.meta.url));
const folder = inject('bundle');
const inputs: Metafile['inputs'] = JSON.parse(readFileSync(join(folder, 'inputs.json'), 'utf8'));

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** All files that these files load, without those that they import on demand. */
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
    expect(loaded).toContain('packages/core/src/draw-checked.ts');
    for (const { name } of verbs) if (name !== 'draw') expect(loaded).not.toContain(`${VERBS}${name}.ts`);
    for (const file of loaded)
      expect(file).not.toMatch(
        /^packages\/(convert|operations\/src\/(?!settings\/(?:settings|written-by)\.ts)|server|cli\/src\/preview)\/?|node_modules/,
      );
  });

  it('as SVG loads no other format, and nothing that loads the exporter', () => {
    const loaded = loadedBy('packages/cli/src/main.ts', `${VERBS}draw.ts`, `${FORMATS}svg/make.ts`);
    for (const { name } of pictureFormats) {
      expect(Object.keys(inputs)).toContain(`${FORMATS}${name}/make.ts`);
      if (name !== 'svg') expect(loaded).not.toContain(`${FORMATS}${name}/make.ts`);
    }
    expect(loaded).not.toContain(`${FORMATS}exported.ts`);
  });

  it.each([
    ['draw', 'shop.diagram'],
    ['check', 'shop.diagram'],
    ['format', 'shop.diagram'],
    ['convert', '--help'],
  ])('%s runs cached compiled code, and only what it needs of it', (verb, operand) => {
    const place = mkdtempSync(join(tmpdir(), 'linework-cold-'));
    writeFileSync(join(place, 'shop.diagram'), 'flow "Shop"\nnode a "Shop"\n');
    const load = JSON.stringify(join(cli, 'bin', 'load.js'));
    const ask = `
      const { loaded, run } = require(${load}).load(${JSON.stringify(folder)});
      const rejected = () => JSON.stringify([...loaded].map(([name, { script }]) => [name, script.cachedDataRejected]));
      process.on('exit', () => process.stderr.write(rejected()));
      run();`;
    const { stderr } = spawnSync(process.execPath, ['-e', ask, 'linework', verb, operand], {
      cwd: place,
      encoding: 'utf8',
    });
    rmSync(place, { recursive: true, force: true });
    const names = verb === 'draw' || verb === 'check' ? ['linework'] : ['linework', 'verbs'];
    expect(JSON.parse(stderr)).toEqual(names.map((name) => [name, false]));
  });
});

describe('a verb of an operation', () => {
  const OPERATIONS = 'packages/operations/src/';
  const lines = readFileSync(join(root, OPERATIONS, 'registry.ts'), 'utf8');
  /** The file that declares it: one line of the registry per operation, in the order of its list. */
  const files = new Map(
    [...lines.matchAll(/^import { (\w+) } from '\.\/(.+)\.js';$/gm)].map(([, name, path]) => [
      name,
      `${OPERATIONS}${path}.ts`,
    ]),
  );
  const inOrder = [...lines.slice(lines.indexOf('= [')).matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => files.get(name));
  /** No operation returns several pictures of one layout, and loading is most of the cost of one drawing. */
  const shared: Readonly<Record<string, string>> = {
    draw: `${FORMATS}registry.ts`,
    render: `${OPERATIONS}formats/draw-as.ts`,
    // The operation runs where the readers of formats are, beside the command.
    import: 'packages/import/src/importable.ts',
  };

  it.each(operations.flatMap(({ verb }, i) => (verb === undefined ? [] : [{ verb, file: inOrder[i] ?? 'nowhere' }])))(
    '$verb uses the same code as $file',
    ({ verb, file }) => {
      const [name = ''] = verb.split(' ');
      expect(loadedBy(`${VERBS}${name}.ts`)).toContain(shared[name] ?? file);
      expect(loadedBy(file)).toContain(shared[name] ?? file);
    },
  );

  it('imports nothing that checks, describes, converts or draws a source by itself', () => {
    const { overrides, ...rules } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    const paths = overrides[0].linter.rules.style.noRestrictedImports.options.paths;
    const refused: readonly string[] = paths['@linework/core'].importNames;
    for (const name of refused) expect(Object.keys(core)).toContain(name);
    const place = mkdtempSync(join(tmpdir(), 'linework-verbs-'));
    const planted = 'packages/cli/src/verbs/planted.ts';
    mkdirSync(join(place, planted, '..'), { recursive: true });
    writeFileSync(join(place, 'biome.json'), JSON.stringify({ ...rules, overrides, vcs: { enabled: false } }));
    writeFileSync(
      join(place, planted),
      [...refused.map((name) => [name, 'core']), ['convertMermaid', 'convert'], ['nearest', 'core']]
        .map(([name, from]) => `export { ${name} } from '@linework/${from}';\n`)
        .join(''),
    );
    const biome = join(root, 'node_modules', '.bin', 'biome');
    const { stdout } = spawnSync(biome, ['lint', '--reporter=github', '--max-diagnostics=100', '.'], {
      cwd: place,
      encoding: 'utf8',
    });
    rmSync(place, { recursive: true, force: true });
    const refusals = [...stdout.matchAll(/noRestrictedImports,file=[^,]*planted\.ts,line=(\d+)/g)].map((each) =>
      Number(each[1]),
    );
    expect(refusals).toEqual([...refused, 'convertMermaid'].map((_, i) => i + 1));
  });
});

it('starts without any verb', () => {
  const loaded = loadedBy('packages/cli/src/main.ts');
  expect(loaded).toContain('packages/cli/src/verbs.ts');
  for (const file of loaded) expect(file).toMatch(/^packages\/cli\/src\/(?!verbs\/)|^node:/);
});

// The pattern engine is loaded if the settings have style rules.
it('contains no library except the pattern engine', () => {
  for (const file of Object.keys(inputs)) expect(file).not.toMatch(/node_modules\/(?!@linework|re2js)/);
});
