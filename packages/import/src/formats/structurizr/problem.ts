// Why a workspace cannot be read, with its line: thrown where it is found, caught only by the reader.
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
