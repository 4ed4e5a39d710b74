// What can be reached and what can be left: W622, W623. A composite is entered through its starts, and everything in it is left
// with it.
import type { Diagnostic } from '../../../diagnostics/report.js';
import { report } from '../codes.js';
import type { Vertex } from '../model.js';
import { addedLine, isStay, type Subject } from './subject.js';

export function checkReach(subject: Subject): readonly Diagnostic[] {
  return subject.whole ? [...unreached(subject), ...deadEnds(subject)] : [];
}

/** If a scope has no start, every state that nothing leads to can be the first. */
function beginnings(scope: string | undefined, { scopes, into }: Subject): readonly string[] {
  const inside = scopes.inside(scope);
  const start = inside.find(({ type }) => type === 'start');
  if (start !== undefined) return [start.id];
  const first = inside.filter(({ id }) => into(id).length === 0);
  return (first.length > 0 ? first : inside.slice(0, 1)).map(({ id }) => id);
}

/** Adds everything that can be reached from the set, which grows during the loop. */
function spread(reached: Set<string>, subject: Subject): void {
  const { scopes, out } = subject;
  for (const at of reached) {
    for (const { to } of out(at)) reached.add(to);
    const vertex = scopes.vertices.get(at);
    for (const outer of scopes.around(at)) {
      // Being in one region means being in all of them.
      if (scopes.vertices.has(outer)) reached.add(outer);
    }
    if (vertex?.type === 'composite') {
      const parts = scopes.regionsOf(at);
      const entered = [
        ...(parts.length === 0 || scopes.inside(at).length > 0 ? [at] : []),
        ...parts.map(({ id }) => id),
      ];
      const inner = entered.filter((each) => !scopes.inside(each).some(({ id }) => reached.has(id)));
      for (const each of inner) for (const id of beginnings(each, subject)) reached.add(id);
    }
    if (vertex?.type === 'history' || vertex?.type === 'deep-history') {
      for (const id of beginnings(vertex.scope, subject)) reached.add(id);
    }
  }
}

function unreached(subject: Subject): readonly Diagnostic[] {
  const { model, into, labelOf } = subject;
  const reached = new Set(beginnings(undefined, subject));
  spread(reached, subject);
  const diagnostics: Diagnostic[] = [];
  const tell = (each: Vertex): void => {
    if (reached.has(each.id)) return;
    diagnostics.push(report('W622', each.span, { label: labelOf(each.id), id: each.id }));
    reached.add(each.id);
    spread(reached, subject);
  };
  // States reached only from an unreachable one are not reported again.
  const candidates = model.vertices.filter((each) => isStay(each));
  for (const each of candidates) if (into(each.id).every(({ from }) => from === each.id)) tell(each);
  for (const each of candidates) tell(each);
  return diagnostics;
}

/** The types that need an outgoing transition. */
const LEFT: ReadonlySet<string> = new Set(['state', 'choice', 'fork', 'join']);

/** Whether the inside of a composite can end. */
function holdsEnd(composite: string, { scopes }: Subject): boolean {
  const parts = [composite, ...scopes.regionsOf(composite).map(({ id }) => id)];
  return parts.some((each) => scopes.inside(each).some(({ type }) => type === 'end'));
}

function deadEnds(subject: Subject): readonly Diagnostic[] {
  const { model, scopes, out, source, labelOf } = subject;
  const leads = (id: string): boolean => out(id).some(({ to }) => to !== id);
  if (model.transitions.length === 0) return [];
  return model.vertices.flatMap((each) => {
    const { id, type, span } = each;
    if (type === 'composite' ? !holdsEnd(id, subject) : !LEFT.has(type)) return [];
    if (leads(id) || scopes.around(id).some(leads) || subject.into(id).length === 0) return [];
    const fix = addedLine(source, span, `${id} -> end`, 'after');
    return [report('W623', span, { label: labelOf(id), id }, fix)];
  });
}
