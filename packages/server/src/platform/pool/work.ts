// What is done off the event loop: the functions of the worker's module, with what goes in and out. Plain data alone, because it
// crosses to another thread.
import type { ToolCall } from '@linework/mcp';

type ToolResult = Awaited<ReturnType<ToolCall>>;

/** A request for an operation, as it came. */
export interface HttpCall {
  readonly operation: string;
  /** Bytes of a body; undefined where none was sent, or none is read. */
  readonly body?: Uint8Array;
  /** Parameters of a GET. */
  readonly query?: unknown;
  readonly accept?: string;
  readonly requestId: string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface ToolRun {
  readonly tool: string;
  readonly given: unknown;
}

export interface Work {
  readonly answer: (call: HttpCall) => Promise<HttpAnswer>;
  readonly callTool: (run: ToolRun) => Promise<ToolResult>;
}

/** A task on its way to a worker, which posts the number when it begins. */
export interface Numbered<Input> {
  readonly number: number;
  readonly input: Input;
}

/** The memory of bytes that nothing else stands in, and which may so go to another thread without a copy. */
export function ownMemory({ buffer, byteLength }: Uint8Array): readonly ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
