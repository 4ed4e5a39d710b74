// Work off the event loop: the functions of the worker's module, with their inputs and outputs. Only plain data, because it
// crosses to another thread.
import type { Asked, BatchEntry, McpHttpAnswer, McpHttpRequest } from '@linework/mcp';
import type { Actor } from '@linework/operations';

/** A request for an operation, unparsed. */
export interface HttpCall {
  readonly operation: string;
  /** Bytes of a body, in blocks; undefined if none was sent, or none is read. */
  readonly body?: readonly Uint8Array[];
  /** Fields of the input that are not in the body. */
  readonly beside: Readonly<Record<string, unknown>>;
  /** The caller, if the operation needs one. */
  readonly actor?: Actor;
  readonly accept?: string;
  readonly requestId: string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Uint8Array;
}

/** A message for the agent tools, unparsed. */
export interface McpCall extends McpHttpRequest {
  readonly version: string;
  readonly actor?: Actor;
}

/** The messages of a batch, or the unchanged body if it is not a batch that can be split. */
export type Split = { readonly entries: readonly BatchEntry[] } | { readonly whole: readonly Uint8Array[] };

export interface Work {
  readonly answer: (call: HttpCall) => Promise<HttpAnswer>;
  readonly answerMcp: (call: McpCall) => Promise<McpHttpAnswer>;
  readonly splitBatch: (body: readonly Uint8Array[]) => Promise<Split>;
}

/** A task on its way to a worker, which posts `Begun` when it begins. */
export interface Numbered<Input> {
  readonly number: number;
  readonly input: Input;
}

export interface Begun {
  readonly begun: number;
  /** What the task requests, once that is known. */
  readonly asked?: Asked | undefined;
}

/** The buffers that contain nothing but the given bytes, and so can move to another thread without a copy. */
export function ownMemory({ buffer, byteLength }: Uint8Array): readonly ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
