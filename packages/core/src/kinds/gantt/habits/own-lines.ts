// Our lines with a slip: `spec "Specification" start=2026-11-02 length=10d`, `"Specification" start=...`, `length=5
// days`. In, a line; out, the task to write.
import { written } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { idOf } from '../../../syntax/habits/known-names.js';

const DATED = /[ \t](?:start|after|at|end|length)=\S/;
const NAMED = /^([A-Za-z_][\w-]*)?[ \t]*:?[ \t]*"((?:[^"\\]|\\.)+)"(?=[ \t])(.*)$/;

/** Without its keyword, possibly without its id. */
export function repairUnkeyed(line: HabitLine, text: string): RepairedLine | undefined {
  const [, word, label = '', rest = ''] = NAMED.exec(text) ?? [];
  if (label === '' || !DATED.test(rest) || text.endsWith('{')) return undefined;
  if (word !== undefined && (line.shape.keywords.includes(word) || line.shape.foreign.has(word))) return undefined;
  const id = word ?? idOf(label, line.known, true);
  const keyword = /[ \t]at=/.test(rest) ? 'milestone' : 'task';
  return written(line, 'E125', {
    statements: [`${keyword} ${id} "${label}"${rest}`],
    declares: [{ id, label }],
    safe: true,
  });
}

const UNITS: Readonly<Record<string, string>> = { minute: 'min', hour: 'h', day: 'd', week: 'w', month: 'm' };

/** `length=5 days`, `lag=2 weeks`, `start=2026-11-02 09:30`. */
export function repairWordedLength(line: HabitLine, text: string): RepairedLine | undefined {
  if (!/^(?:task|milestone)[ \t]/.test(text)) return undefined;
  const intended = text
    .replace(
      /[ \t](length|lag)=(\d{1,4})[ \t](minute|hour|day|week|month)s?(?=[ \t]|$)/g,
      (_, name: string, count: string, unit: string) => ` ${name}=${Number(count)}${UNITS[unit] ?? 'd'}`,
    )
    .replace(
      /[ \t](start|end|at)=(\d{4}-\d{2}-\d{2})[ \t](\d{1,2}):(\d{2})(?=[ \t]|$)/g,
      (_, name: string, day: string, hour: string, minute: string) =>
        ` ${name}=${day}T${hour.padStart(2, '0')}:${minute}`,
    );
  return intended === text ? undefined : written(line, 'E125', { statements: [intended], safe: true });
}
