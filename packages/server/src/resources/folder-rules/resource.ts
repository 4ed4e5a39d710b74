// Rules of folders: who sees and changes the diagrams of an organisation's folders, and whether they can be unlisted.
import type { Resource } from '../../platform/resource.js';
import { folderRestricted } from './errors.js';
import { listFolderRules } from './list.js';
import { removeFolderRule } from './remove.js';
import { restrictFolder } from './restrict.js';
import { stored } from './stored.js';

export const folderRules: Resource = {
  endpoints: [listFolderRules, restrictFolder, removeFolderRule],
  tables: stored,
  errors: [folderRestricted],
};
