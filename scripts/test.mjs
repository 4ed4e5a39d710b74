// npm test: installs and builds what is missing, then runs the tests, and beside them the quick checks. A check that passed runs again only
// after a file of the checkout changed. With arguments (`npm test -- kinds/gantt`) only the tests that they name run. Progress goes to
// standard error.
import { QUICK } from './checks.mjs';
import { binOf, passed, prepare, root } from './fresh.mjs';
import { runSteps, timesTable } from './steps.mjs';

const filters = process.argv.slice(2);
const built = await prepare('test');

// Goldens are accepted by name (npm run golden). A test run never writes them.
const tests = {
  name: 'tests',
  label: 'Running tests',
  command: process.execPath,
  args: [binOf('vitest'), 'run', '--update=none', ...filters],
  inherit: true,
};

const before = passed();
const checks = filters.length > 0 ? [] : QUICK.filter(({ name }) => !before.isDone(name));
const { ok, failed, times } = await runSteps([tests, ...checks], {
  cwd: root,
  atOnce: 2,
  done: ({ name }) => {
    if (name !== tests.name) before.done(name);
  },
});
process.stderr.write(`\n${timesTable([...built, ...times], failed)}`);
process.exitCode = ok ? 0 : 1;
