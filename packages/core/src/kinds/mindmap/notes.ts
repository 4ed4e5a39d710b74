// Notes of a mind map: from their rows and the topics to the notes, each with its topic, and what is wrong with the names of those.
import type { Diagnostic } from '../../diagnostics/report.js';
import type { Entry } from '../../grammar/entry.js';
import { quote } from '../../syntax/quote.js';
import { oneLine, shortened } from '../../text/one-line.js';
import { nearest } from '../../text/similar.js';
import { sideNote } from '../note-meaning.js';
import { report } from './codes.js';
import { everyTopic, type Topic, type TopicNote } from './model.js';

export function notesOf(
  entries: readonly Entry[],
  root: Topic | undefined,
  add: (diagnostic: Diagnostic) => void,
): readonly TopicNote[] {
  if (!entries.some(({ shape }) => shape === 'row')) return [];
  const topics = topicsByName(root);
  return entries.flatMap((entry): readonly TopicNote[] => {
    const note = entry.shape === 'row' ? sideNote(entry) : undefined;
    if (entry.shape !== 'row' || note === undefined) return [];
    const cell = entry.cells.get('topic')?.[0];
    if (cell?.type !== 'string') return [note];
    const name = oneLine(cell.value);
    const [on, second] = topics.get(name) ?? [];
    const { span } = cell;
    if (on === undefined) {
      const [near] = nearest(name, [...topics.keys()]);
      const fix = near === undefined || entry.statement.repaired ? undefined : { span, text: quote(near), safe: false };
      add(report('E670', span, { label: shortened(name), ...(near === undefined ? {} : { near }) }, fix));
      return [];
    }
    if (second !== undefined) add(report('W672', span, { label: shortened(name) }));
    return [{ ...note, on }];
  });
}

function topicsByName(root: Topic | undefined): ReadonlyMap<string, readonly Topic[]> {
  const topics = new Map<string, Topic[]>();
  for (const { topic } of everyTopic(root)) {
    const name = oneLine(topic.label);
    const same = topics.get(name);
    if (same === undefined) topics.set(name, [topic]);
    else same.push(topic);
  }
  return topics;
}
