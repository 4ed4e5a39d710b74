// npm run fuzz -- [MINUTES] [AREA...]: runs format, fix, convert, import and draw on random sources, in rounds, for the given time
// (default: 10 minutes). Each round is a separate process with its own seeds and limited memory. The first failure stops the run
// and prints the seed: FUZZ_SEED=<seed> npx vitest run <file> draws the same cases again.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Returns the tests of this name in the folders of kinds. */
function ofEachKind(test) {
  const kinds = 'packages/core/src/kinds';
  return readdirSync(join(root, kinds))
    .map((each) => `${kinds}/${each}/${test}`)
    .filter((each) => existsSync(join(root, each)));
}

const AREAS = {
  format: ['packages/core/src/source/format.property.test.ts'],
  fix: ['packages/core/src/source/fuzz.property.test.ts', 'packages/core/src/source/meaning.property.test.ts'],
  convert: [
    'packages/convert/src/mermaid/hostile.test.ts',
    'packages/convert/src/ids.test.ts',
    'packages/convert/src/mermaid/mutations.property.test.ts',
    'packages/convert/src/mermaid/sequence/sequence.property.test.ts',
    'packages/convert/src/mermaid/yaml.test.ts',
  ],
  import: ['packages/import/src'],
  corpus: ['scripts/corpus/mutations.property.test.ts'],
  draw: [
    ...ofEachKind('contract.test.ts'),
    ...ofEachKind('draw/draw.property.test.ts'),
    'packages/core/src/kinds/graph-pages.property.test.ts',
    'packages/core/src/svg/render.property.test.ts',
  ],
};

/** Cases per property in one round, for properties without a fixed number: few, so every area runs within minutes. */
const RUNS = process.env.FUZZ_RUNS ?? '500';
const MEGABYTES = 1_500;

const [minutes = '10', ...names] = process.argv.slice(2);
const unknown = names.filter((each) => !Object.hasOwn(AREAS, each));
if (!(Number(minutes) > 0) || unknown.length > 0) {
  process.stderr.write(`npm run fuzz -- [MINUTES] [AREA...]; areas: ${Object.keys(AREAS).join(', ')}\n`);
  process.exit(2);
}
const areas = names.length > 0 ? names : Object.keys(AREAS);
const start = performance.now();
const spent = () => (performance.now() - start) / 60_000;

const rounds = new Map(areas.map((area) => [area, 0]));
for (let round = 0; spent() < Number(minutes); round++) {
  const area = areas[round % areas.length];
  const failures = run(AREAS[area]);
  if (failures !== undefined) {
    process.stderr.write(`${failures}\n${area}: failed in round ${rounds.get(area) + 1}\n`);
    process.exit(1);
  }
  rounds.set(area, rounds.get(area) + 1);
  process.stdout.write(`${spent().toFixed(1)} min: ${area} is clean, round ${rounds.get(area)}\n`);
}
const counts = [...rounds].map(([area, count]) => `${area} ${count}`).join(', ');
process.stdout.write(`Clean after ${spent().toFixed(1)} min with ${RUNS} cases per property. Rounds: ${counts}.\n`);

/** Returns undefined if every property holds, and otherwise the failures. */
function run(files) {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=json',
      '--maxWorkers=1',
      '--testTimeout=0',
      ...files,
    ],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: {
        ...process.env,
        FUZZ_SEED: 'random',
        FUZZ_RUNS: RUNS,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=${MEGABYTES}`.trim(),
      },
    },
  );
  if (status === 0) return undefined;
  const report = stdout.slice(stdout.indexOf('{'));
  try {
    const failed = JSON.parse(report).testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}\n${message}`] : []),
      ...assertionResults
        .filter((each) => each.status === 'failed')
        .map((each) => `${name}\n${each.fullName}\n${each.failureMessages.join('\n')}`),
    ]);
    return failed.join('\n\n');
  } catch {
    return `${error?.message ?? ''}\n${stderr}\n${stdout}`;
  }
}
