// The style rules of organisations.
import type { Resource } from '../../platform/resource.js';
import { readStyleRules } from './read.js';
import { deleteStyleRules } from './remove.js';
import { saveStyleRules } from './save.js';
import { stored } from './stored.js';

export const styleRules: Resource = {
  endpoints: [readStyleRules, saveStyleRules, deleteStyleRules],
  tables: stored,
};
