// How a command exits: its exit codes, and the failures that a caller can act on.

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
  [EXIT.fine, 'success; warnings do not count'],
  [EXIT.mistakes, 'a diagram or audit log has errors, or cannot be converted or read back'],
  [EXIT.usage, 'the command line or the settings file is invalid'],
  [EXIT.files, 'a file or folder cannot be read or written, or a port or service cannot be used'],
  [EXIT.internal, 'internal error; please report it'],
];

/** Returns the more severe of two exit codes. */
export function graver(a: Exit, b: Exit): Exit {
  return a > b ? a : b;
}

/** Exits with a message and without a stack trace. */
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

/** Describes a system error: what could not be done with which file, and why. Returns a `Failure` unchanged. */
export function systemFailure(action: string, path: string, cause: unknown): Failure {
  if (cause instanceof Failure) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = REASONS[code] ?? (code === '' ? String(cause) : code);
  return fileFailure(`${path} cannot be ${action}: ${reason}.`);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is a file, not a folder',
  EEXIST: 'a file with that name exists',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is exceeded',
  EROFS: 'the file system is read-only',
  ELOOP: 'its links form a loop',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
  ERR_INVALID_ARG_VALUE: 'its name contains a null character',
};
