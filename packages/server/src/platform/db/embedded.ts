// The embedded engine: PGlite on a folder. Stock PGlite never calls fsync; here every commit is on the disk before it is acknowledged.
// In: a folder that this process alone holds; out, PGlite, ready.
import { existsSync, fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { unpackSeed } from './seed.js';

/** Emscripten's file system over the real one, as the module of PostgreSQL has it. */
interface WithFiles {
  readonly NODEFS: { readonly stream_ops: object };
}

interface OpenFile {
  /** The descriptor of the operating system. */
  readonly nfd: number;
}

/** What PostgreSQL syncs is synced; the counter is for the test that holds this to it. */
class SyncedFS extends NodeFS {
  synced = 0;

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, options);
    const sync = (module: unknown): void => {
      Object.assign((module as WithFiles).NODEFS.stream_ops, {
        fsync: ({ nfd }: OpenFile): number => {
          this.synced++;
          fsyncSync(nfd);
          return 0;
        },
      });
    };
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun: [...(made.emscriptenOpts.preRun ?? []), sync] } };
  }
}

/** `-F` turns fsync off. */
const START: readonly string[] = [
  ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on', '-c', 'shared_buffers=16MB'],
];

export interface Embedded {
  readonly pglite: PGlite;
  /** How often the disk was asked to keep what it has. */
  readonly synced: () => number;
}

/** `seed` is an archive to begin with, made when the service was built, where the folder does not exist yet. */
export async function openEmbedded(folder: string, seed?: string): Promise<Embedded> {
  if (!existsSync(folder) && seed !== undefined && existsSync(seed)) await unpackSeed(seed, folder);
  const fs = new SyncedFS(folder);
  return { pglite: await PGlite.create({ fs, startParams: [...START] }), synced: () => fs.synced };
}
