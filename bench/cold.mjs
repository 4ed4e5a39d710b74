// Cold start: `linework draw` of one file, as a whole process, against `node -e 0`. Wall time is the median of 15 runs of
// each, alternating; memory is the peak resident set of a separate run. Needs a build. Aim: 100 ms where bare node takes 46, 70 MiB.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, printFigures } from './figures.mjs';

const RUNS = 15;
const main = fileURLToPath(new URL('../packages/cli/bin/linework.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'linework-bench-'));
cpSync(fileURLToPath(new URL('typical.diagram', import.meta.url)), join(folder, 'typical.diagram'));

const commands = {
  'node -e 0': ['-e', '0'],
  'linework --version': [main, '--version'],
  'linework check': [main, 'check', 'typical.diagram'],
  'linework draw, one picture': [main, 'draw', 'typical.diagram', '-o', 'one.svg'],
  'linework draw, light and dark': [main, 'draw', 'typical.diagram'],
};

function run(words) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  const time = performance.now() - start;
  if (status !== 0) throw new Error(`node ${words.join(' ')} exits with ${status}: ${stderr}`);
  return time;
}

/** KiB, reported by the process itself when it exits. */
function peak(words) {
  const tell = 'process.on("exit", () => process.stderr.write("peak " + process.resourceUsage().maxRSS))';
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(tell)}`, ...words],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  return Number(/peak (\d+)$/.exec(stderr)?.[1]);
}

const times = new Map(Object.keys(commands).map((name) => [name, []]));
for (let i = -1; i < RUNS; i++) {
  for (const [name, words] of Object.entries(commands)) {
    rmSync(join(folder, 'typical.svg'), { force: true });
    rmSync(join(folder, 'typical.dark.svg'), { force: true });
    const time = run(words);
    if (i >= 0) times.get(name)?.push(time);
  }
}
const base = median(times.get('node -e 0') ?? []);
printFigures(
  `Cold, wall, median (least) of ${RUNS}: Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  [...times].map(([name, each]) => [
    name,
    `${median(each).toFixed(0)} (${Math.min(...each).toFixed(0)})`,
    `ms, ${(median(each) / base).toFixed(2)} times node`,
  ]),
);
printFigures(
  'Peak resident set',
  Object.entries(commands)
    .filter(([name]) => name !== 'node -e 0')
    .map(([name, words]) => [name, (peak(words) / 1024).toFixed(1), 'MiB']),
);
rmSync(folder, { recursive: true, force: true });
