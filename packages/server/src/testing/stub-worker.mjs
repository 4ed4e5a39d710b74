// The worker's module with made-up operations, from its source.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
const { workOf } = await import('../platform/pool/work-of.ts');
const { operationsAndStubs } = await import('@linework/operations/testing');
const { nodeIcons } = await import('@linework/icons/node');

export const { answer, answerMcp, splitBatch } = workOf(operationsAndStubs, { icons: nodeIcons() });
