// The input of the checks: from the model and its scopes to the same with its transitions by their ends, and with names and
// edits for the diagnostics.
import type { Fix } from '../../../diagnostics/report.js';
import { oneLine } from '../../../text/one-line.js';
import { leadOf, lineEndOf, type Source, type Span } from '../../../text/source.js';
import type { StateModel, Transition, Vertex } from '../model.js';
import type { Scopes } from '../scopes.js';

export interface Written {
  readonly source: Source;
  /** Of the header. */
  readonly header: Span;
  /** Whether the whole source was read: only then is something missing really missing. */
  readonly whole: boolean;
}

export interface Subject extends Written {
  readonly model: StateModel;
  readonly scopes: Scopes;
  readonly out: (id: string) => readonly Transition[];
  readonly into: (id: string) => readonly Transition[];
  /** An id as the source writes it. */
  readonly wordOf: (id: string) => string;
  readonly labelOf: (id: string) => string;
  /** `'Open'`, `a region of 'Open'`, `the diagram`. */
  readonly scopeName: (scope: string | undefined) => string;
}

export function subjectOf(model: StateModel, scopes: Scopes, written: Written): Subject {
  const out = byEnd(model.transitions, ({ from }) => from);
  const into = byEnd(model.transitions, ({ to }) => to);
  const labelOf = (id: string): string => oneLine(scopes.vertices.get(id)?.label ?? id);
  return {
    ...written,
    model,
    scopes,
    out: (id) => out.get(id) ?? [],
    into: (id) => into.get(id) ?? [],
    wordOf: (id) => id.slice(id.lastIndexOf('/') + 1),
    labelOf,
    scopeName: (scope) => {
      if (scope === undefined) return 'the diagram';
      const region = scopes.regions.get(scope);
      return region === undefined ? `'${labelOf(scope)}'` : `a region of '${labelOf(region.composite)}'`;
    },
  };
}

function byEnd(
  transitions: readonly Transition[],
  endOf: (each: Transition) => string,
): ReadonlyMap<string, readonly Transition[]> {
  const groups = new Map<string, Transition[]>();
  for (const each of transitions) {
    const list = groups.get(endOf(each));
    if (list === undefined) groups.set(endOf(each), [each]);
    else list.push(each);
  }
  return groups;
}

export function isStay({ type }: Vertex): boolean {
  return type === 'state' || type === 'composite';
}

/** A separate line in front of a statement or after it; a guess of what is meant. */
export function addedLine(source: Source, at: Span, line: string, place: 'before' | 'after'): Fix {
  const lead = leadOf(source, at.start);
  const end = lineEndOf(source);
  const { text } = source;
  let to = at.end;
  while (to < text.length && text[to] !== '\n' && text[to] !== '\r') to++;
  return place === 'before'
    ? { span: { start: at.start, end: at.start }, text: `${line}${end}${lead}`, safe: false }
    : { span: { start: to, end: to }, text: `${end}${lead}${line}`, safe: false };
}
