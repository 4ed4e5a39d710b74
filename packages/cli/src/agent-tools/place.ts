// Where a tool of the command runs: in, the folder and the verbs; out, a run of a verb whose failure is a refusal that an agent reads.
import type { Refusal } from '@linework/operations/operation';
import { Failure } from '../command/failure.js';
import { jsonOfVerb, type VerbAnswer, type VerbPlace } from '../command/json-of-verb.js';

export interface ToolPlace extends VerbPlace {
  /** The settings file of `linework mcp --settings`. */
  readonly settings: string | undefined;
}

export async function verbAnswer(
  name: string,
  options: object,
  place: ToolPlace,
  operands: readonly string[] = [],
): Promise<VerbAnswer | Refusal> {
  const { io, verbs, settings } = place;
  return orRefusal(() => jsonOfVerb(name, { settings, json: true, ...options }, { io, verbs }, operands));
}

export async function orRefusal<Value>(run: () => Value | Promise<Value>): Promise<Value | Refusal> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { refused: 'validation.failed', message: error.message };
  }
}
