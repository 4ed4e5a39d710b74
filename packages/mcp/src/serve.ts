// Serves the tools on a process's standard input and output, for one client, who decides when running work ends.
import { Writable } from 'node:stream';
import { type AnyOperation, LOCAL, type OperationContext, operations } from '@linework/operations';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { answeredLines, LONGEST_LINE } from './answered-lines.js';
import { openRequests } from './open-requests.js';
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
  /** Resolves once standard input has ended and every request in it is answered. */
  readonly answered: () => Promise<void>;
  readonly close: () => Promise<void>;
} {
  const requests = openRequests();
  const lines = answeredLines((answer) => process.stdout.write(answer), requests.received);
  // The transport closes when its input ends, even if a request is not answered yet, so only a last line is ended here.
  process.stdin.pipe(lines, { end: false });
  const ended = new Promise<void>((resolve) => {
    const endLine = () => lines.write('\n', () => resolve());
    process.stdin.once('end', endLine).once('close', endLine);
  });
  const out = new Writable({
    decodeStrings: false,
    write: (message: string, _encoding, done) => {
      process.stdout.write(message, done);
      requests.sent(JSON.parse(message));
    },
  });
  const transport = new StdioServerTransport(lines, out, { maxBufferSize: LONGEST_LINE + 1 });
  const serving = serveStdio(
    mcpServers({ operations: [...operations, ...tools], context, project })({ version, actor: LOCAL }),
    {
      onerror: onError,
      transport,
    },
  );
  return { answered: () => ended.then(requests.answered), close: () => serving.close() };
}
