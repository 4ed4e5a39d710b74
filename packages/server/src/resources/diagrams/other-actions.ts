// What diagrams enter in audit logs, besides the actions of the endpoints.
import type { OtherAction } from '../../platform/audit/entries.js';

export const otherActions: readonly OtherAction[] = [
  {
    action: 'diagram.move',
    summary: 'Move a diagram between libraries, in the log of the other one',
    by: 'anyone who moves it',
  },
];
