import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const CLI = 'packages/cli/src/**/*.test.ts';
const SERVER = 'packages/server/src/**/*.test.ts';
/** Their modules hold no state, so test files share them: loading is most of what a small file costs. */
const PURE = 'packages/{core,icons,convert,export,import,mcp,operations,patterns}/src/**/*.test.ts';

/** Where the registry has one kind more, which no other test may see. */
const THIRD_KIND = 'scripts/third-kind/*.test.ts';
/** What asks every kind of the registry, and so must hold with one more. */
const OVER_THE_REGISTRY = [
  'packages/core/src/{check,diagnostics/catalogue,grammar/limits,settings/legend,vocabulary/text}.test.ts',
  'packages/operations/src/operations.test.ts',
  'scripts/docs/tour.test.ts',
];

/**
 * Catches what hangs and measures nothing, because a loaded machine may be a hundred times slower than an idle one: work is
 * counted (packages/core/src/testing/work.ts), never timed. A long run of the fuzzers takes what it takes.
 */
const HANGS = process.env.FUZZ_RUNS === undefined ? 600_000 : 0;

export default defineConfig({
  resolve: { conditions: ['@linework/source'] },
  ssr: { resolve: { conditions: ['@linework/source', 'node'] } },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: HANGS,
    hookTimeout: HANGS,
    // Vitest's default leaves one of two cores idle.
    maxWorkers: availableParallelism(),
    setupFiles: ['scripts/property-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'linework',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', CLI, PURE, SERVER, THIRD_KIND],
        },
      },
      { extends: true, test: { name: 'pure', include: [PURE], pool: 'threads', isolate: false } },
      {
        extends: true,
        test: {
          name: 'third kind',
          // What asks the registry holds for its own kinds in every run, and for one more in the gate.
          include: [THIRD_KIND, ...(process.env.TEST_DEPTH === 'deep' ? OVER_THE_REGISTRY : [])],
          setupFiles: ['scripts/third-kind/register.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [SERVER],
          isolate: false,
          globalSetup: ['packages/server/src/testing/workers.ts'],
        },
      },
      // Only a run that has tests of the command bundles it.
      {
        extends: true,
        test: { name: 'cli', include: [CLI], isolate: false, globalSetup: ['packages/cli/src/testing/bundle.ts'] },
      },
    ],
  },
});
