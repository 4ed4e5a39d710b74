// What the history of drafts keeps: in, texts; out, their titles, how they differ in a few words, and which are too many.

/** A draft without its text, as the list shows it. */
export interface Snapshot {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly title: string;
  /** Of its text, as UTF-16. */
  readonly bytes: number;
  /** How it differs from the one before, in words. */
  readonly change: string;
}

export const HISTORY_LIMITS = { snapshots: 200, bytes: 10_000_000 } as const;

const LONGEST_TITLE = 80;
/** Characters of the beginning in which a title is looked for. */
const BEGINNING = 2_000;

export const bytesOf = (text: string): number => text.length * 2;

/** Characters that change the direction of what follows them (UAX 9, section 2): a title has other words after it. */
const DIRECTING = /[\u202a-\u202e\u2066-\u2069]/g;

/** The quoted text of the first line that isn't a comment, or that line. */
export function titleOf(text: string): string {
  const lines = text.slice(0, BEGINNING).split('\n');
  const first = lines.map((line) => line.trim()).find((line) => line !== '' && !line.startsWith('#')) ?? '';
  const title = (/"([^"]+)"/.exec(first)?.[1] ?? first).replace(DIRECTING, '');
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title || 'Empty text';
}

/** The ids to remove, so that the newest that fit stay. The newest of all stays. */
export function surplus(
  snapshots: readonly Snapshot[],
  limits: typeof HISTORY_LIMITS = HISTORY_LIMITS,
): readonly number[] {
  let bytes = 0;
  return snapshots
    .toSorted((a, b) => b.id - a.id)
    .filter((each, index) => {
      bytes += each.bytes;
      return index > 0 && (index >= limits.snapshots || bytes > limits.bytes);
    })
    .map(({ id }) => id);
}

/** `2 lines added, 1 removed`. A changed line is one of each; a moved line is none. */
export function changeBetween(before: string, after: string): string {
  const counts = new Map<string, number>();
  for (const line of before.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  let added = 0;
  for (const line of after.split('\n')) {
    const count = counts.get(line) ?? 0;
    if (count === 0) added++;
    else counts.set(line, count - 1);
  }
  const removed = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const lines = (count: number): string => `${count} ${count === 1 ? 'line' : 'lines'}`;
  if (added > 0 && removed > 0) return `${lines(added)} added, ${removed} removed`;
  if (added > 0) return `${lines(added)} added`;
  return removed > 0 ? `${lines(removed)} removed` : 'Lines moved';
}
