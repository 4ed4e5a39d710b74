// Where a transition must not end: E620, E621, W627; and transitions that are all dashed (W628).
import type { Diagnostic } from '../../../diagnostics/report.js';
import { report } from '../codes.js';
import type { Transition } from '../model.js';
import { commonScope, partOf } from '../scopes.js';
import type { Subject } from './subject.js';

export function checkEnds(subject: Subject): readonly Diagnostic[] {
  const { model, scopes, whole, source } = subject;
  const diagnostics = model.transitions.flatMap((each) => [
    ...fromEnd(each, subject),
    ...toStart(each, subject),
    ...acrossRegions(each, subject),
  ]);
  const [first] = model.transitions;
  if (first === undefined || !whole || model.transitions.some(({ arrow }) => arrow !== '-->')) return diagnostics;
  const at = source.text.indexOf('-->', first.span.start);
  const fix =
    model.transitions.length > 1 || at < 0 || at >= first.span.end || scopes.vertices.size === 0
      ? undefined
      : { span: { start: at, end: at + 3 }, text: '->', safe: false };
  return [...diagnostics, report('W628', first.span, {}, fix)];
}

function fromEnd({ from, to, span }: Transition, { scopes, wordOf, source }: Subject): readonly Diagnostic[] {
  if (scopes.vertices.get(from)?.type !== 'end') return [];
  const [whole = '', left, between = '', right] = ENDS.exec(source.text.slice(span.start, span.end)) ?? [];
  const isTurned = left === 'end' && right !== 'end' && right !== 'start';
  const at = { start: span.start, end: span.start + whole.length };
  const fix = isTurned ? { span: at, text: `${right}${between}end`, safe: false } : undefined;
  return [report('E620', span, { from: wordOf(from), to: wordOf(to) }, fix)];
}

/** The ends of a transition as written. */
const ENDS = /^([\w-]+)([ \t]*[-.]{1,2}>[ \t]*)([\w-]+)/;

function toStart({ from, to, span }: Transition, { scopes, wordOf, out, source }: Subject): readonly Diagnostic[] {
  if (scopes.vertices.get(to)?.type !== 'start' || scopes.vertices.get(from)?.type === 'end') return [];
  const first = out(to).find((each) => each.to !== to)?.to;
  const [whole = '', , , right] = ENDS.exec(source.text.slice(span.start, span.end)) ?? [];
  const at = { start: span.start + whole.length - 'start'.length, end: span.start + whole.length };
  const fix = first !== undefined && right === 'start' ? { span: at, text: wordOf(first), safe: false } : undefined;
  return [report('E621', span, { from: wordOf(from), ...(first === undefined ? {} : { first: wordOf(first) }) }, fix)];
}

function acrossRegions({ from, to, span }: Transition, { scopes, labelOf, whole }: Subject): readonly Diagnostic[] {
  if (!whole) return [];
  const common = commonScope(from, to, scopes);
  if (common === undefined || scopes.regionsOf(common).length === 0) return [];
  const isInRegion = (id: string): boolean => scopes.around(id).includes(common);
  if (!isInRegion(from) || !isInRegion(to) || partOf(common, from, scopes) === partOf(common, to, scopes)) return [];
  return [report('W627', span, { from: labelOf(from), to: labelOf(to), composite: labelOf(common) })];
}
