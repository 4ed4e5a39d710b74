// The worker's module: everything of a call that takes time, from the bytes that came to the bytes that go. Each thread has its
// own icons, schemas and exporter, loaded once.
import { nodeIcons } from '@linework/icons/node';
import { operations } from '@linework/operations';
import { workOf } from './work-of.js';

export const { answer, answerMcp, splitBatch } = workOf(operations, {
  icons: nodeIcons(),
  exporter: () => import('@linework/export'),
});
