// The worker's module: everything about a call that takes time, from the request's bytes to the response's. Each thread has its
// own icons, schemas and exporter, loaded once.
import { nodeIcons } from '@linework/icons/node';
import { operations } from '@linework/operations';
import { workOf } from './work-of.js';

export const { answer, answerMcp, splitBatch } = workOf(operations, {
  icons: nodeIcons(),
  exporter: () => import('@linework/export'),
});
