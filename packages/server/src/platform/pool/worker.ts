// The worker's module: everything of a call that takes time, from the bytes that came to the bytes that go. Each thread has its
// own icons, schemas and exporter, loaded once.
import { parentPort } from 'node:worker_threads';
import { nodeIcons } from '@linework/icons/node';
import { toolCalls } from '@linework/mcp';
import type { OperationContext } from '@linework/operations';
import { operationAnswers } from '../http/operation-answer.js';
import type { Numbered, Work } from './work.js';

const context: OperationContext = { icons: nodeIcons(), exporter: () => import('@linework/export') };
const answerOf = operationAnswers(context);
const callOf = toolCalls(context);

type Task<Name extends keyof Work> = (task: Numbered<Parameters<Work[Name]>[0]>) => ReturnType<Work[Name]>;

/** The pool counts the time of a task from here, not from when it began to wait. */
function begin(number: number): void {
  parentPort?.postMessage(number);
}

export const answer: Task<'answer'> = ({ number, input }) => {
  begin(number);
  return answerOf(input);
};

export const callTool: Task<'callTool'> = ({ number, input: { tool, given } }) => {
  begin(number);
  return callOf(tool, given);
};
