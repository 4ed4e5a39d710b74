// How long a repository takes: a generated one with 1,000 diagrams, 250 sources and 300 documents. generate and ci, cold and without
// changes; wall time, CPU and peak memory of the process. node bench/repository.mjs (after npm run build)
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIAGRAMS = 750;
const SOURCES = 250;
const DOCUMENTS = 300;

const main = fileURLToPath(new URL('../packages/cli/bin/linework.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'linework-repository-'));
const write = (path, content) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

const flow = (at) =>
  `flow "Service ${at}"\nnode web client "Web ${at}"\nnode api service "API ${at}"\nnode db database "Orders ${at}"\nweb -> api : "calls"\napi -> db : "writes to" role=data\n`;
const sql = (at) =>
  Array.from(
    { length: 6 },
    (_, table) =>
      `create table t${at}_${table} (\n  id uuid primary key,\n  other uuid references t${at}_${Math.max(0, table - 1)} (id)\n);\n`,
  ).join('');

for (let at = 0; at < DIAGRAMS; at++) write(`services/s${at}/service.diagram`, flow(at));
for (let at = 0; at < SOURCES; at++) write(`db/d${at}/schema.sql`, sql(at));
for (let at = 0; at < DOCUMENTS; at++)
  write(`docs/p${at}.md`, `# Page ${at}\n\n\`\`\`diagram id=one\n${flow(at)}\`\`\`\n`);
const sources = Array.from({ length: SOURCES }, (_, at) => ({
  name: `d${at}`,
  from: `db/d${at}/*.sql`,
  format: 'sql',
  out: `made/d${at}.diagram`,
}));
write('linework.json', JSON.stringify({ rules: { requireTitle: true }, sources }));
spawnSync('git', ['init', '-q'], { cwd: folder });

const run = (...words) => {
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync('/usr/bin/time', ['-f', '%M %U %S', process.execPath, main, ...words], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const wall = performance.now() - start;
  const [memory = 0, user = 0, system = 0] = stderr.trim().split('\n').at(-1).split(' ').map(Number);
  const lines = stdout.trim() === '' ? 0 : stdout.trim().split('\n').length;
  console.log(
    [
      words.join(' ').padEnd(20),
      ...[wall, (user + system) * 1_000, memory / 1_024].map((each) => each.toFixed(0).padStart(8)),
      `exit ${status}, ${lines} lines`,
    ].join('  '),
  );
};

console.log(['run'.padEnd(20), 'wall ms', ' cpu ms', '     MB'].join('  '));
run('generate');
run('generate');
run('generate', '--check');
run('sync');
run('sync');
run('ci');
run('ci');
rmSync(folder, { recursive: true });
