// What keeps a workspace from being read, at its line: thrown where it is found, caught by the reader alone.
import type { FilePlace } from '../../file-place.js';

export class WorkspaceProblem extends Error {
  readonly reason: string;
  readonly place: FilePlace;

  constructor(reason: string, place: FilePlace) {
    super(reason);
    this.reason = reason;
    this.place = place;
  }
}
