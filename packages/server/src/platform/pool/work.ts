// What is done off the event loop: the functions of the worker's module, with what goes in and out. Plain data alone, because it
// crosses to another thread.
import type { Asked, BatchEntry, McpHttpAnswer, McpHttpRequest } from '@linework/mcp';
import type { Actor } from '@linework/operations';

/** A request for an operation, as it came. */
export interface HttpCall {
  readonly operation: string;
  /** Bytes of a body, in blocks; undefined where none was sent, or none is read. */
  readonly body?: readonly Uint8Array[];
  /** Fields of the input that stand elsewhere. */
  readonly beside: Readonly<Record<string, unknown>>;
  /** Who calls, where that has to be known. */
  readonly actor?: Actor;
  readonly accept?: string;
  readonly requestId: string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Uint8Array;
}

/** A message for the agents' tools, as it came. */
export interface McpCall extends McpHttpRequest {
  readonly version: string;
  readonly actor?: Actor;
}

/** The messages of a batch, or the body as it was where it is no batch that can be taken apart. */
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
  /** What the task turned out to be asked for. */
  readonly asked?: Asked | undefined;
}

/** The memory of bytes that nothing else stands in, and which may so go to another thread without a copy. */
export function ownMemory({ buffer, byteLength }: Uint8Array): readonly ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
