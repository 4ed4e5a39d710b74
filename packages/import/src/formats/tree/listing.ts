// What the reader of one shape of listing gives back.
import type { LeftOut } from '../../contract.js';
import type { Entry } from './forest.js';

export interface Listing {
  readonly root: Entry;
  /** As written, such as `.` and `~/someApp`. */
  readonly rootName?: string;
  readonly rootComment?: string;
  /** Lines that are no entries. */
  readonly leftOut: readonly LeftOut[];
}
