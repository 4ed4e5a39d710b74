// The content of a diagram, a composite or a region: content outside regions (W629), and its start (W620, W621).
import type { Diagnostic } from '../../../diagnostics/report.js';
import { report } from '../codes.js';
import type { Vertex } from '../model.js';
import { addedLine, isStay, type Subject } from './subject.js';

export function checkScopes(subject: Subject): readonly Diagnostic[] {
  const { model, whole } = subject;
  if (!whole) return [];
  const composites = model.vertices.flatMap(({ type, id }) => (type === 'composite' ? [id] : []));
  const scopes = [undefined, ...composites, ...model.regions.map(({ id }) => id)];
  return [
    ...composites.flatMap((each) => besideRegions(each, subject)),
    ...scopes.flatMap((each) => checkStart(each, subject)),
  ];
}

function besideRegions(composite: string, { scopes, labelOf }: Subject): readonly Diagnostic[] {
  if (scopes.regionsOf(composite).length === 0) return [];
  const [first] = scopes.inside(composite).toSorted((a, b) => a.span.start - b.span.start);
  if (first === undefined) return [];
  const { id, type, span } = first;
  const what = type === 'start' || type === 'end' ? `A transition with ${type}` : `'${labelOf(id)}'`;
  return [report('W629', span, { what, composite: labelOf(composite) })];
}

function checkStart(scope: string | undefined, subject: Subject): readonly Diagnostic[] {
  const inside = subject.scopes.inside(scope);
  const start = inside.find(({ type }) => type === 'start');
  const [first] = inside.filter(isStay);
  if (start !== undefined) return severalWays(start, scope, subject);
  if (first === undefined || !isEntered(scope, inside, subject)) return [];
  const { source, scopeName } = subject;
  const [leader = first] = inside.filter((each) => isStay(each) && subject.into(each.id).length === 0);
  const line = `start -> ${leader.id}`;
  const [transition] = subject.model.transitions.filter(({ from, to }) =>
    inside.some(({ id }) => id === from || id === to),
  );
  const fix = addedLine(source, (transition ?? leader).span, line, transition === undefined ? 'after' : 'before');
  const stands = transition === undefined || scope === undefined ? undefined : subject.scopes.vertices.get(scope)?.span;
  // A separate line beside a transition that is in another block would mean something else.
  const isThere = stands === undefined || (transition?.span.start ?? 0) < stands.end;
  return [report('W621', leader.span, { scope: scopeName(scope), first: leader.id }, isThere ? fix : undefined)];
}

function severalWays(start: Vertex, scope: string | undefined, subject: Subject): readonly Diagnostic[] {
  const ways = subject.out(start.id);
  const [, second] = ways;
  if (second === undefined) return [];
  const names = ways.map(({ to }) => subject.wordOf(to));
  return [report('W620', second.span, { scope: subject.scopeName(scope), ways: names })];
}

/** Entered itself, not through transitions to its content: only then does its start matter. */
function isEntered(scope: string | undefined, inside: readonly Vertex[], { scopes, into, out }: Subject): boolean {
  if (scope === undefined) return inside.some(({ id }) => into(id).length + out(id).length > 0);
  const composite = scopes.regions.get(scope)?.composite ?? scope;
  return into(composite).length > 0;
}
