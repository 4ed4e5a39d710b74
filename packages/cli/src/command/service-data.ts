// The data folder for backup and restore, while no service uses it: in, the environment; out, the folder, or a failure.
import { stateFolder } from '../files/state-folder.js';
import { service } from '../service-packages.js';
import type { Io } from '../terminal/io.js';
import { fileFailure, systemFailure, usageFailure } from './failure.js';

/** The folder that `linework serve` uses in the same environment. */
export function dataFolder(io: Io): string {
  if (io.env.DATABASE_URL || io.env.DATABASE_URL_FILE)
    throw usageFailure(
      'DATABASE_URL names a PostgreSQL server. Back it up with pg_dump and restore it with pg_restore, as docs/service.md shows.',
    );
  return io.env.LINEWORK_DATA || stateFolder(io);
}

interface Doing {
  /** The verb, and the folder in which it runs. */
  readonly verb: string;
  readonly folder: string;
  /** The file that a system error names, and what was done with it. */
  readonly file: string;
  readonly action: string;
}

/** Works on a data folder; throws failures that a user can act on. */
export async function onData<T>(
  { verb, folder, file, action }: Doing,
  work: (server: Server) => Promise<T>,
): Promise<T> {
  const server = await service(verb, folder);
  try {
    return await work(server);
  } catch (error) {
    if (error instanceof server.BackupError || error instanceof server.FolderHeld)
      throw fileFailure((error as Error).message);
    if (error instanceof Error && 'syscall' in error) throw systemFailure(action, file, error);
    throw error;
  }
}

type Server = Awaited<ReturnType<typeof service>>;
