// Builds the model of a sequence from checked statements, and reports what the statement table cannot check.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { report as reportShared } from '../../grammar/codes.js';
import {
  type Checked,
  type DeclarationEntry,
  type EdgeEntry,
  type Entry,
  type RowEntry,
  textOf,
} from '../../grammar/entry.js';
import { described, titled, toneOf } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { type Line, lineReader, sensesToName } from '../lines.js';
import { nodeMeaning } from '../node-meaning.js';
import { noteMeaning } from '../note-meaning.js';
import { declared, placedEntries } from '../placed-entries.js';
import { activationsOf } from './activations.js';
import { report } from './codes.js';
import { lifeOf } from './lives.js';
import {
  type Actor,
  type BlockWord,
  type Divider,
  type Item,
  messagesOf,
  type Section,
  type SequenceBlock,
  type SequenceModel,
  type SequenceNote,
} from './model.js';
import { WrittenBars } from './written-bars.js';

const MOST_ACTORS = 12;
const MOST_MESSAGES = 80;
/** Nesting depth of blocks. */
const MOST_LEVELS = 4;

/** What is needed to read an item. */
interface Reading {
  readonly whole: boolean;
  readonly bars: WrittenBars;
  readonly add: (diagnostic: Diagnostic) => void;
  readonly message: (entry: EdgeEntry) => Line;
  /** The next id of a note, divider or block: `n1`, `d1`, `b1`. */
  readonly nextId: (letter: 'n' | 'd' | 'b') => string;
}

export function buildSequence(checked: Checked, context: BuildContext): Outcome<SequenceModel> {
  const diagnostics: Diagnostic[] = [];
  const add = (each: Diagnostic): void => {
    diagnostics.push(each);
  };
  const lines = lineReader(context, add);
  const counts = { n: 0, d: 0, b: 0 };
  const nextId = (letter: 'n' | 'd' | 'b'): string => `${letter}${++counts[letter]}`;
  const written = declared(placedEntries(checked.entries), 'actor').map(({ entry, id }) => ({
    entry,
    meaning: nodeMeaning(entry, id, context, add),
  }));
  const bars = new WrittenBars();
  const items = itemsOf(checked.entries, 0, { whole: context.whole, bars, add, message: lines.read, nextId });
  const messages = messagesOf(items);
  const actors = written.map(({ entry, meaning }): Actor => {
    const life = lifeOf(entry, meaning.id, messages);
    if (context.whole) for (const each of life.diagnostics) add(each);
    return { ...meaning, ...life.value };
  });
  const at = checked.header.span;
  lines.finish(at, actors);
  if (context.whole && actors.length === 0 && checked.entries.length > 0) add(report('E420', at, {}));
  if (actors.length > MOST_ACTORS) add(report('W210', at, { count: actors.length, limit: MOST_ACTORS }));
  if (messages.length > MOST_MESSAGES) add(report('W211', at, { count: messages.length, limit: MOST_MESSAGES }));
  const value: SequenceModel = {
    ...titled(checked),
    actors,
    items,
    activations: bars.with(activationsOf(items)),
    legend: sensesToName(messages, context),
  };
  return { value, diagnostics };
}

/** The items in source order; `level` blocks are around them. */
function itemsOf(entries: readonly Entry[], level: number, reading: Reading): readonly Item[] {
  return entries.flatMap((entry): readonly Item[] => {
    if (entry.shape === 'edge') {
      const line = reading.message(entry);
      reading.bars.message(line.id);
      return [{ type: 'message', line }];
    }
    if (entry.shape === 'row') {
      if (entry.spec.keyword === 'note') return noteOf(entry, reading);
      takeBar(entry, reading);
      return [];
    }
    if (entry.shape !== 'declaration') return [];
    const { keyword } = entry.spec;
    if (isBlockWord(keyword)) return [blockOf(entry, keyword, level + 1, reading)];
    return keyword === 'divider' ? [dividerOf(entry, reading)] : [];
  });
}

function noteOf(entry: RowEntry, { add, nextId }: Reading): readonly SequenceNote[] {
  const note = noteMeaning(entry);
  const over = (entry.cells.get('actor') ?? []).flatMap((each) => (each?.type === 'word' ? [each] : []));
  const [first, second] = over;
  if (note === undefined || first === undefined) return [];
  if (over.length > 2) add(report('E421', entry.statement.span, { count: over.length }));
  if (over.length === 2 && second?.text === first.text) {
    const span = { start: first.span.start, end: second.span.end };
    const fix = entry.statement.repaired ? undefined : { span, text: first.text, safe: true };
    add(report('E422', second.span, { id: first.text }, fix));
  }
  const { span } = entry.statement;
  return [{ type: 'note', id: nextId('n'), ...note, over: over.map((each) => each.text), span }];
}

/** `activate a` and `deactivate a`. */
function takeBar(entry: RowEntry, { bars, whole, add }: Reading): void {
  const actor = entry.cells.get('actor')?.[0];
  if (actor?.type !== 'word') return;
  const id = actor.text;
  if (entry.spec.keyword === 'activate') {
    bars.begin(id);
    return;
  }
  const ended = bars.end(id);
  if (ended === 'ended' || !whole) return;
  const { span } = entry.statement;
  add(ended === 'unknown' ? report('E425', span, { id }) : report('W213', span, { id }));
}

function dividerOf(entry: DeclarationEntry, { nextId }: Reading): Divider {
  const label = entry.label?.value;
  return { type: 'divider', id: nextId('d'), span: entry.statement.span, ...(label === undefined ? {} : { label }) };
}

function blockOf(entry: DeclarationEntry, word: BlockWord, level: number, reading: Reading): SequenceBlock {
  const { add, nextId } = reading;
  const { span } = entry.statement;
  const id = nextId('b');
  if (level === MOST_LEVELS + 1) add(report('W212', span, { limit: MOST_LEVELS }));
  if (entry.children.length === 0 && entry.branches.length > 0) add(reportShared('W201', span, { keyword: word }));
  const tone = toneOf(entry) ?? 'neutral';
  const description = described(entry);
  const own = (): Section => ({
    word,
    ...(entry.label ? { label: entry.label.value } : {}),
    ...(description.desc === undefined ? {} : { desc: description.desc }),
    tone,
    items: itemsOf(entry.children, level, reading),
    span,
  });
  const others = entry.branches.map((branch) => (): Section => {
    if (branch.children.length === 0) add(reportShared('W201', branch.span, { keyword: branch.word }));
    const label = branch.label?.value;
    const desc = textOf(branch, 'desc');
    return {
      word: branch.word,
      ...(label ? { label } : {}),
      ...(desc === undefined ? {} : { desc }),
      tone: toneOf(branch) ?? tone,
      items: itemsOf(branch.children, level, reading),
      span: branch.span,
    };
  });
  const all = [own, ...others];
  const together = word === 'par' || word === 'group';
  const sections = together
    ? reading.bars.sections(all)
    : reading.bars.alternatives(all, word !== 'alt' || others.length === 0);
  return { type: 'block', id, word, tone, sections, ...description };
}

function isBlockWord(text: string): text is BlockWord {
  return text === 'loop' || text === 'alt' || text === 'opt' || text === 'par' || text === 'group';
}
