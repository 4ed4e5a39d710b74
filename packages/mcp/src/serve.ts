// Standard input and output of a process as the way in: one client, whose own it is to end what runs.
import { LOCAL, type OperationContext, operations } from '@linework/operations';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { answeredLines, LONGEST_LINE } from './answered-lines.js';
import { mcpServers } from './server.js';

export interface McpStdioOptions {
  readonly version: string;
  readonly context: OperationContext;
  readonly onError: (error: Error) => void;
}

/** Serves until standard input ends; clients of 2026-07-28 and of the revisions before. */
export function serveMcpStdio({ version, context, onError }: McpStdioOptions): { readonly close: () => Promise<void> } {
  const lines = answeredLines((answer) => process.stdout.write(answer));
  process.stdin.pipe(lines);
  const transport = new StdioServerTransport(lines, process.stdout, { maxBufferSize: LONGEST_LINE + 1 });
  return serveStdio(mcpServers({ operations, context })(version, LOCAL), { onerror: onError, transport });
}
