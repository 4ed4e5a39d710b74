import { defineConfig } from 'vitest/config';

const CLI = 'packages/cli/src/**/*.test.ts';

export default defineConfig({
  resolve: { conditions: ['@linework/source'] },
  ssr: { resolve: { conditions: ['@linework/source', 'node', 'import', 'default'] } },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 30_000,
    setupFiles: ['scripts/property-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'linework',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', CLI],
        },
      },
      // Only a run that has tests of the command bundles it.
      { extends: true, test: { name: 'cli', include: [CLI], globalSetup: ['packages/cli/src/testing/bundle.ts'] } },
    ],
  },
});
