// What passkeys enter in audit logs, besides the actions of the endpoints.
import type { OtherAction } from '../../platform/audit/entries.js';

export const otherActions: readonly OtherAction[] = [
  {
    action: 'passkey.counter_behind',
    summary: 'Refuse a passkey that may have been copied',
    by: 'a sign-in with a passkey',
  },
];
