// What publishing enters in the audit log of a member, besides the actions of the endpoints.
import type { OtherAction } from '../../platform/audit/entries.js';

export const otherActions: readonly OtherAction[] = [
  {
    action: 'diagram.unpublish',
    summary: 'Take a public diagram of a member back',
    by: 'an owner or admin of the organisation',
  },
];
