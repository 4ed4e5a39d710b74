// What an expert asks about a process: W650 to W655. From the model, and whether every line was read, to warnings.
import type { Diagnostic } from '../../diagnostics/report.js';
import { oneLine } from '../../text/one-line.js';
import { report } from './codes.js';
import type { Step, SwimlaneModel } from './model.js';

type Steps = ReadonlyMap<string, Step>;

export function checkProcess(model: SwimlaneModel, whole: boolean): readonly Diagnostic[] {
  const steps: Steps = new Map(model.steps.map((each) => [each.id, each]));
  const reports = [...phaseOrder(model, steps), ...unnamedAnswers(model)];
  return whole ? [...reports, ...unnamedHandOffs(model, steps), ...missing(model)] : reports;
}

function phaseOrder({ phases, lines }: SwimlaneModel, steps: Steps): readonly Diagnostic[] {
  const place = new Map(phases.map(({ id }, i) => [id, i]));
  const labels = new Map(phases.map(({ id, label }) => [id, oneLine(label)]));
  const next = new Map<string, string[]>();
  for (const { from, to, arrow } of lines) {
    if (arrow === '--') continue;
    next.set(from, [...(next.get(from) ?? []), to]);
    if (arrow.startsWith('<')) next.set(to, [...(next.get(to) ?? []), from]);
  }
  const leads = reachability(next);
  return lines.flatMap(({ from, to, arrow, span }) => {
    const [a, b] = [steps.get(from), steps.get(to)];
    const [late, early] = [a?.phase, b?.phase];
    if (a === undefined || b === undefined || late === undefined || early === undefined || !arrow.endsWith('>'))
      return [];
    const [of, then] = [place.get(late), place.get(early)];
    // One that is not declared has been reported as an error.
    if (of === undefined || then === undefined || of <= then || leads(to, from)) return [];
    const names = { early: labels.get(early) ?? early, late: labels.get(late) ?? late };
    return [report('W650', span, { from: oneLine(a.label), to: oneLine(b.label), ...names })];
  });
}

/** Whether lines lead from one step to another; the reach of each step is computed once. */
function reachability(next: ReadonlyMap<string, readonly string[]>): (from: string, to: string) => boolean {
  const known = new Map<string, ReadonlySet<string>>();
  return (from, to) => {
    let reached = known.get(from);
    if (reached === undefined) {
      const visited = new Set<string>();
      const open = [from];
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        for (const each of next.get(at) ?? []) {
          if (visited.has(each)) continue;
          visited.add(each);
          open.push(each);
        }
      }
      known.set(from, visited);
      reached = visited;
    }
    return reached.has(to);
  };
}

function unnamedAnswers({ steps, lines }: SwimlaneModel): readonly Diagnostic[] {
  return steps.flatMap(({ id, type, label }) => {
    const ways = type === 'decision' ? lines.filter(({ from }) => from === id) : [];
    if (ways.length < 2) return [];
    return ways.flatMap((line) =>
      line.label === undefined ? [report('W651', line.span, { label: oneLine(label) })] : [],
    );
  });
}

function unnamedHandOffs({ lines }: SwimlaneModel, steps: Steps): readonly Diagnostic[] {
  const isDocument = (id: string): boolean => steps.get(id)?.type === 'document';
  // A document says itself what is handed over.
  const handed = lines.filter(
    ({ from, to }) => steps.get(from)?.lane !== steps.get(to)?.lane && !isDocument(from) && !isDocument(to),
  );
  const unnamed = handed.filter(({ label }) => label === undefined);
  if (2 * unnamed.length >= handed.length) return [];
  return unnamed.flatMap(({ from, to, span }) => {
    const source = steps.get(from);
    // An answer without a label has already been reported.
    if (source?.type === 'decision') return [];
    return [report('W652', span, { from: nameOf(source, from), to: nameOf(steps.get(to), to) })];
  });
}

function nameOf(step: Step | undefined, id: string): string {
  return oneLine(step?.label ?? id);
}

function missing({ steps, lines, phases }: SwimlaneModel): readonly Diagnostic[] {
  const joined = new Set(lines.flatMap(({ from, to }) => [from, to]));
  const entered = new Set(lines.flatMap(({ from, to }) => (from === to ? [] : [from, to])));
  const alone =
    lines.length === 0
      ? []
      : steps
          .filter(({ id }) => !joined.has(id))
          .map(({ label, span }) => report('W653', span, { label: oneLine(label) }));
  const used = new Set(steps.flatMap(({ phase }) => phase ?? []));
  const empty = phases.flatMap(({ id, label, span }) =>
    used.has(id) ? [] : [report('W654', span, { label: oneLine(label) })],
  );
  const names = phases.map(({ id }) => id);
  const unsaid =
    used.size === 0
      ? []
      : steps
          .filter(({ id, phase }) => phase === undefined && !entered.has(id))
          .map(({ label, span }) => report('W655', span, { label: oneLine(label), phases: names }));
  return [...alone, ...empty, ...unsaid];
}
