// Compares two versions of a diagram: in, two sources; out, what changed in words and by field, and sources with the changes
// marked: one picture of both if lines join statements, else one of each.
import { type CheckedDiagram, type Context, checkText } from '../check-cut.js';
import { type DiagnosticRecord, toRecord } from '../diagnostics/report.js';
import { editSource } from '../edit/edit-source.js';
import { headerSlots } from '../edit/slots.js';
import { type Structure, structureOf } from '../edit/structure.js';
import type { AnyKind, Kinds } from '../kinds/kind.js';
import { type Change, changesOf, type HeaderFields, headerChange, summaryOf } from './changes.js';
import { type Mark, type Marked, markedSource } from './marked.js';
import { type Matches, matched, type Renamed, renamedIds } from './match.js';
import { type Told, toldBy, touchesOf } from './statement-content.js';

export interface Comparison {
  /** Both are valid and of one kind. */
  readonly ok: boolean;
  readonly kinds: readonly [before: string | undefined, after: string | undefined];
  readonly summary: string;
  /** In the order of the older source, then additions in the order of the newer. */
  readonly changes: readonly Change[];
  readonly before: readonly DiagnosticRecord[];
  readonly after: readonly DiagnosticRecord[];
  /** One source that shows both, or one of each. */
  readonly marked: readonly string[];
}

export function compareSources(before: string, after: string, context: Context, kinds: Kinds): Comparison {
  const [old, now] = [checkText(before, context, kinds), checkText(after, context, kinds)];
  const common = {
    kinds: [old.kind, now.kind] as const,
    before: recordsOf(old),
    after: recordsOf(now),
  };
  const nothing = (summary: string): Comparison => ({ ok: false, ...common, summary, changes: [], marked: [] });
  const wrong = [...(old.compiled ? [] : ['The older source']), ...(now.compiled ? [] : ['The newer source'])];
  if (wrong.length > 0) return nothing(`${wrong.join(' and ')} ${wrong.length === 1 ? 'has' : 'have'} errors.`);
  const kind = kinds.get(now.kind ?? '');
  if (old.kind !== now.kind || !kind) return nothing(`The kinds differ: ${old.kind} and ${now.kind}.`);
  const newer = structureOf(after, kind);
  const { renamed, older } = renamedSource(before, structureOf(before, kind), newer, kind, context);
  const [toldOld, toldNew] = [toldBy(older), toldBy(newer)];
  const pairs = matched(toldOld, toldNew);
  const ordered = kind.grammar.ordered === true;
  const differences = changesOf({ before: toldOld, after: toldNew, pairs, renamed, ordered });
  const header = headerChange(headerFields(older), headerFields(newer));
  const changes = header ? [header, ...differences] : differences;
  const summary = summaryOf(changes);
  const sides = sidesOf({ older, newer, toldOld, toldNew, pairs, changes, renamed });
  const isValid = (source: string): boolean => checkText(source, context, kinds).compiled !== undefined;
  const marked = changes.length === 0 ? [] : drawable(sides, pairs, now.title ?? now.kind ?? '', summary, isValid);
  return { ok: true, ...common, summary, changes, marked };
}

function recordsOf({ source, diagnostics }: CheckedDiagram): readonly DiagnosticRecord[] {
  return diagnostics.map((each) => toRecord(source, each));
}

/** The older source with the ids of the newer, as far as possible. */
function renamedSource(
  text: string,
  older: Structure,
  newer: Structure,
  kind: AnyKind,
  context: Context,
): { readonly renamed: readonly Renamed[]; readonly older: Structure } {
  let renamed = renamedIds(toldBy(older), toldBy(newer));
  let now = text;
  // A rename whose id is taken is skipped, and the others are tried again.
  for (let tries = 0; renamed.length > 0; tries++) {
    const result = editSource(
      text,
      renamed.map((each) => ({ op: 'rename', id: each.from, to: each.to })),
      context,
      new Map([[kind.grammar.kind, kind]]),
    );
    now = result.source;
    if (result.ok) break;
    const wrong = tries < MOST_TRIES ? result.refused?.operation : undefined;
    renamed = wrong === undefined ? [] : renamed.filter((_, index) => index !== wrong);
  }
  return { renamed, older: now === text ? older : structureOf(now, kind) };
}

function headerFields({ grammar, document, source }: Structure): HeaderFields {
  const slots = headerSlots(grammar, document.header);
  const fields = new Map(
    slots.flatMap(({ name, span }) => (span ? [[name, source.text.slice(span.start, span.end)] as const] : [])),
  );
  return { fields, touches: touchesOf(slots) };
}

/** Most ids that can be in the way of a rename. */
const MOST_TRIES = 20;

interface Sides {
  readonly older: Omit<Marked, 'title'>;
  readonly newer: Omit<Marked, 'title'>;
}

function sidesOf(of: {
  readonly older: Structure;
  readonly newer: Structure;
  readonly toldOld: readonly Told[];
  readonly toldNew: readonly Told[];
  readonly pairs: Matches;
  readonly changes: readonly Change[];
  readonly renamed: readonly Renamed[];
}): Sides {
  const { pairs, changes } = of;
  const changedAt = new Set(
    changes.flatMap(({ change, what, lineAfter }) =>
      change === 'added' || what === 'header' ? [] : (lineAfter ?? []),
    ),
  );
  const known = new Set(pairs.values());
  const ofNew = (item: Told): Mark | undefined =>
    known.has(item) ? (changedAt.has(item.placed.first) ? 'changed' : undefined) : 'added';
  const ofOld = (item: Told): Mark | undefined => {
    const other = pairs.get(item);
    return other ? ofNew(other) : 'removed';
  };
  return {
    older: { structure: of.older, told: of.toldOld, markOf: ofOld },
    newer: { structure: of.newer, told: of.toldNew, markOf: ofNew },
  };
}

/** Valid ones; if removed lines cannot be shown among the rest, only the newer. */
function drawable(
  { older, newer }: Sides,
  pairs: Matches,
  title: string,
  summary: string,
  isValid: (source: string) => boolean,
): readonly string[] {
  const { grammar } = newer.structure;
  if (grammar.edges === undefined) {
    const both = [
      markedSource({ ...older, title: `${title}: before` }),
      markedSource({ ...newer, title: `${title}: ${summary.replace(/\.$/, '')}` }),
    ];
    return both.filter(isValid);
  }
  const named = { ...newer, title: `${title}: ${summary.replace(/\.$/, '')}` };
  const whole = markedSource(named, { marked: { ...older, title }, pairs });
  const alone = markedSource(named);
  return [whole, alone].filter(isValid).slice(0, 1);
}
