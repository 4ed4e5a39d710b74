// The worker's module with operations that are made up.
import { nodeIcons } from '@linework/icons/node';
import { operationsAndStubs } from '@linework/operations/testing';
import { runTasks } from '../platform/pool/run-tasks.js';
import { workOf } from '../platform/pool/work-of.js';

runTasks(workOf(operationsAndStubs, { icons: nodeIcons() }));
