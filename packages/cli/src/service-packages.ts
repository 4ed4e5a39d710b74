// The packages that stay outside the bundle, each loaded by what needs it alone: the services by their verbs, the exporter by
// the formats it makes.
import { EXIT, Failure } from './command/failure.js';

export type { PreviewDrawing, PreviewOptions } from '@linework/server';

interface Packages {
  readonly '@linework/export': typeof import('@linework/export');
  readonly '@linework/server': typeof import('@linework/server');
  readonly '@linework/mcp': typeof import('@linework/mcp');
}

/** Given by bin/load.js, since compiled code that was kept has lost its own import(). */
declare const importPackage: <Name extends keyof Packages>(name: Name) => Promise<Packages[Name]>;

/** Fails with what to install where the package is missing. */
export async function servicePackage<Name extends keyof Packages>(name: Name): Promise<Packages[Name]> {
  try {
    return await importPackage(name);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes(name)) throw error;
    throw new Failure(EXIT.files, `The package ${name} is missing. Write: npm install ${name}`);
  }
}

/** Resolves when the process is asked to end. */
export function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
