// Notices that the disk of the database is full: in, errors of background work and of requests; out, one line in the log, and whether the service can
// save. Drawing needs no disk and continues.
import { isOutOfSpace } from '../db/database.js';

export interface Space {
  /** Returns whether the error says that no space is left. */
  readonly saw: (error: unknown) => boolean;
  /** Whether nothing has failed for lack of space lately. */
  readonly isLeft: () => boolean;
}

/** Milliseconds after which a full disk that nobody met again counts as freed. */
const LATELY = 30_000;

export function diskSpace(now: () => Date, report: (error: Error) => void): Space {
  let full: number | undefined;
  const isLeft = (): boolean => {
    if (full !== undefined && now().getTime() - full > LATELY) full = undefined;
    return full === undefined;
  };
  return {
    isLeft,
    saw: (error) => {
      if (!isOutOfSpace(error)) return false;
      if (isLeft())
        report(
          new Error(
            'No space is left on the disk of the database. Free some: drawing continues, but nothing is saved.',
          ),
        );
      full = now().getTime();
      return true;
    },
  };
}
