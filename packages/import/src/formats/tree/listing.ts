// The result of reading one form of listing.
import type { LeftOut } from '../../contract.js';
import type { Entry } from './forest.js';

export interface Listing {
  readonly root: Entry;
  /** As written, such as `.` and `~/someApp`. */
  readonly rootName?: string;
  readonly rootComment?: string;
  /** Lines that are not entries. */
  readonly leftOut: readonly LeftOut[];
}
