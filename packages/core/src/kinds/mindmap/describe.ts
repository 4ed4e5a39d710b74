// A mind map in words: from the model to the outline, one line per topic, indented two spaces deeper than its parent.
import { oneLine } from '../../text/one-line.js';
import type { Outline, OutlineItem } from '../outline.js';
import { counted, noteInWords, tail } from '../outline-words.js';
import { everyTopic, type MindmapModel, type PlacedTopic } from './model.js';

export function describeMindmap(model: MindmapModel): Outline {
  const all = everyTopic(model.root);
  const name = model.title === undefined ? 'Mind map' : `${oneLine(model.title)}: mind map`;
  return {
    lines: [
      `${name}, ${counted(all.length, 'topic')}`,
      ...(model.desc ? [oneLine(model.desc)] : []),
      ...all.map(({ topic, depth }) => {
        const suffix = topic.sub === undefined ? '' : `: ${oneLine(topic.sub)}`;
        const look = [topic.shape === 'plain' ? '' : topic.shape, topic.tone ?? ''].filter((each) => each !== '');
        const seen = look.length === 0 ? '' : ` (${look.join(', ')})`;
        return `${'  '.repeat(depth)}${oneLine(topic.label)}${suffix}${seen}${tail(topic)}`;
      }),
      ...model.notes.map(({ on, text }) => noteInWords(on && oneLine(on.label), text)),
    ],
    nodes: [],
    edges: [],
    groups: [],
    items: all.map(outlineItem),
  };
}

function outlineItem({ topic, depth }: PlacedTopic): OutlineItem {
  const { label, sub, tone, shape, span } = topic;
  const marks = [...(shape === 'plain' ? [] : [`shape ${shape}`]), ...(tone === undefined ? [] : [tone])];
  return {
    kind: 'item',
    label,
    depth,
    ...(sub === undefined ? {} : { values: [sub] }),
    ...(marks.length === 0 ? {} : { marks }),
    span,
  };
}
