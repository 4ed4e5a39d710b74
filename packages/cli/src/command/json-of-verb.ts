// Runs a verb as its own command would: in, its name and its options with `json`; out, the parsed JSON that it prints, and its exit code.
import type { Io } from '../terminal/io.js';
import { type Exit, usageFailure } from './failure.js';
import type { AnyVerb, VerbEntry } from './verb.js';

export interface VerbPlace {
  readonly io: Io;
  readonly verbs: readonly VerbEntry[];
}

export interface VerbAnswer {
  /** Undefined if it printed nothing. */
  readonly printed: unknown;
  readonly exit: Exit;
}

export async function jsonOfVerb(
  name: string,
  options: unknown,
  { io, verbs }: VerbPlace,
  operands: readonly string[] = [],
): Promise<VerbAnswer> {
  const entry = verbs.find((each) => each.name === name);
  if (!entry) throw usageFailure(`There is no verb ${name}.`);
  const { verb }: { readonly verb: AnyVerb } = await entry.load();
  const parts: string[] = [];
  const quiet: Io = {
    ...io,
    out: { ...io.out, write: (text) => parts.push(String(text)), isTerminal: () => false },
    // What it would say there is in its JSON.
    err: { ...io.err, write: () => undefined, isTerminal: () => false },
  };
  const exit = await verb.run({ operands, options, io: quiet, verbs });
  return { printed: parts.length === 0 ? undefined : JSON.parse(parts.join('')), exit };
}
