// The two ways in: standard input and output of a process, and HTTP requests.
import type { OperationContext } from '@linework/operations';
import { type NodeMcpRequestHandler, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { answeredLines, LONGEST_LINE } from './answered-lines.js';
import { mcpServers, type ToolCall } from './server.js';
import { toolCalls } from './tool-calls.js';

interface McpOptions {
  readonly version: string;
  readonly onError: (error: Error) => void;
}

export interface McpStdioOptions extends McpOptions {
  /** Tools run in the process itself: it has one client, whose own it is to end. */
  readonly context: OperationContext;
}

export interface McpHttpOptions extends McpOptions {
  readonly call: ToolCall;
}

/** Serves until standard input ends; clients of 2026-07-28 and of the revisions before. */
export function serveMcpStdio({ version, context, onError }: McpStdioOptions): { readonly close: () => Promise<void> } {
  const lines = answeredLines((answer) => process.stdout.write(answer));
  process.stdin.pipe(lines);
  const transport = new StdioServerTransport(lines, process.stdout, { maxBufferSize: LONGEST_LINE + 1 });
  return serveStdio(mcpServers(version, toolCalls(context)), { onerror: onError, transport });
}

/** A handler of Node requests; every request is answered by an instance of its own. */
export function mcpHttpHandler({ version, call, onError }: McpHttpOptions): {
  readonly handle: NodeMcpRequestHandler;
  readonly close: () => Promise<void>;
} {
  const handler = createMcpHandler(mcpServers(version, call), { onerror: onError });
  return { handle: toNodeHandler(handler), close: () => handler.close() };
}
