// The icons of organisations.
import type { Resource } from '../../platform/resource.js';
import { productTaken } from './errors.js';
import { listIcons } from './list.js';
import { previewIcon } from './preview.js';
import { deleteIcon } from './remove.js';
import { saveIcon } from './save.js';
import { stored } from './stored.js';

export const icons: Resource = {
  endpoints: [listIcons, saveIcon, deleteIcon, previewIcon],
  tables: stored,
  errors: [productTaken],
};
