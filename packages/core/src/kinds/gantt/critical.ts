// The critical path (CPM): in, the rows of a plan with their days; out, for each the working days it can be late
// without delaying the end. Rows are processed from last to first.
import { toMinute } from '../../calendar/index.js';
import type { Draft } from './drafts.js';
import type { Scheduled } from './schedule.js';
import type { WorkingDays } from './working-days.js';

/** `days` holds the rows in the order in which they were scheduled. */
export function slackOf(
  drafts: readonly Draft[],
  days: ReadonlyMap<string, Scheduled>,
  work: WorkingDays,
): ReadonlyMap<string, number> {
  const byId = new Map(drafts.map((each) => [each.id, each]));
  const waitedFor = new Set(drafts.flatMap(({ after }) => after));
  /** A row with a fixed day that nothing waits for does not determine the end. */
  const isLoose = ({ id, kind, start }: Draft): boolean =>
    kind === 'milestone' && start !== undefined && !waitedFor.has(id);
  const ends = drafts.filter((each) => !isLoose(each)).map(({ id }) => days.get(id)?.free ?? 0);
  const end = ends.reduce((most, each) => Math.max(most, each), 0);
  /** Latest possible finish, in working days. */
  const latest = new Map<string, number>();
  const slack = new Map<string, number>();
  for (const [id, { from, free, lagged }] of [...days].toReversed()) {
    const draft = byId.get(id);
    if (draft === undefined || isLoose(draft)) continue;
    const finish = latest.get(id) ?? end;
    slack.set(id, Math.max(0, toMinute(finish - free)));
    const takes = draft.kind === 'milestone' ? 0 : free - work.before(from);
    for (const before of draft.after) {
      const most = toMinute(finish - takes - lagged);
      latest.set(before, Math.min(latest.get(before) ?? most, most));
    }
  }
  return slack;
}
