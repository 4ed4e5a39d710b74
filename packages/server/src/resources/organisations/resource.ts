// Organisations.
import type { Resource } from '../../platform/resource.js';
import { changeOrganisationNames } from './change.js';
import { createOrganisation } from './create.js';
import { deleteOrganisation } from './delete.js';
import { eraseDeletedOrganisation } from './erase.js';
import { lastOwner, notConfirmed, slugTaken } from './errors.js';
import { listOrganisations } from './list.js';
import { readOrganisation } from './read.js';
import { organisationName } from './repo.js';
import { stored } from './stored.js';

export const organisations: Resource = {
  endpoints: [listOrganisations, createOrganisation, readOrganisation, changeOrganisationNames, deleteOrganisation],
  tables: stored,
  sweeps: [eraseDeletedOrganisation],
  names: [organisationName],
  errors: [slugTaken, lastOwner, notConfirmed],
};
