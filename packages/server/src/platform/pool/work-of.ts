// The functions of a worker: in, the operations and their context; out, the functions of `Work` for its module.
import { parentPort } from 'node:worker_threads';
import { batchEntries, mcpHttpAnswers } from '@linework/mcp';
import type { AnyOperation, OperationContext } from '@linework/operations';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { operationAnswers } from '../http/operation-answer.js';
import { type Begun, type HttpCall, type McpCall, type Numbered, ownMemory, type Split, type Work } from './work.js';

/** A worker's function wraps what moves without a copy; the pool's run returns the response itself. */
type InWorker = { readonly [Name in keyof Work]: (task: Numbered<Parameters<Work[Name]>[0]>) => Promise<unknown> };

export function workOf(operations: readonly AnyOperation[], context: OperationContext): InWorker {
  const answerOf = operationAnswers(operations, context);
  const mcpOf = mcpHttpAnswers({
    operations,
    context,
    onError: (error) => process.stderr.write(`linework: mcp: ${JSON.stringify(error.message)}\n`),
  });
  return {
    answer: async ({ number, input }: Numbered<HttpCall>) => {
      begin({ begun: number });
      const done = await answerOf(input);
      return moved(done, [done.body]);
    },
    answerMcp: async ({ number, input }: Numbered<McpCall>) => {
      const done = await mcpOf(input, (asked) => begin({ begun: number, asked }));
      return moved(done, [done.body]);
    },
    splitBatch: async ({ number, input }: Numbered<readonly Uint8Array[]>) => {
      begin({ begun: number });
      const entries = batchEntries(input);
      const split: Split = entries === undefined ? { whole: input } : { entries };
      return moved(split, entries === undefined ? input : entries.map(({ body }) => body));
    },
  };
}

/** The pool counts a task's time from here, not from when it began to wait. */
function begin(begun: Begun): void {
  parentPort?.postMessage(begun);
}

function moved(value: object, bytes: readonly Uint8Array[]): unknown {
  return move({ [transferableSymbol]: bytes.flatMap(ownMemory), [valueSymbol]: value });
}
