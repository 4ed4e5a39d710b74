// The cost of icons in a cold draw: the same picture without named icons, with three Lucide icons and with three products, each
// as a whole process, and the icon files it reads. Reports the least processor time beside wall time,
// because other work on the machine does not count in it. Needs a build. Aim: 5 ms for three icons.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { median, printFigures } from './figures.mjs';

const RUNS = Number(process.argv[2] ?? 25);
const main = fileURLToPath(new URL('../packages/cli/bin/linework.js', import.meta.url));
const generated = fileURLToPath(new URL('../packages/icons/generated/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'linework-bench-'));

const picture = (icons) =>
  [
    'flow "Icons"',
    ...['a', 'b', 'c'].map(
      (id, at) => `node ${id} service "${id.toUpperCase()}"${icons[at] ? ` icon=${icons[at]}` : ''}`,
    ),
    'a -> b',
    'b -> c',
    '',
  ].join('\n');
const pictures = {
  'no icon named': [],
  'three of Lucide': ['lx:rocket', 'lx:alarm-clock', 'lx:warehouse'],
  'three of products': ['logos:postgresql', 'aws:lambda', 'devicon:docker'],
};
for (const [name, icons] of Object.entries(pictures)) writeFileSync(fileOf(name), picture(icons));

function fileOf(name) {
  return join(folder, `${name.replaceAll(' ', '-')}.diagram`);
}

/** Reported by the process when it exits: its own processor time, and the icon files it read, completely or in part. */
const tell = `
  const fs = require('node:fs');
  const { openSync, readFileSync, readSync } = fs;
  let [bytes, files] = [0, 0];
  const icons = new Set();
  fs.readFileSync = (path, ...rest) => {
    const result = readFileSync(path, ...rest);
    if (/icons.\\w+\\.json$/.test(String(path))) { bytes += result.length; files++; }
    return result;
  };
  fs.openSync = (path, ...rest) => {
    const descriptor = openSync(path, ...rest);
    if (String(path).endsWith('.shards')) { icons.add(descriptor); files++; } else icons.delete(descriptor);
    return descriptor;
  };
  fs.readSync = (descriptor, ...rest) => {
    const count = readSync(descriptor, ...rest);
    if (icons.has(descriptor)) bytes += count;
    return count;
  };
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    process.stderr.write('figures ' + JSON.stringify([(user + system) / 1000, bytes, files]));
  });`;
writeFileSync(join(folder, 'tell.cjs'), tell);

function run(name) {
  const words = ['--require', join(folder, 'tell.cjs'), main, 'draw', fileOf(name), '-o', join(folder, 'one.svg')];
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  const wall = performance.now() - start;
  if (status !== 0) throw new Error(`node ${words.join(' ')} exits with ${status}: ${stderr}`);
  const [cpu, bytes, files] = JSON.parse(/figures (.*)$/.exec(stderr)?.[1] ?? '');
  return { wall, cpu, bytes, files };
}

const results = new Map(Object.keys(pictures).map((name) => [name, []]));
for (let round = -1; round < RUNS; round++) {
  for (const [name, list] of results) {
    const result = run(name);
    if (round >= 0) list.push(result);
  }
}
const least = (name, part) => Math.min(...(results.get(name) ?? []).map((each) => each[part]));
const base = Object.keys(pictures)[0] ?? '';
printFigures(
  `Cold draw of three nodes, ms of the processor, least of ${RUNS} (wall: least, median): load ${loadavg()[0]?.toFixed(1)}`,
  [...results].map(([name, list]) => [
    name,
    `${least(name, 'cpu').toFixed(1)} (${least(name, 'wall').toFixed(0)}, ${median(list.map(({ wall }) => wall)).toFixed(0)})`,
    `ms, ${(least(name, 'cpu') - least(base, 'cpu')).toFixed(1)} more; opens ${list[0]?.files} files, reads ${list[0]?.bytes} bytes`,
  ]),
);

const { nodeIcons } = await import(pathToFileURL(join(generated, '../dist/node.js')).href);
const timed = (work) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
const { nearest } = nodeIcons();
const first = timed(() => nearest('lx:databse'));
const typos = [
  'lx:databse',
  'logos:postgres',
  'aws:labda',
  'gcp:cloud-run',
  'lx:circle-arow-dwn-lft-sqare-file',
  'x:user',
];
const warm = typos.map((name) => Math.min(...Array.from({ length: 15 }, () => timed(() => nearest(name)))));
printFigures('Nearest names to an unknown one', [
  ['the first, the index read and made ready', first.toFixed(1), 'ms of the processor'],
  ['another, the slowest of six', Math.max(...warm).toFixed(1), 'ms of the processor'],
]);

const { names } = JSON.parse(readFileSync(join(generated, 'icons', 'index.json'), 'utf8'));
const files = readdirSync(generated, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
const bytes = files.reduce((sum, each) => sum + statSync(join(each.parentPath ?? each.path, each.name)).size, 0);
printFigures('Generated', [
  ['names', String(names.length), ''],
  ['files', String(files.length), ''],
  ['unpacked', (bytes / 1e6).toFixed(1), 'MB'],
]);
rmSync(folder, { recursive: true, force: true });
