// Where members of organisations publish, and what of it can be reached without an account.
import type { Resource } from '../../platform/resource.js';
import { keepEditable } from './editable.js';
import { libraryChanged, libraryRequired, unlistedForbidden } from './errors.js';
import { otherActions } from './other-actions.js';
import { chooseOwnPublishing, readOwnPublishing } from './own.js';
import { choosePolicy, readPolicy } from './policy.js';
import { listPublicDiagrams, movePublicDiagram, takeBackPublicDiagram } from './review.js';
import { stored } from './stored.js';

export const publishing: Resource = {
  endpoints: [
    keepEditable,
    readPolicy,
    choosePolicy,
    listPublicDiagrams,
    movePublicDiagram,
    takeBackPublicDiagram,
    readOwnPublishing,
    chooseOwnPublishing,
  ],
  tables: stored,
  otherActions,
  errors: [unlistedForbidden, libraryRequired, libraryChanged],
};
