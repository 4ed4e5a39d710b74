// What is missing on this checkout: installed packages and built files. Each step runs only when its inputs changed, told by
// a hash kept in .build/, so that a second start does nothing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const state = join(root, '.build');

/** Runs a command in the root with its output on standard error; ends the process when it fails. */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  process.stderr.write(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}\n`);
  process.exit(status ?? 1);
}

/** Runs a tool that npm installed. */
export function tool(name, args) {
  run(process.execPath, [binOf(name), ...args]);
}

/** The script behind a package's command. */
function binOf(name) {
  const [folder, command] = name.includes(':') ? name.split(':') : [name, name];
  const base = join(root, 'node_modules', folder);
  const { bin } = JSON.parse(readFileSync(join(base, 'package.json'), 'utf8'));
  return join(base, typeof bin === 'string' ? bin : bin[command]);
}

function filesOf(folder, keep, out = []) {
  if (!existsSync(folder)) return out;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'bundle', 'generated', '.git', '.build'].includes(entry.name))
        filesOf(path, keep, out);
    } else if (keep(path)) out.push(path);
  }
  return out;
}

function digest(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort())
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Runs `work` unless it was done for these inputs before and its outputs stand. */
function once(name, inputs, outputs, work) {
  const stamp = join(state, name);
  const now = digest(inputs);
  const done =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === now && outputs.every((each) => existsSync(join(root, each)));
  if (done) return;
  work();
  mkdirSync(state, { recursive: true });
  // The lock file may have been written by the install: hash again, so that the next start finds it done.
  writeFileSync(stamp, digest(inputs));
}

export function install() {
  const manifests = [
    join(root, 'package.json'),
    join(root, 'package-lock.json'),
    ...readdirSync(join(root, 'packages')).map((each) => join(root, 'packages', each, 'package.json')),
  ].filter((each) => existsSync(each));
  once('install', manifests, ['node_modules/.package-lock.json', 'node_modules/.bin/linework'], () => {
    process.stderr.write('Installing packages\n');
    run('npm', ['install', '--no-audit', '--no-fund']);
  });
}

export function build() {
  const inputs = [
    ...filesOf(
      join(root, 'packages'),
      (path) => /\.(ts|mjs|json)$/.test(path) && !/\.test\.ts$|tsbuildinfo$/.test(path),
    ),
    ...filesOf(join(root, 'scripts'), (path) => path.endsWith('.mjs')),
    join(root, 'tsconfig.base.json'),
    join(root, 'tsconfig.json'),
    join(root, 'package-lock.json'),
  ];
  once('build', inputs, ['packages/server/dist/index.js', 'packages/cli/bundle/linework.js'], () => {
    process.stderr.write('Building\n');
    run(process.execPath, ['packages/icons/scripts/build.mjs']);
    run(process.execPath, ['packages/export/scripts/build.mjs']);
    tool('typescript:tsc', ['-b']);
    run(process.execPath, ['scripts/bundle-cli.mjs']);
  });
}
