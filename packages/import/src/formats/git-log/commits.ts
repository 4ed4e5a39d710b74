// A commit as a git log describes it.
import type { FilePlace } from '../../file-place.js';

export interface Commit {
  /** As written, short or whole. */
  readonly hash: string;
  readonly place: FilePlace;
  /** As written; undefined if the format does not contain them. */
  readonly parents?: readonly string[];
  readonly subject: string;
  readonly author?: string;
  /** `2024-01-10T09:02:17+00:00`, or as precise as it is known. */
  readonly date?: string;
  /** As written: `HEAD -> main`, `tag: v1.0`, `origin/main`. */
  readonly refs: readonly string[];
}

export function tagsOf({ refs }: Commit): readonly string[] {
  return refs.flatMap((ref) => (ref.startsWith('tag: ') ? [ref.slice(5)] : []));
}

/** Of this repository, not of its remotes. */
export function branchesOf({ refs }: Pick<Commit, 'refs'>): readonly string[] {
  return refs.flatMap((ref) => {
    const name = ref.replace(/^HEAD -> /, '');
    return name.startsWith('tag: ') || name === 'HEAD' || /^(?:origin|upstream)\//.test(name) ? [] : [name];
  });
}
