// Statements of SQL, Prisma, DBML and PlantUML that have no counterpart in a schema.
import type { WithoutCounterpart } from '../../habits/no-counterpart.js';

export const NO_TABLE: readonly WithoutCounterpart[] = [
  {
    pattern: /^(?:datasource|generator|Project)\b.*\{$/,
    advice: 'Remove this block: a schema contains tables, enums and their relations; its title goes in the header.',
    idle: true,
  },
  {
    pattern: /^TableGroup\b.*\{$/,
    advice: 'Put the tables into a group: group sales "Sales" { with the tables inside',
    idle: false,
  },
  {
    pattern:
      /^(?:insert\s+into|drop\s+(?:table|type|index|schema|view|sequence)|set\s+\w+|select\s|comment\s+on|grant\s|revoke\s|use\s+\w+;|begin;|commit;|start\s+transaction|lock\s|unlock\s|create\s+(?:schema|database|extension|sequence|function|trigger|role|user|policy|domain)|alter\s+(?:sequence|function|type|schema|database|table\s.*\s(?:owner\s+to|enable|alter\s+column)))\b/i,
    advice: 'Remove this line: a schema describes its tables, not how they are created.',
    idle: true,
  },
  {
    pattern: /^(?:left to right direction|top to bottom direction)$/i,
    advice: 'Set the direction in the header: direction=right',
    idle: true,
  },
];
