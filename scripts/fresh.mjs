// What is missing on this checkout: installed packages and built files. Each step runs only when its inputs changed, told by
// a hash kept in .build/, so that a second start does nothing.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSteps } from './steps.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const state = join(root, '.build');

/** A step that runs a script of ours. */
function script(label, path) {
  return { label, command: process.execPath, args: [path] };
}

/** A step that runs a tool that npm installed. */
export function tool(label, name, args) {
  return {
    label,
    command: process.execPath,
    // Known once the packages are installed.
    get args() {
      return [binOf(name), ...args];
    },
  };
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

/** Whether the work must be done: for other inputs than the last time, or because its outputs are gone. */
function due({ name, inputs, outputs }) {
  const stamp = join(state, name);
  const done = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(inputs());
  return !done || !outputs.every((each) => existsSync(join(root, each)));
}

const installing = {
  name: 'install',
  inputs: () =>
    [
      join(root, 'package.json'),
      join(root, 'package-lock.json'),
      ...readdirSync(join(root, 'packages')).map((each) => join(root, 'packages', each, 'package.json')),
    ].filter((each) => existsSync(each)),
  outputs: ['node_modules/.package-lock.json', 'node_modules/.bin/linework'],
  steps: [{ label: 'Installing packages', command: 'npm', args: ['ci', '--no-audit', '--no-fund'] }],
};

const building = {
  name: 'build',
  inputs: () => [
    ...filesOf(
      join(root, 'packages'),
      (path) => /\.(ts|mjs|json|sql)$/.test(path) && !/\.test\.ts$|tsbuildinfo$/.test(path),
    ),
    ...filesOf(join(root, 'scripts'), (path) => path.endsWith('.mjs')),
    join(root, 'tsconfig.base.json'),
    join(root, 'tsconfig.json'),
    join(root, 'package-lock.json'),
    join(root, 'README.md'),
  ],
  outputs: [
    'packages/server/generated/seed.tar.gz',
    'packages/server/dist/index.js',
    'packages/cli/bundle/linework.js',
    'packages/cli/bundle/server.js',
  ],
  steps: [
    script('Building icons and fonts', 'packages/icons/scripts/build.mjs'),
    script('Building icons and fonts', 'packages/export/scripts/build.mjs'),
    script('Building icons and fonts', 'packages/server/scripts/build.mjs'),
    tool('Building packages', 'typescript:tsc', ['-b']),
    script('Building the database', 'packages/server/scripts/seed.mjs'),
    script('Building the command', 'scripts/bundle-cli.mjs'),
    script('Building the command', 'scripts/package-papers.mjs'),
  ],
};

/** Installs and builds what is missing. */
export function prepare() {
  const needed = [installing, building].filter(due);
  runSteps(
    needed.flatMap((each) => each.steps),
    { cwd: root },
  );
  mkdirSync(state, { recursive: true });
  for (const { name, inputs } of needed) writeFileSync(join(state, name), digest(inputs()));
}
