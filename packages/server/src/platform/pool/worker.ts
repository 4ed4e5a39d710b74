// The module of a drawing process: everything about a call that takes time, from the request's bytes to the response's. Each process has its
// own icons, schemas and exporter, loaded once.
import { nodeIcons } from '@linework/icons/node';
import { operations } from '@linework/operations';
import { runTasks } from './run-tasks.js';
import { workOf } from './work-of.js';

runTasks(
  workOf(operations, {
    icons: nodeIcons(),
    exporter: () => import('@linework/export'),
  }),
);
