// Branches: two equal transitions (W624), a choice without [else] (W625), a fork or a join with a single branch (W626).
import type { Diagnostic } from '../../../diagnostics/report.js';
import { positionAt } from '../../../text/source.js';
import { report } from '../codes.js';
import type { Transition, Vertex } from '../model.js';
import { addedLine, type Subject } from './subject.js';

export function checkBranches(subject: Subject): readonly Diagnostic[] {
  return subject.model.vertices.flatMap((each) => {
    switch (each.type) {
      case 'state':
      case 'composite':
        return waysAlike(each, subject);
      case 'choice':
        return [...waysAlike(each, subject), ...withoutRest(each, subject)];
      case 'fork':
        return oneWay(each, 'fork', subject.out(each.id).length, subject);
      case 'join':
        return oneWay(each, 'join', subject.into(each.id).length, subject);
      default:
        return [];
    }
  });
}

/** Words with the same meaning, ignoring case and spaces. */
function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

function waysAlike({ id }: Vertex, { out, labelOf, source, whole }: Subject): readonly Diagnostic[] {
  if (!whole) return [];
  const seen = new Map<string, Transition>();
  const diagnostics: Diagnostic[] = [];
  for (const each of out(id)) {
    const { event, guard } = each.trigger;
    const key = `${plain(event)}\n${guard === undefined ? '' : `[${plain(guard)}`}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, each);
    else if (before.to !== each.to) {
      const { line } = positionAt(source, before.span.start);
      diagnostics.push(report('W624', each.span, { label: labelOf(id), said: saidOf(each), line }));
    }
  }
  return diagnostics;
}

function saidOf({ trigger: { event, guard } }: Transition): string {
  const words = [event, guard === undefined ? '' : `[${guard}]`].filter((each) => each !== '').join(' ');
  return words === '' ? 'without an event or a guard' : `on '${words}'`;
}

const REST = /^(?:else|otherwise|default|any|rest|always)$/;

function withoutRest({ id, span }: Vertex, { out, wordOf, whole, source }: Subject): readonly Diagnostic[] {
  const ways = out(id);
  const conditions = ways.map(({ trigger: { event, guard } }) => plain(guard ?? event));
  const isWhole = conditions.some((each) => each === '' || REST.test(each)) || complements(conditions);
  const last = ways.at(-1);
  if (!whole || isWhole || last === undefined) return [];
  const to = wordOf(last.to);
  return [report('W625', span, { id, to }, addedLine(source, last.span, `${id} -> ${to} : "[else]"`, 'after'))];
}

const PAIRS: readonly (readonly [string, string])[] = [
  ['yes', 'no'],
  ['true', 'false'],
  ['ok', 'not ok'],
  ['pass', 'fail'],
  ['passed', 'failed'],
  ['valid', 'invalid'],
  ['success', 'failure'],
  ['success', 'error'],
];

/** Whether one denies the other: yes and no, `paid` and `!paid`, `n < 0` and `n >= 0`. */
function complements(conditions: readonly string[]): boolean {
  const has = new Set(conditions.map((each) => each.replace(/^if /, '')));
  const denied = (each: string): readonly string[] => [
    ...[`!${each}`, `not ${each}`, `! ${each}`, `!(${each})`, `no ${each}`],
    ...OPPOSITES.flatMap(([one, other]) => (each.includes(` ${one} `) ? [each.replace(` ${one} `, ` ${other} `)] : [])),
  ];
  return (
    PAIRS.some(([one, other]) => has.has(one) && has.has(other)) ||
    [...has].some((each) => denied(each).some((other) => has.has(other)))
  );
}

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['<', '>='],
  ['>', '<='],
  ['==', '!='],
  ['=', '!='],
  ['=', '<>'],
  ['is', 'is not'],
];

function oneWay(
  { id, span }: Vertex,
  keyword: 'fork' | 'join',
  ways: number,
  { whole }: Subject,
): readonly Diagnostic[] {
  return whole && ways < 2 ? [report('W626', span, { id, keyword, ways })] : [];
}
