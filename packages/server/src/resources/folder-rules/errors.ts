// How only folders with rules fail.
import type { OwnError } from '@linework/operations';

export const folderRestricted: OwnError = {
  key: 'folder.restricted',
  status: 403,
  meaning: 'A folder rule of the organisation does not allow this. The message names the folder of the rule.',
};
