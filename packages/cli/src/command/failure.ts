// How a command ends: its exit codes, and the failures that a caller can do something about.

/** Stable: scripts rely on them. */
export const EXIT = {
  fine: 0,
  mistakes: 1,
  usage: 2,
  files: 3,
  internal: 70,
} as const;

export type Exit = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_MEANINGS: readonly (readonly [Exit, string])[] = [
  [EXIT.fine, 'all is well; warnings do not count'],
  [EXIT.mistakes, 'a diagram has mistakes, or could not be converted or read back'],
  [EXIT.usage, 'the command line or the settings file is wrong'],
  [EXIT.files, 'a file or folder could not be read or written, or a port or service not be used'],
  [EXIT.internal, 'the command itself failed, which is worth a report'],
];

/** The graver of two ends. */
export function graver(a: Exit, b: Exit): Exit {
  return a > b ? a : b;
}

/** Ends the command with a message and without a stack. */
export class Failure extends Error {
  readonly exit: Exit;

  constructor(exit: Exit, message: string) {
    super(message);
    this.exit = exit;
  }
}

export function usageFailure(message: string): Failure {
  return new Failure(EXIT.usage, message);
}

export function fileFailure(message: string): Failure {
  return new Failure(EXIT.files, message);
}

/** A system error in words: what could not be done with which file, and why. A failure stays as it is. */
export function systemFailure(action: string, path: string, cause: unknown): Failure {
  if (cause instanceof Failure) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = REASONS[code] ?? (code === '' ? String(cause) : code);
  return fileFailure(`${path} cannot be ${action}: ${reason}.`);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'a file of that name is in the way',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the file system is read-only',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
  ERR_INVALID_ARG_VALUE: 'its name holds a null character',
};
