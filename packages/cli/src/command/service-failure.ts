// Why the service does not start, or its database does not open, as a failure that a user can act on: in, what was thrown; out, the failure, or undefined.
import type { service } from '../service-packages.js';
import { type Failure, fileFailure, usageFailure } from './failure.js';

type Server = Pick<Awaited<ReturnType<typeof service>>, 'FolderHeld' | 'NewerDatabase' | 'SettingsError'>;

export function serviceFailure(
  { FolderHeld, NewerDatabase, SettingsError }: Server,
  error: unknown,
): Failure | undefined {
  if (error instanceof SettingsError)
    return usageFailure(`Invalid settings:\n${error.problems.map((each) => `  ${each}`).join('\n')}`);
  if (error instanceof FolderHeld || error instanceof NewerDatabase) return fileFailure(error.message);
  return undefined;
}
