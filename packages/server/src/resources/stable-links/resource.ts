// Links that always show the latest version of a diagram.
import type { Resource } from '../../platform/resource.js';
import { deleteLink } from './delete.js';
import { aliasTaken } from './errors.js';
import { aliasName } from './links.js';
import { listLinks } from './list.js';
import { pointLink } from './point.js';
import { stored } from './stored.js';

export const stableLinks: Resource = {
  endpoints: [listLinks, pointLink, deleteLink],
  tables: stored,
  names: [aliasName],
  errors: [aliasTaken],
};
