// The folder of the command's state for an account, including the service's data.
import { join } from 'node:path';
import type { Io } from '../terminal/io.js';

export function stateFolder({ env }: Pick<Io, 'env'>): string {
  const home = env.HOME ?? env.USERPROFILE ?? '.';
  return join(env.XDG_STATE_HOME || join(home, '.local', 'state'), 'linework');
}
