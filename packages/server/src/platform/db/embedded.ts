// The embedded engine: PGlite on a folder. Stock PGlite never calls fsync; here every commit is on disk before it is acknowledged.
// In: a folder that only this process holds; out, PGlite, ready.
import { existsSync, fsyncSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OWN_PARSERS, withOwnParsers } from './own-parsers.js';
import { unpackSeed } from './seed.js';

/** Emscripten's file system over the real one, as PostgreSQL's module exposes it. */
interface WithFiles {
  readonly NODEFS: { readonly stream_ops: object };
}

interface OpenFile {
  /** The operating system's descriptor. */
  readonly nfd: number;
}

/** Syncs to disk what PostgreSQL syncs; the counter is for the test of this. */
class SyncedFS extends NodeFS {
  synced = 0;

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    const sync = (module: unknown): void => {
      Object.assign((module as WithFiles).NODEFS.stream_ops, {
        fsync: ({ nfd }: OpenFile): number => {
          this.synced++;
          fsyncSync(nfd);
          return 0;
        },
      });
    };
    return { emscriptenOpts: { ...result.emscriptenOpts, preRun: [...(result.emscriptenOpts.preRun ?? []), sync] } };
  }
}

/** `-F` turns fsync off. */
const START: readonly string[] = [
  ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on', '-c', 'shared_buffers=16MB'],
];

export interface Embedded {
  readonly pglite: PGlite;
  /** How often the disk was synced. */
  readonly synced: () => number;
}

/** `seed` is an archive from which a new folder starts, made when the service was built. */
export async function openEmbedded(folder: string, seed?: string): Promise<Embedded> {
  if (!existsSync(folder) && seed !== undefined && existsSync(seed)) await unpackSeed(seed, folder);
  // V8 would compile the engine a second time, better: half of the time and 50 MB of the memory of a start, for queries that are short.
  for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up']) setFlagsFromString(flag);
  const fs = new SyncedFS(folder);
  const pglite = await PGlite.create({ fs, startParams: [...START], parsers: OWN_PARSERS });
  return { pglite: withOwnParsers(pglite), synced: () => fs.synced };
}
