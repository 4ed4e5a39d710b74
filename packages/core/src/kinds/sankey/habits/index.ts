// Flows as writers of Mermaid, SankeyMATIC, CSV, JSON, D3 and DOT write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairNode } from '../../habits/nodes.js';
import { repairChain, repairFlow, repairIdle } from './flows.js';

export const sankeyHabits: Habits = {
  byStart: [repairHeaderLine, repairFlow, repairIdle, withoutCounterpart([])],
  byForm: [repairFlow, repairChain, repairNode],
};
