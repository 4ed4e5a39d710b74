// npm test: installs and builds what is missing, then lint, structure, types, dead code, packages and tests. Logs go to standard error.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, root, tool } from './fresh.mjs';
import { runSteps } from './steps.mjs';

prepare();
runSteps(
  [
    tool('Linting', '@biomejs/biome:biome', ['check', '--error-on-warnings', '.']),
    { label: 'Checking structure', command: process.execPath, args: ['scripts/structure.mjs'] },
    tool('Checking types', 'typescript:tsc', ['-p', 'tsconfig.test.json']),
    tool('Looking for dead code', 'knip', ['--no-progress']),
    ...readdirSync(join(root, 'packages')).map((name) =>
      tool('Checking packages', 'publint', [join('packages', name), '--pack', 'false', '--strict']),
    ),
  ],
  { cwd: root },
);
// What is on file is accepted by name (npm run golden); a run of the tests never writes it.
const { command, args } = tool('Running tests', 'vitest', ['run', '--update=none']);
const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
process.exit(status ?? 1);
