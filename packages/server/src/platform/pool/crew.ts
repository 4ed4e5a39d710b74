// The drawing processes of a pool: in, tasks; out, how each ended. The first task starts the first process, which stays ready; others end after a
// while without tasks, and one that dies is replaced.
import { type DrawingProcess, drawingProcess, type ProcessEnd, type ProcessOptions } from './drawing-process.js';
import type { Report, Task } from './work.js';

export type Begun = Extract<Report, { readonly is: 'begun' }>;

export type Ending =
  | Exclude<Report, Begun>
  | { readonly is: 'died'; readonly end: ProcessEnd; readonly begun: boolean };

export interface Listener {
  readonly onBegun: (begun: Begun) => void;
  readonly onEnding: (ending: Ending) => void;
}

export interface Crew {
  /** Gives a task to a process that has none, or to a new one. Returns a way to end the task with its process. */
  readonly give: (task: Task, listener: Listener) => () => void;
  readonly close: () => Promise<void>;
}

interface Member {
  readonly process: DrawingProcess;
  listener: Listener | undefined;
  begun: boolean;
  /** Whether it has ever begun a task, and so can. */
  proven: boolean;
  killed: boolean;
  retiring: NodeJS.Timeout | undefined;
}

/** Milliseconds without a task after which a process beyond the first ends. */
const IDLE = 60_000;

export function crewOf(
  options: Pick<ProcessOptions, 'worker' | 'heap' | 'memory'> & { readonly onError: (error: unknown) => void },
): Crew {
  const members = new Set<Member>();
  let onEmpty: (() => void) | undefined;

  const started = (): Member => {
    const member: Member = {
      process: drawingProcess({
        ...options,
        onReport: (report) => onReport(member, report),
        onEnd: (end) => onEnd(member, end),
      }),
      listener: undefined,
      begun: false,
      proven: false,
      killed: false,
      retiring: undefined,
    };
    members.add(member);
    member.process.rest();
    return member;
  };
  const kill = (member: Member): void => {
    member.killed = true;
    member.process.kill();
  };
  const onReport = (member: Member, report: Report): void => {
    const { listener } = member;
    if (report.is === 'begun') {
      member.begun = true;
      member.proven = true;
      listener?.onBegun(report);
      return;
    }
    member.listener = undefined;
    member.process.rest();
    member.retiring = setTimeout(() => members.size > 1 && kill(member), IDLE).unref();
    listener?.onEnding(report);
  };
  const onEnd = (member: Member, end: ProcessEnd): void => {
    clearTimeout(member.retiring);
    members.delete(member);
    if (!member.killed)
      options.onError(
        new Error(`A drawing process died: ${end.signal ?? end.code}`, end.error && { cause: end.error }),
      );
    member.listener?.onEnding({ is: 'died', end, begun: member.begun });
    if (members.size > 0) return;
    if (onEmpty) onEmpty();
    else if (member.proven) started();
  };

  return {
    give: (task, listener) => {
      // A dying one still counts, until it has ended, but gets no more tasks.
      const member = [...members].find((each) => each.listener === undefined && !each.killed) ?? started();
      clearTimeout(member.retiring);
      member.listener = listener;
      member.begun = false;
      member.process.give(task);
      return () => member.listener === listener && kill(member);
    },
    close: async () => {
      for (const member of members) kill(member);
      if (members.size > 0) await new Promise<void>((resolve) => (onEmpty = resolve));
    },
  };
}
