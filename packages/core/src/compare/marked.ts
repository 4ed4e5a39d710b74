// A source with its changes marked, to be drawn: in, one side's statements and the change of each; out, the source with signs in
// front of labels (+ − ~) and tones, everything else muted, and removed lines placed among the rest.

import { isFault } from '../edit/fault.js';
import { changedWords } from '../edit/line-words.js';
import type { Fields } from '../edit/operation.js';
import { headerSlots, type Slot, slotsOf } from '../edit/slots.js';
import { type Structure, startOf } from '../edit/structure.js';
import { quote } from '../syntax/quote.js';
import { applyEdits, type TextEdit } from '../text/edit.js';
import { leadOf } from '../text/source.js';
import type { Matches } from './match.js';
import type { Told } from './statement-content.js';

export type Mark = 'added' | 'removed' | 'changed';

const SIGNS: Readonly<Record<Mark, string>> = { added: '+', removed: '−', changed: '~' };
const TONES: Readonly<Record<Mark, string>> = { added: 'green', removed: 'red', changed: 'amber' };

export interface Marked {
  readonly structure: Structure;
  readonly told: readonly Told[];
  readonly markOf: (item: Told) => Mark | undefined;
  readonly title: string;
}

/** `gone`: statements that only the other side has, with the pairs of the two. */
export function markedSource(of: Marked, gone?: { readonly marked: Marked; readonly pairs: Matches }): string {
  const { structure, told: items, markOf } = of;
  const edits: TextEdit[] = [...headerEdits(of)];
  for (const each of items) for (const edit of markEdits(structure, each, markOf(each))) edits.push(edit);
  if (gone) for (const edit of insertedGone(structure, gone.marked, gone.pairs)) edits.push(edit);
  return applyEdits(structure.source, edits);
}

function headerEdits({ structure, title }: Marked): readonly TextEdit[] {
  const { header } = structure.document;
  if (!header) return [];
  const slots = headerSlots(structure.grammar, header);
  const changed = changedWords(structure.source, header.kind.span, slots, { title });
  return isFault(changed) ? [] : changed.edits;
}

function markEdits(structure: Structure, item: Told, mark: Mark | undefined): readonly TextEdit[] {
  const { entry, block, statement } = item.placed;
  if (!entry) return [];
  // A member has no fields of its own: all of it becomes a text.
  if (entry.shape === 'member') {
    const text = entry.said.as === 'text' ? entry.said.text : item.line;
    return mark === undefined ? [] : [{ span: statement.span, text: quote(`${SIGNS[mark]} ${text}`) }];
  }
  const owner = block.owner?.entry;
  const spec = owner?.shape === 'declaration' ? owner.spec.block : undefined;
  const slots = slotsOf(structure.source, structure.grammar, entry, spec);
  const fields = fieldsOf(item, slots, mark, structure);
  const start =
    statement.shape === 'phrase'
      ? statement.keyword.span
      : statement.shape === 'edge'
        ? statement.to.span
        : { start: statement.span.start, end: statement.span.start };
  const changed = changedWords(structure.source, start, slots, fields);
  return isFault(changed) ? [] : changed.edits;
}

function fieldsOf(item: Told, slots: readonly Slot[], mark: Mark | undefined, structure: Structure): Fields {
  const has = (name: string): boolean => slots.some((each) => each.name === name);
  const isFrame = item.placed.inside.length > 0 && item.sort !== 'item';
  const tone = mark === undefined ? (item.sort === 'edge' ? null : 'neutral') : TONES[mark];
  const toned = has('tone') ? { tone } : {};
  const quiet = item.sort === 'edge' && has('role') ? { role: null } : {};
  if (mark === undefined) return isFrame ? quiet : { ...toned, ...quiet };
  const label = labelSlot(slots);
  const dotted = mark === 'removed' && item.sort === 'edge' && isDotted(structure) ? { arrow: '..>' } : {};
  const words = label === undefined ? {} : { [label.name]: signed(label.name, item, mark) };
  return { ...toned, ...quiet, ...words, ...(item.fields.get('arrow') === '->' ? dotted : {}) };
}

