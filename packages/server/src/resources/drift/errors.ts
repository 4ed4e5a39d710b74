// How only drift runs fail.
import type { OwnError } from '@linework/operations';

export const differs: OwnError = {
  key: 'drift.run_differs',
  status: 409,
  meaning:
    'This run of this commit was reported with another content. Report each run once, or give it an id of its own.',
};
