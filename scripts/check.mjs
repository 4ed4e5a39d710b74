// npm run check: every check beside the tests, as the gate has them.
import { HOUSE, QUICK } from './checks.mjs';
import { prepare, root } from './fresh.mjs';
import { runSteps, timesTable } from './steps.mjs';

await prepare('test');
const { ok, failed, times } = await runSteps([...QUICK, ...HOUSE], { cwd: root });
process.stderr.write(`\n${timesTable(times, failed)}`);
process.exitCode = ok ? 0 : 1;
