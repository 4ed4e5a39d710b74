// node scripts/evaluators.mjs [COUNT [SEED]]: imports random programs of every format that has expressions, and reports deaths,
// throws, the slowest by CPU time and the peak memory. Limits: 5 s and 512 MB each. Exits with 1 if one is exceeded. The programs
// run in processes of 250, so that memory is that of few; SEED draws the same programs again.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const SECONDS = 5;
const MEGABYTES = 512;
const BATCH = 250;

const [count = 1_000, seed = 1] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'linework-evaluators-'));
const [program, log] = ['run.mjs', 'log'].map((name) => join(folder, name));
try {
  await bundle();
  const results = [];
  const deaths = [];
  for (let from = 0; from < count; ) {
    const to = Math.min(count, from + BATCH);
    const { status, signal, stderr } = batch(from, to);
    const own = readFileSync(log, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    results.push(...own.filter(({ seconds }) => seconds !== undefined));
    if (status === 0) from = to;
    else {
      const { at, format, text } = own.at(-1) ?? { at: from };
      deaths.push({ at, format, text, how: signal ?? stderr.slice(-300) });
      from = at + 1;
    }
    process.stderr.write(`${from} of ${count}\n`);
  }
  process.exitCode = reported(results, deaths) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

async function bundle() {
  const contents = `
    import { appendFileSync } from 'node:fs';
    import fc from 'fast-check';
    import { importFiles } from './packages/import/src/import-files.ts';
    import { programs } from './packages/import/src/testing/programs.ts';
    const [from, to, seed, log] = process.argv.slice(2);
    const context = { icons: { find: () => undefined, nearest: () => [] } };
    for (let at = Number(from); at < Number(to); at++) {
      const [[format, files]] = fc.sample(programs, { numRuns: 1, seed: Number(seed) * 1_000_003 + at });
      const text = files.map(({ path, content }) => path + ': ' + content).join('\\n').slice(0, 2_000);
      appendFileSync(log, JSON.stringify({ at, format, text }) + '\\n');
      const before = process.cpuUsage();
      let thrown;
      try {
        await importFiles({ files, format }, context);
      } catch (error) {
        thrown = String(error.stack).slice(0, 500);
      }
      const { user, system } = process.cpuUsage(before);
      const megabytes = process.resourceUsage().maxRSS / 1024;
      appendFileSync(log, JSON.stringify({ at, format, text, seconds: (user + system) / 1e6, megabytes, thrown }) + '\\n');
    }
  `;
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@linework/source'],
    mainFields: ['module', 'main'],
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(join(root, 'package.json'))});`,
    },
    outfile: program,
  });
}

function batch(from, to) {
  writeFileSync(log, '');
  return spawnSync(process.execPath, [`--max-old-space-size=${MEGABYTES}`, program, from, to, seed, log].map(String), {
    encoding: 'utf8',
    timeout: 10 * 60_000,
  });
}

/** Returns whether every program kept the limits. */
function reported(results, deaths) {
  const slowest = results.toSorted((a, b) => b.seconds - a.seconds);
  const thrown = results.filter((each) => each.thrown !== undefined);
  const largest = Math.max(...results.map(({ megabytes }) => megabytes));
  const [worst] = slowest;
  const line = ({ at, format, seconds }) => `  ${format} ${at}: ${seconds.toFixed(2)} s`;
  process.stdout.write(
    `${results.length} programs, seed ${seed}: ${deaths.length} deaths, ${thrown.length} throws, peak memory ${largest.toFixed(0)} MB of a process of ${BATCH}.\nSlowest by CPU time:\n${slowest.slice(0, 8).map(line).join('\n')}\n`,
  );
  const over = slowest.filter(({ seconds }) => seconds > SECONDS);
  for (const { at, format, text, how, thrown: error } of [...deaths, ...thrown, ...over.slice(0, 3)])
    process.stdout.write(`\n${format} ${at} ${how ?? error ?? 'too slow'}\n${text}\n`);
  return deaths.length === 0 && thrown.length === 0 && largest <= MEGABYTES && (worst?.seconds ?? 0) <= SECONDS;
}
