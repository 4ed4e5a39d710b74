// Property tests use the same cases in every run, so that each commit has one verdict. FUZZ_SEED=random uses new ones
// (`npm run fuzz`), FUZZ_SEED=<number> those of a reported failure.
import fc from 'fast-check';
import { cases } from '../packages/core/src/testing/depth.js';

const seed = process.env.FUZZ_SEED;
/** What fast-check tries where a property says nothing. */
const DEFAULT_CASES = 100;

fc.configureGlobal({
  numRuns: cases(DEFAULT_CASES),
  ...(seed === 'random' ? {} : { seed: Number(seed ?? 20_260_701) }),
});
