// The packages bundled beside the command, each loaded only by what needs it: the services by their verbs, the exporter by the
// formats it makes.
import { EXIT, Failure } from './command/failure.js';

export type { Argument, Project } from '@linework/mcp';
export type { PreviewDrawing, PreviewOptions } from '@linework/server';

interface Packages {
  readonly '@linework/export': typeof import('@linework/export');
  readonly '@linework/import': typeof import('@linework/import');
  readonly '@linework/server': typeof import('@linework/server');
  readonly '@linework/mcp': typeof import('@linework/mcp');
}

/** Provided by bin/load.js, since cached compiled code loses its own import(). */
declare const importPackage: <Name extends keyof Packages>(name: Name) => Promise<Packages[Name]>;

/** Fails with what to do where a required package is missing, such as resvg's for this platform. */
export async function servicePackage<Name extends keyof Packages>(name: Name): Promise<Packages[Name]> {
  try {
    return await importPackage(name);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') throw error;
    const [reason = message] = message.split('\n');
    throw new Failure(
      EXIT.files,
      `Part of linework is not installed (${reason}). Install it again: npm install linework`,
    );
  }
}

/** Resolves when the process is asked to stop. */
export function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
