// Times pictures in documents: a README of 200 fences, and a folder of 1,000 documents of which one changed; each the first
// time and when up to date. node bench/markdown.mjs; needs a build. Each run is a separate process, as for a user.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../packages/cli/bin/linework.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'linework-documents-'));

const fence = (i) => `\`\`\`diagram id=d${i}
flow "Service ${i}"
node web client "Web ${i}"
node api service "API"
node db database "Orders"
web -> api : "calls"
api -> db : "writes" role=data
\`\`\`
`;

function timed(name, path) {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'sync', path], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(2);
  console.log(`${name.padEnd(46)} ${seconds} s  ${stdout.split('\n').length - 1} documents written`);
}

try {
  const readme = Array.from({ length: 200 }, (_, i) => `## Part ${i}\n\n${fence(i)}\n`).join('');
  writeFileSync(join(folder, 'README.md'), readme);
  timed('a README of 200 fences', 'README.md');
  timed('the same, up to date', 'README.md');
  mkdirSync(join(folder, 'many'));
  for (let i = 0; i < 1_000; i++) writeFileSync(join(folder, `many/${i}.md`), `# ${i}\n\n${fence(i)}`);
  timed('1,000 documents', 'many');
  timed('the same, up to date', 'many');
  const path = join(folder, 'many/7.md');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"API"', '"Service"'));
  timed('the same, one changed', 'many');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
