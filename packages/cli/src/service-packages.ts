// The packages beside the command, each loaded only by what needs it: those bundled with it, and the service, which is installed
// by name.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { EXIT, Failure, fileFailure } from './command/failure.js';
import { installing } from './command/installing.js';
import { version } from './version.js';

export type { Argument, Project } from '@linework/mcp';
export type { PreviewDrawing, PreviewOptions } from '@linework/server/preview';

interface Packages {
  readonly '@linework/export': typeof import('@linework/export');
  readonly '@linework/import': typeof import('@linework/import');
  readonly '@linework/mcp': typeof import('@linework/mcp');
  readonly '@linework/server': Service;
  readonly '@linework/server/preview': typeof import('@linework/server/preview');
}

type Service = typeof import('@linework/server');

/** Provided by bin/load.js, since cached compiled code loses its own import(). */
declare const importPackage: <Name extends keyof Packages>(name: Name) => Promise<Packages[Name]>;

/** Fails with what to do where a required package is missing, such as resvg's for this platform. */
export async function servicePackage<Name extends Exclude<keyof Packages, '@linework/server'>>(
  name: Name,
): Promise<Packages[Name]> {
  return await imported(name, 'npm install linework');
}

/** The service, or a failure with the command that installs it. `verb` needs it, in a folder. */
export async function service(verb: string, folder: string): Promise<Service> {
  const install = installing(SERVICE, version(), { folder, place: fileURLToPath(import.meta.url), verb });
  const current = installedVersion();
  if (current === undefined)
    throw fileFailure(`linework ${verb} needs the package ${SERVICE}, which is not installed. Run: ${install}`);
  if (current !== version())
    throw fileFailure(`${SERVICE} has version ${current}, and linework ${version()}. Install the same: ${install}`);
  return await imported('@linework/server', install);
}

const SERVICE = '@linework/service';

function installedVersion(): string | undefined {
  try {
    const { version: current }: { readonly version: string } = createRequire(import.meta.url)(
      `${SERVICE}/package.json`,
    );
    return current;
  } catch {
    return undefined;
  }
}

async function imported<Name extends keyof Packages>(name: Name, install: string): Promise<Packages[Name]> {
  try {
    return await importPackage(name);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') throw error;
    const [reason = message] = message.split('\n');
    throw new Failure(EXIT.files, `Part of linework is not installed (${reason}). Install it again: ${install}`);
  }
}

/** Resolves when the process is asked to stop. */
export function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
