// The meaning of a sequence: in, checked statements; out, the model, and what the table cannot tell.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { report as reportShared } from '../../grammar/codes.js';
import { type Checked, type DeclarationEntry, type Entry, type RowEntry, textOf } from '../../grammar/entry.js';
import { LINE_ROLES } from '../../scene/scene.js';
import { described, toneOf } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { lineReader } from '../lines.js';
import { nodeMeaning } from '../node-meaning.js';
import { activationsOf } from './activations.js';
import { report } from './codes.js';
import {
  type Actor,
  type BlockWord,
  type Item,
  messagesOf,
  type Section,
  type SequenceBlock,
  type SequenceModel,
  type SequenceNote,
} from './model.js';

const MOST_ACTORS = 12;
const MOST_MESSAGES = 80;
/** Blocks inside one another. */
const MOST_LEVELS = 4;

export function buildSequence(checked: Checked, context: BuildContext): Outcome<SequenceModel> {
  const diagnostics: Diagnostic[] = [];
  const add = (each: Diagnostic): void => {
    diagnostics.push(each);
  };
  const lines = lineReader(context, add);
  const actors: Actor[] = [];
  let notes = 0;
  let dividers = 0;
  let blocks = 0;

  const actor = (entry: DeclarationEntry, id: string): void => {
    actors.push(nodeMeaning(entry, id, context, add));
  };

  const note = (entry: RowEntry): SequenceNote | undefined => {
    const text = entry.texts[0]?.value;
    const over = (entry.cells.get('actor') ?? []).flatMap((each) => (each?.type === 'word' ? [each] : []));
    const [first, second] = over;
    if (text === undefined || first === undefined) return undefined;
    if (over.length > 2) add(report('E421', entry.statement.span, { count: over.length }));
    if (over.length === 2 && second?.text === first.text) {
      const span = { start: first.span.start, end: second.span.end };
      const fix = entry.statement.repaired ? undefined : { span, text: first.text, safe: true };
      add(report('E422', second.span, { id: first.text }, fix));
    }
    const link = textOf(entry, 'link');
    notes += 1;
    return {
      type: 'note',
      id: `n${notes}`,
      text,
      over: over.map((each) => each.text),
      tone: toneOf(entry) ?? 'amber',
      ...(link === undefined ? {} : { link }),
    };
  };

  const block = (entry: DeclarationEntry, word: BlockWord, level: number): SequenceBlock => {
    blocks += 1;
    const id = `b${blocks}`;
    if (level === MOST_LEVELS + 1) add(report('W212', entry.statement.span, { limit: MOST_LEVELS }));
    if (entry.children.length === 0 && entry.branches.length > 0) {
      add(reportShared('W201', entry.statement.span, { keyword: word }));
    }
    const sections: Section[] = [
      {
        word,
        ...(entry.label ? { label: entry.label.value } : {}),
        items: walk(entry.children, level),
        span: entry.statement.span,
      },
    ];
    for (const branch of entry.branches) {
      if (branch.children.length === 0) add(reportShared('W201', branch.span, { keyword: branch.word }));
      sections.push({
        word: branch.word,
        ...(branch.label?.value ? { label: branch.label.value } : {}),
        items: walk(branch.children, level),
        span: branch.span,
      });
    }
    return { type: 'block', id, word, tone: toneOf(entry) ?? 'neutral', sections, ...described(entry) };
  };

  const walk = (entries: readonly Entry[], level: number): readonly Item[] => {
    const items: Item[] = [];
    for (const entry of entries) {
      if (entry.shape === 'edge') items.push({ type: 'message', line: lines.read(entry) });
      else if (entry.shape === 'row') {
        const made = note(entry);
        if (made) items.push(made);
      } else if (entry.shape === 'declaration') {
        const { keyword } = entry.spec;
        if (isBlockWord(keyword)) items.push(block(entry, keyword, level + 1));
        else if (keyword === 'divider') {
          dividers += 1;
          const label = entry.label?.value;
          items.push({ type: 'divider', id: `d${dividers}`, ...(label === undefined ? {} : { label }) });
        } else if (entry.id) actor(entry, entry.id.text);
      }
    }
    return items;
  };
  const items = walk(checked.entries, 0);
  const at = checked.header.span;
  lines.finish(at, actors);
  const messages = messagesOf(items);
  if (context.whole && actors.length === 0 && checked.entries.length > 0) add(report('E420', at, {}));
  if (actors.length > MOST_ACTORS) add(report('W210', at, { count: actors.length, limit: MOST_ACTORS }));
  if (messages.length > MOST_MESSAGES) add(report('W211', at, { count: messages.length, limit: MOST_MESSAGES }));

  const title = checked.header.title?.value;
  const desc = textOf(checked.header, 'desc');
  return {
    value: {
      ...(title === undefined ? {} : { title }),
      ...(desc === undefined ? {} : { desc }),
      actors,
      items,
      activations: activationsOf(items),
      legend: context.header.legend ? LINE_ROLES.filter((role) => messages.some((each) => each.role === role)) : [],
    },
    diagnostics,
  };
}

function isBlockWord(text: string): text is BlockWord {
  return text === 'loop' || text === 'alt' || text === 'opt' || text === 'par';
}
