// Checks the lock file for every platform we support: a dry run of `npm ci` accepts it unchanged, finds a package for each native
// tool, and prints no engine warning. The lock also contains no registry address.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../fresh.mjs';

const PLATFORMS = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
  ['win32', 'arm64'],
];
/** Tools with a package for each platform; without theirs they would be installed and not run. */
const NATIVE = ['@biomejs/cli', '@esbuild/', '@oxc-parser/binding', '@resvg/resvg-js', '@rolldown/binding'];

const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
const faults = [...lock.matchAll(/"resolved": "(?:https?:)?\/\/[^"]*"/g)].map(([line]) => `The lock holds ${line}`);

const copy = mkdtempSync(join(tmpdir(), 'linework-lock-'));
try {
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(root, name), join(copy, name));
  for (const name of readdirSync(join(root, 'packages'))) {
    mkdirSync(join(copy, 'packages', name), { recursive: true });
    cpSync(join(root, 'packages', name, 'package.json'), join(copy, 'packages', name, 'package.json'));
  }
  for (const [os, cpu] of PLATFORMS) {
    const { status, stdout, stderr } = spawnSync('npm', ['ci', '--dry-run', `--os=${os}`, `--cpu=${cpu}`], {
      cwd: copy,
      encoding: 'utf8',
    });
    const place = `${os} ${cpu}`;
    if (status !== 0) faults.push(`npm ci on ${place}: ${stderr}`);
    if (stderr.includes('EBADENGINE')) faults.push(`npm ci on ${place} warns: ${stderr}`);
    const own = stdout.split('\n').filter((line) => line.startsWith('add ') && line.includes(os) && line.includes(cpu));
    for (const tool of NATIVE) {
      if (!own.some((line) => line.startsWith(`add ${tool}`))) faults.push(`npm ci on ${place} installs no ${tool}`);
    }
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
for (const each of faults) process.stderr.write(`${each}\n`);
if (faults.length > 0) process.exit(1);
process.stderr.write(`Lock: npm ci takes it on ${PLATFORMS.map((each) => each.join(' ')).join(', ')}\n`);
