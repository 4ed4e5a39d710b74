// Serves the tools on a process's standard input and output, for one client, who decides when running work ends.
import { type AnyOperation, LOCAL, type OperationContext, operations } from '@linework/operations';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { answeredLines, LONGEST_LINE } from './answered-lines.js';
import type { Project } from './project.js';
import { mcpServers } from './server.js';

export interface McpStdioOptions {
  readonly version: string;
  readonly context: OperationContext;
  /** Tools of the command itself, listed after those of the operations. */
  readonly tools: readonly AnyOperation[];
  readonly project: Project;
  readonly onError: (error: Error) => void;
}

/** Serves until standard input ends, for clients of 2026-07-28 and of earlier revisions. */
export function serveMcpStdio({ version, context, tools, project, onError }: McpStdioOptions): {
  readonly close: () => Promise<void>;
} {
  const lines = answeredLines((answer) => process.stdout.write(answer));
  process.stdin.pipe(lines);
  const transport = new StdioServerTransport(lines, process.stdout, { maxBufferSize: LONGEST_LINE + 1 });
  return serveStdio(mcpServers({ operations: [...operations, ...tools], context, project })(version, LOCAL), {
    onerror: onError,
    transport,
  });
}
