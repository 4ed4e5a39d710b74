// Statements of SQL, Prisma, DBML and PlantUML that a schema has no counterpart for.
import type { WithoutCounterpart } from '../../habits/no-counterpart.js';

export const NO_TABLE: readonly WithoutCounterpart[] = [
  {
    pattern: /^(?:datasource|generator|Project)\b.*\{$/,
    advice: 'Remove this block: a schema holds tables, enums and their relations; the title stands in the header.',
    idle: true,
  },
  {
    pattern: /^TableGroup\b.*\{$/,
    advice: 'Put the tables into a group: group sales "Sales" { and the tables inside',
    idle: false,
  },
  {
    pattern:
      /^(?:insert\s+into|drop\s+(?:table|type|index|schema|view|sequence)|set\s+\w+|select\s|comment\s+on|grant\s|revoke\s|use\s+\w+;|begin;|commit;|start\s+transaction|lock\s|unlock\s|create\s+(?:schema|database|extension|sequence|function|trigger|role|user|policy|domain)|alter\s+(?:sequence|function|type|schema|database|table\s.*\s(?:owner\s+to|enable|alter\s+column)))\b/i,
    advice: 'Remove this line: a schema says what its tables are, not how they are made.',
    idle: true,
  },
  {
    pattern: /^(?:left to right direction|top to bottom direction)$/i,
    advice: 'Write the direction in the header: direction=right',
    idle: true,
  },
];
