// What a log of git tells of a commit.
import type { FilePlace } from '../../file-place.js';

export interface Commit {
  /** As it is written, short or whole. */
  readonly hash: string;
  readonly place: FilePlace;
  /** As they are written; nothing where the format does not tell them. */
  readonly parents?: readonly string[];
  readonly subject: string;
  readonly author?: string;
  /** `2024-01-10T09:02:17+00:00`, or as far as it is known. */
  readonly date?: string;
  /** As they are written: `HEAD -> main`, `tag: v1.0`, `origin/main`. */
  readonly refs: readonly string[];
}

export function tagsOf({ refs }: Commit): readonly string[] {
  return refs.flatMap((ref) => (ref.startsWith('tag: ') ? [ref.slice(5)] : []));
}

/** Of this repository, not of others that it follows. */
export function branchesOf({ refs }: Pick<Commit, 'refs'>): readonly string[] {
  return refs.flatMap((ref) => {
    const name = ref.replace(/^HEAD -> /, '');
    return name.startsWith('tag: ') || name === 'HEAD' || /^(?:origin|upstream)\//.test(name) ? [] : [name];
  });
}