function isDotted({ grammar }: Structure): boolean {
  return grammar.edges?.arrows.includes('..>') === true;
}

/** The parts of a statement that are drawn as words. */
function labelSlot(slots: readonly Slot[]): Slot | undefined {
  for (const name of ['label', 'text', 'texts', 'name', 'sub']) {
    const slot = slots.find((each) => each.name === name && !each.names);
    if (slot) return slot;
  }
  return undefined;
}

function signed(field: string, { fields, id, placed }: Told, mark: Mark): string | readonly string[] {
  const sign = SIGNS[mark];
  if (field === 'sub') return `${sign} ${mark}`;
  const { entry } = placed;
  if (field === 'texts' && entry?.shape === 'row') {
    const [first = '', ...rest] = entry.texts.map((each) => each.value);
    return [`${sign} ${first}`.trim(), ...rest];
  }
  const written = fields.get(field);
  const text = written === undefined ? (id?.split('.').at(-1) ?? '') : unquoted(written);
  return `${sign} ${text}`.trim();
}

function unquoted(text: string): string {
  return text.replace(/^"|"$/g, '').replace(/\\(.)/gs, (_, c: string) => (c === 'n' ? '\n' : c));
}

/** The edits that write removed lines after what preceded them. */
function insertedGone(
  structure: Structure,
  { structure: old, told: items }: Marked,
  pairs: Matches,
): readonly TextEdit[] {
  const { source, lineEnd } = structure;
  const edits: TextEdit[] = [];
  const lastKept = new Map<string, Told>();
  for (const each of items) {
    const other = pairs.get(each);
    const key = `${each.parent?.placed.first ?? 0} ${each.branch}`;
    if (other) {
      lastKept.set(key, other);
      continue;
    }
    if (each.parent && !pairs.has(each.parent)) continue;
    const holder = each.parent === undefined ? undefined : pairs.get(each.parent);
    const block = holder === undefined ? structure.root : holder.placed.inside[each.branch];
    if (!block) continue;
    const before = lastKept.get(key);
    const behind = before && before.placed.block === block ? before.placed.last : block.opens;
    const lines = goneLines(old, each, items, pairs);
    if (lines.length === 0) continue;
    const at = startOf(source, behind + 1);
    const isEnd = behind + 1 > source.lineStarts.length;
    const text = lines.map((line) => block.indent + line).join(lineEnd);
    edits.push({ span: { start: at, end: at }, text: isEnd ? `${lineEnd}${text}` : `${text}${lineEnd}` });
  }
  return edits;
}

/** A removed statement with its removed content, without indentation; none for a block whose content moved out. */
function goneLines(old: Structure, item: Told, all: readonly Told[], pairs: Matches): readonly string[] {
  const { placed } = item;
  const inside = all.filter((each) => each.parent === item && !pairs.has(each));
  const hasBlock = placed.statement.shape === 'phrase' && placed.statement.opens !== undefined;
  if (hasBlock && inside.length === 0 && all.some((each) => each.parent === item)) return [];
  const edits = markEdits(old, item, 'removed');
  const { start } = placed.statement.span;
  const end = start + item.line.length;
  const own = edits.map(({ span, text }) => ({ span: { start: span.start - start, end: span.end - start }, text }));
  const line = applyEdits({ text: old.source.text.slice(start, end), lineStarts: [0] }, own);
  const step = leadOf(old.source, start).includes('\t') ? '\t' : '  ';
  const lines = inside
    .filter((each) => each.branch === 0)
    .flatMap((each) => goneLines(old, each, all, pairs).map((text) => step + text));
  return hasBlock ? [`${line} {`, ...lines, '}'] : [line, ...lines];
}
