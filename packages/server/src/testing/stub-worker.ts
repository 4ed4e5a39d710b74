// The worker's module with operations that are made up.
import { nodeIcons } from '@linework/icons/node';
import { operationsAndStubs } from '@linework/operations/testing';
import { workOf } from '../platform/pool/work-of.js';

export const { answer, answerMcp, splitBatch } = workOf(operationsAndStubs, { icons: nodeIcons() });
