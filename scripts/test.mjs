// npm test: installs and builds what is missing, then runs the tests, and beside them lint, words, structure, types, dead code and
// packages. With arguments (`npm test -- kinds/gantt`) only the tests that they name run. Progress goes to standard error.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { binOf, prepare, root } from './fresh.mjs';
import { runSteps, timesTable } from './steps.mjs';

const filters = process.argv.slice(2);
const built = await prepare('test');

const script = (name, label, path, more = {}) => ({ name, label, command: process.execPath, args: [path], ...more });
const tool = (name, label, bin, args, more = {}) => ({
  name,
  label,
  command: process.execPath,
  args: [binOf(bin), ...args],
  ...more,
});

// Goldens are accepted by name (npm run golden). A test run never writes them.
const tests = tool('tests', 'Running tests', 'vitest', ['run', '--update=none', ...filters], { inherit: true });
const checks = [
  { ...script('types', 'Checking types', 'scripts/build.mjs'), args: ['scripts/build.mjs', 'types'] },
  tool('types of tests', 'Checking types of tests', '@typescript/native:tsc', ['-p', 'tsconfig.test.json'], {
    needs: ['types'],
  }),
  tool('lint', 'Linting', '@biomejs/biome:biome', ['check', '--error-on-warnings', '.']),
  script('words', 'Checking words', 'scripts/writing/lint.mjs'),
  script('structure', 'Checking structure', 'scripts/structure.mjs'),
  tool('dead code', 'Looking for dead code', 'knip', ['--no-progress']),
  ...readdirSync(join(root, 'packages')).map((name) =>
    tool(
      `package ${name}`,
      `Checking the package ${name}`,
      'publint',
      [`packages/${name}`, '--pack', 'false', '--strict'],
      {
        needs: ['types'],
      },
    ),
  ),
];

const { ok, failed, times } = await runSteps(filters.length > 0 ? [tests] : [tests, ...checks], {
  cwd: root,
  atOnce: 2,
});
process.stderr.write(`\n${timesTable([...built, ...times], failed)}`);
process.exitCode = ok ? 0 : 1;
