// The two ways in: standard input and output of a process, and HTTP requests.
import type { OperationContext } from '@linework/operations';
import { type NodeMcpRequestHandler, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { mcpServers } from './server.js';

export interface McpOptions {
  readonly version: string;
  readonly context: OperationContext;
  readonly onError: (error: Error) => void;
}

/** Serves until standard input ends; clients of 2026-07-28 and of the revisions before. */
export function serveMcpStdio(options: McpOptions): { readonly close: () => Promise<void> } {
  return serveStdio(mcpServers(options.version, options.context), { onerror: options.onError });
}

/** A handler of Node requests; every request is answered by an instance of its own. */
export function mcpHttpHandler(options: McpOptions): {
  readonly handle: NodeMcpRequestHandler;
  readonly close: () => Promise<void>;
} {
  const handler = createMcpHandler(mcpServers(options.version, options.context), {
    onerror: options.onError,
  });
  return { handle: toNodeHandler(handler), close: () => handler.close() };
}
