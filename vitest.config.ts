import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const CLI = 'packages/cli/src/**/*.test.ts';
const SERVER = 'packages/server/src/**/*.test.ts';
/** Modules without state, which test files share: a small test file spends most of its time on loading them. */
const PURE = [
  'packages/{browser,console,core,editor,icons,convert,export,import,library,mcp,operations,patterns,web}/src/**/*.test.ts',
  'packages/{markdown,markdown-it,marked,react,remark,vue}/src/**/*.test.ts',
  'scripts/**/*.test.ts',
];

/** Tests with an additional kind in the registry, which no other test must see. */
const THIRD_KIND = 'scripts/third-kind/*.test.ts';
/** Tests over every kind of the registry, which must also pass with an additional kind. */
const OVER_THE_REGISTRY = [
  'packages/core/src/{check,diagnostics/catalogue,grammar/limits,settings/legend,vocabulary/text}.test.ts',
  'packages/operations/src/operations.test.ts',
  'scripts/docs/tour.test.ts',
];

/**
 * Stops tests that hang. It measures nothing, because a loaded machine can be a hundred times slower than an idle one: tests
 * count work (packages/core/src/testing/work.ts) and never time it. Fuzz runs have no limit.
 */
const HANGS = process.env.FUZZ_RUNS === undefined ? 600_000 : 0;

export default defineConfig({
  resolve: {
    conditions: ['@linework/source'],
    // The published package is its bundle.
    alias: { '@linework/browser': new URL('packages/browser/src/index.ts', import.meta.url).pathname },
  },
  ssr: { resolve: { conditions: ['@linework/source', 'node'] } },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    experimental: { fsModuleCache: true },
    testTimeout: HANGS,
    hookTimeout: HANGS,
    // Tests of the service wait for a quarter of their time. Vitest's default leaves one of two cores idle.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['scripts/property-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE,
          exclude: ['**/node_modules/**', '**/dist/**', THIRD_KIND],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'third kind',
          // Tests over the registry run with the additional kind only in the deep run of the gate.
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
      // The command is bundled only if a run includes its tests.
      {
        extends: true,
        test: { name: 'cli', include: [CLI], isolate: false, globalSetup: ['packages/cli/src/testing/bundle.ts'] },
      },
    ],
  },
});
