// The checks beside the tests, each a step for runSteps. `QUICK` are those that every `npm test` runs: what they find is in the lines that changed.
// `HOUSE` are about the whole: structure, dead code, packages; they run in the gate, and in `npm run check`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { binOf, root } from './fresh.mjs';

const script = (name, label, path, ...args) => ({
  name,
  label,
  command: process.execPath,
  args: [`scripts/${path}.mjs`, ...args],
});

/** A step that runs an installed tool. Its place is read when the step starts: the packages may not be installed before. */
const tool = (name, label, bin, args, more = {}) => ({
  name,
  label,
  command: process.execPath,
  args: () => [binOf(bin), ...args],
  ...more,
});

export const QUICK = [
  script('types', 'Checking types', 'build', 'types'),
  tool('types of tests', 'Checking types of tests', '@typescript/native:tsc', ['-p', 'tsconfig.test.json'], {
    needs: ['types'],
  }),
  tool('lint', 'Linting', '@biomejs/biome:biome', ['check', '--error-on-warnings', '.']),
  script('words', 'Checking words', 'writing/lint'),
];

export const HOUSE = [
  script('structure', 'Checking structure', 'structure'),
  script('regular expressions', 'Checking regular expressions', 'regexes/index'),
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
