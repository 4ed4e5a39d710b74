// Made once for all test files of a run: out, by `inject('workers')`, a folder with pgdata, a fresh database to copy, and the bundles of what other processes and
// threads run: worker.js, as a service has it, stub-worker.js, with operations that are made up, one for `toldWorkers`, and key-maker.js.
// Transpiled by each of them they would cost seconds each time.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { unpackSeed } from '../platform/db/seed.js';

declare module 'vitest' {
  interface ProvidedContext {
    readonly workers: string;
  }
}

const server = fileURLToPath(new URL('../..', import.meta.url));

/** Makes each bundled module find its neighbouring files as if it ran from its source folder. */
const ownPlaces: Plugin = {
  name: 'own-places',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }));
  },
};

export async function setup(project: TestProject): Promise<() => void> {
  const buildFolder = join(server, '.build');
  mkdirSync(buildFolder, { recursive: true });
  const folder = mkdtempSync(join(buildFolder, 'workers-'));
  await build({
    absWorkingDir: server,
    entryPoints: {
      worker: 'src/platform/pool/worker.ts',
      'stub-worker': 'src/testing/stub-worker.ts',
      'controlled-worker': 'src/testing/controlled-worker.ts',
      'key-maker': 'src/platform/auth/local-key.ts',
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@linework/source'],
    logLevel: 'warning',
    plugins: [
      ownPlaces,
      {
        name: 'others-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@linework/') ? undefined : { external: true },
          ),
      },
    ],
  });
  await unpackSeed(join(server, 'generated', 'seed.tar.gz'), join(folder, 'pgdata'));
  project.provide('workers', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
