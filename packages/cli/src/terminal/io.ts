// Where a verb writes and what surrounds it: standard output for results, standard error for everything else.

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

/** `failed` hears of a result that could not be written, such as one sent to a full disk. */
export function processIo(failed: (error: Error) => void): Io {
  const { env } = process;
  // The streams are made on first use: making one costs some milliseconds, and few runs need both.
  return {
    out: output(() => process.stdout, env, failed),
    err: output(
      () => process.stderr,
      env,
      () => {},
    ),
    env,
    folder: process.cwd(),
  };
}

function output(stream: () => NodeJS.WriteStream, env: NodeJS.ProcessEnv, failed: (error: Error) => void): Output {
  let guarded = false;
  let closed = false;
  return {
    write: (content) => {
      const target = stream();
      if (!guarded) {
        guarded = true;
        // A reader that went away (`| head`) is no failure, and files still to be written are written.
        target.on('error', (error: NodeJS.ErrnoException) => {
          closed = true;
          if (error.code !== 'EPIPE') failed(error);
        });
      }
      if (!closed) target.write(content);
    },
    isTerminal: () => stream().isTTY === true,
    colour: () => allowsColour(env, () => stream().isTTY === true),
  };
}

/** FORCE_COLOR decides when it is set, then NO_COLOR (no-color.org), then whether it is a terminal that can. */
function allowsColour(env: NodeJS.ProcessEnv, isTerminal: () => boolean): boolean {
  const force = env.FORCE_COLOR;
  if (force !== undefined) return force !== '0' && force !== 'false';
  if (env.NO_COLOR) return false;
  return env.TERM !== 'dumb' && isTerminal();
}
