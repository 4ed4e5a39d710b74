// Property tests draw the same cases in every run, so that one commit has one verdict. FUZZ_SEED=random draws new ones
// (`npm run fuzz`), FUZZ_SEED=<number> those of a failure that was reported.
import fc from 'fast-check';

const given = process.env.FUZZ_SEED;
if (given !== 'random') fc.configureGlobal({ seed: Number(given ?? 20_260_701) });
