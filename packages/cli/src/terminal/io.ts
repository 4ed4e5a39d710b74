// Where a verb writes, and its environment: standard output for results, standard error for everything else.
import { fstatSync, writeSync } from 'node:fs';

export interface Output {
  readonly write: (content: string | Uint8Array) => void;
  readonly isTerminal: () => boolean;
  /** Whether colour codes may be written. */
  readonly colour: () => boolean;
}

export interface Io {
  readonly out: Output;
  readonly err: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder the command was started in. */
  readonly folder: string;
}

/** `failed` is called when a result cannot be written, such as to a full disk. */
export function processIo(failed: (error: Error) => void): Io {
  const { env } = process;
  // Streams are created on demand: creating one takes some milliseconds, and most runs need none.
  return {
    out: output(1, () => process.stdout, env, failed),
    err: output(
      2,
      () => process.stderr,
      env,
      () => {},
    ),
    env,
    folder: process.cwd(),
  };
}

function output(
  descriptor: number,
  stream: () => NodeJS.WriteStream,
  env: NodeJS.ProcessEnv,
  failed: (error: Error) => void,
): Output {
  let streaming = false;
  let closed = false;
  // A reader that went away (`| head`) is not a failure, and the remaining files are still written.
  const closing = (error: NodeJS.ErrnoException): void => {
    closed = true;
    if (error.code !== 'EPIPE') failed(error);
  };
  const isTerminal = (): boolean => mayBeTerminal(descriptor) && stream().isTTY === true;
  return {
    write: (content) => {
      if (closed) return;
      let rest = content;
      if (!streaming) {
        try {
          rest = writeAtOnce(descriptor, content);
        } catch (error) {
          closing(error as NodeJS.ErrnoException);
          return;
        }
        if (rest.length === 0) return;
        streaming = true;
        stream().on('error', closing);
      }
      stream().write(rest);
    },
    isTerminal,
    colour: () => allowsColour(env, isTerminal),
  };
}

/** Returns the bytes that a non-blocking pipe with a slow reader has no room for yet. */
function writeAtOnce(descriptor: number, content: string | Uint8Array): Uint8Array {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  let at = 0;
  try {
    while (at < bytes.length) at += writeSync(descriptor, bytes, at);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
  }
  return bytes.subarray(at);
}

/** Files and pipes are not terminals; for a character device, ask the stream. */
function mayBeTerminal(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isCharacterDevice();
  } catch {
    return true;
  }
}

/** FORCE_COLOR decides when it is set, then NO_COLOR (no-color.org), then whether it is a terminal with colour. */
function allowsColour(env: NodeJS.ProcessEnv, isTerminal: () => boolean): boolean {
  const force = env.FORCE_COLOR;
  if (force !== undefined) return force !== '0' && force !== 'false';
  if (env.NO_COLOR) return false;
  return env.TERM !== 'dumb' && isTerminal();
}
