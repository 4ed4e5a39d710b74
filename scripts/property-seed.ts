// Property tests use the same cases in every run, so that each commit has one verdict. FUZZ_SEED=random uses new ones
// (`npm run fuzz`), FUZZ_SEED=<number> those of a reported failure.
import fc from 'fast-check';

const given = process.env.FUZZ_SEED;
if (given !== 'random') fc.configureGlobal({ seed: Number(given ?? 20_260_701) });
