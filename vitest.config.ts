import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@linework/source'] },
  ssr: { resolve: { conditions: ['@linework/source', 'node', 'import', 'default'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 30_000,
    setupFiles: ['scripts/property-seed.ts'],
  },
});
