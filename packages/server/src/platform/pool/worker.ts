// The worker's module: everything of a call that takes time, from the bytes that came to the bytes that go. Each thread has its
// own icons, schemas and exporter, loaded once.
import { parentPort } from 'node:worker_threads';
import { nodeIcons } from '@linework/icons/node';
import { batchEntries, type McpHttpAnswer, mcpHttpAnswers } from '@linework/mcp';
import type { OperationContext } from '@linework/operations';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { operationAnswers } from '../http/operation-answer.js';
import { type Begun, type HttpCall, type McpCall, type Numbered, ownMemory, type Split } from './work.js';

const context: OperationContext = { icons: nodeIcons(), exporter: () => import('@linework/export') };
const answerOf = operationAnswers(context);
const mcpAnswers = new Map<string, ReturnType<typeof mcpHttpAnswers>>();

/** The pool counts the time of a task from here, not from when it began to wait. */
function begin(begun: Begun): void {
  parentPort?.postMessage(begun);
}

export async function answer({ number, input }: Numbered<HttpCall>): Promise<unknown> {
  begin({ begun: number });
  const done = await answerOf(input);
  return moved(done, [done.body]);
}

export async function answerMcp({ number, input }: Numbered<McpCall>): Promise<unknown> {
  const done: McpHttpAnswer = await mcpOf(input.version)(input, (asked) => begin({ begun: number, asked }));
  return moved(done, [done.body]);
}

export async function splitBatch({ number, input }: Numbered<readonly Uint8Array[]>): Promise<unknown> {
  begin({ begun: number });
  const entries = batchEntries(input);
  const split: Split = entries === undefined ? { whole: input } : { entries };
  return moved(split, entries === undefined ? input : entries.map(({ body }) => body));
}

function mcpOf(version: string): ReturnType<typeof mcpHttpAnswers> {
  const made =
    mcpAnswers.get(version) ??
    mcpHttpAnswers({
      version,
      context,
      onError: (error) => process.stderr.write(`linework: mcp: ${JSON.stringify(error.message)}\n`),
    });
  mcpAnswers.set(version, made);
  return made;
}

/** Bytes go over without a copy; the pool's run gives the answer itself. */
function moved(value: object, bytes: readonly Uint8Array[]): unknown {
  return move({ [transferableSymbol]: bytes.flatMap(ownMemory), [valueSymbol]: value });
}
