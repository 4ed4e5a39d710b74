// Where the command keeps its user's configuration: in, the environment; out, the folder (XDG Base Directory Specification).
import { join } from 'node:path';

export type Env = Readonly<Record<string, string | undefined>>;

export function configFolder(env: Env): string {
  return join(env.XDG_CONFIG_HOME || join(env.HOME ?? env.USERPROFILE ?? '.', '.config'), 'linework');
}

/** Exists only while totals are counted. */
export function telemetryFile(env: Env): string {
  return join(configFolder(env), 'telemetry.json');
}
