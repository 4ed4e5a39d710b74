// Commits as text that this importer reads: in, the contents of a repository, newest first; out, the text of `git log
// --format='%H%x1f%P%x1f%an%x1f%aI%x1f%D%x1f%s%x1e'`.

export interface LogCommit {
  readonly hash: string;
  readonly parents: readonly string[];
  readonly author: string;
  /** In ISO 8601, with the offset of its author. */
  readonly date: string;
  readonly subject: string;
  /** As git decorates them: `HEAD -> main`, `tag: v1.0`. */
  readonly refs: readonly string[];
}

export const FIELD = '\u001f';
export const RECORD = '\u001e';

export function logText(commits: readonly LogCommit[]): string {
  return commits
    .map(({ hash, parents, author, date, subject, refs }) =>
      [hash, parents.join(' '), author, date, refs.join(', '), subject].map(plain).join(FIELD),
    )
    .map((line) => `${line}${RECORD}\n`)
    .join('');
}

function plain(text: string): string {
  return text.replaceAll(/[\u001e\u001f\r\n]+/g, ' ');
}
