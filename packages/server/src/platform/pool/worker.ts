// The worker's module: everything of a call that takes time, from the bytes that came to the bytes that go. Each thread has its
// own icons, schemas and exporter, loaded once.
import { parentPort } from 'node:worker_threads';
import { nodeIcons } from '@linework/icons/node';
import { toolCalls } from '@linework/mcp';
import type { OperationContext } from '@linework/operations';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { operationAnswers } from '../http/operation-answer.js';
import { type HttpCall, type Numbered, ownMemory, type ToolRun, type Work } from './work.js';

const context: OperationContext = { icons: nodeIcons(), exporter: () => import('@linework/export') };
const answerOf = operationAnswers(context);
const callOf = toolCalls(context);

/** The pool counts the time of a task from here, not from when it began to wait. */
function begin(number: number): void {
  parentPort?.postMessage(number);
}

/** The bytes of the answer go over without a copy; the pool's run gives the answer itself. */
export async function answer({ number, input }: Numbered<HttpCall>): Promise<unknown> {
  begin(number);
  const done = await answerOf(input);
  return move({ [transferableSymbol]: ownMemory(done.body), [valueSymbol]: done });
}

export function callTool({ number, input: { tool, given } }: Numbered<ToolRun>): ReturnType<Work['callTool']> {
  begin(number);
  return callOf(tool, given);
}
