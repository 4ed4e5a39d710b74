// Port options, and the reasons why a port cannot be opened.
import { type Failure, fileFailure, usageFailure } from './failure.js';

export function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw usageFailure(`A port must be a number from 1 to 65535, not '${text}'.`);
}

const LISTEN_REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses it; choose another port with --port',
  EACCES: 'permission denied; ports below 1024 are often reserved',
  EADDRNOTAVAIL: 'this machine has no such address',
  EAFNOSUPPORT: 'this machine does not support addresses of that kind',
  ENOTFOUND: 'no such host',
};

export function listenFailure(error: unknown, host: string, port: number): Failure | undefined {
  const reason = LISTEN_REASONS[(error as NodeJS.ErrnoException).code ?? ''];
  return reason === undefined ? undefined : fileFailure(`${host} port ${port} cannot be opened: ${reason}.`);
}
