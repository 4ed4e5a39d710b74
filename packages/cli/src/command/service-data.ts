// The data folder that a verb works on while no service has it: in, the environment; out, the folder, or why there is none.
import { stateFolder } from '../files/state-folder.js';
import { servicePackage } from '../service-packages.js';
import type { Io } from '../terminal/io.js';
import { fileFailure, systemFailure, usageFailure } from './failure.js';

/** The folder that `linework serve` would have, in the same environment. */
export function dataFolder(io: Io): string {
  if (io.env.DATABASE_URL)
    throw usageFailure(
      'DATABASE_URL names a PostgreSQL server: back it up with pg_dump and restore it with pg_restore. docs/service.md has the commands.',
    );
  return io.env.LINEWORK_DATA || stateFolder(io);
}

/** Work on a data folder, its failures told as a user can act on them. `file` is what a failure of the system is about. */
export async function onData<T>(file: string, action: string, work: (server: Server) => Promise<T>): Promise<T> {
  const server = await servicePackage('@linework/server');
  try {
    return await work(server);
  } catch (error) {
    if (error instanceof server.BackupError || error instanceof server.FolderHeld)
      throw fileFailure((error as Error).message);
    if (error instanceof Error && 'syscall' in error) throw systemFailure(action, file, error);
    throw error;
  }
}

type Server = Awaited<ReturnType<typeof servicePackage<'@linework/server'>>>;
