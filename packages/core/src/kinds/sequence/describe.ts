// A sequence in words: from the model to the outline. Its lines are also the picture's accessible description.
import { oneLine } from '../../text/one-line.js';
import type { Outline } from '../outline.js';
import { counted, lineInWords, outlineEdge, tail } from '../outline-words.js';
import { type Item, messagesOf, type SequenceBlock, type SequenceModel } from './model.js';

export function describeSequence(model: SequenceModel): Outline {
  const labels = new Map(model.actors.map((each) => [each.id, oneLine(each.label)]));
  const messages = messagesOf(model.items);
  const lives = lifeWords(model);
  const lines: string[] = [summary(model, messages.length)];
  if (model.desc) lines.push(oneLine(model.desc));
  for (const actor of model.actors) {
    const sub = actor.sub ? `, ${oneLine(actor.sub)}` : '';
    lines.push(`Actor ${oneLine(actor.label)} (${actor.type})${sub}${tail(actor)}`);
  }

  const block = ({ sections }: SequenceBlock, indent: string): void => {
    for (const { items, ...section } of sections) {
      const { word, label } = section;
      lines.push(`${indent}${label === undefined ? word : `${word} ${oneLine(label)}`}${tail(section)}`);
      walk(items, `${indent}  `);
    }
  };
  const walk = (items: readonly Item[], indent: string): void => {
    for (const item of items) {
      if (item.type === 'message')
        lines.push(`${indent}${lineInWords(item.line, labels)}${lives.get(item.line.id) ?? ''}`);
      else if (item.type === 'divider') {
        lines.push(`${indent}Divider${item.label === undefined ? '' : `: ${oneLine(item.label)}`}`);
      } else if (item.type === 'note') {
        const over = item.over.map((each) => labels.get(each) ?? each).join(', ');
        lines.push(`${indent}Note over ${over}: ${oneLine(item.text)}`);
      } else block(item, indent);
    }
  };
  walk(model.items, '');

  return {
    lines,
    nodes: model.actors.map(({ id, label, type, span }) => ({ id, label, type, span })),
    edges: messages.map(outlineEdge),
    groups: [],
  };
}

/** ` [creates Job, activates API]`: what a message does to lifelines, if that is written. */
function lifeWords({ actors, activations }: SequenceModel): ReadonlyMap<string, string> {
  const lifeTexts = new Map<string, string[]>();
  const say = (message: string | undefined, words: string): void => {
    if (message !== undefined) lifeTexts.set(message, [...(lifeTexts.get(message) ?? []), words]);
  };
  for (const { label, createdBy } of actors) say(createdBy, `creates ${oneLine(label)}`);
  for (const { label, destroyedBy } of actors) say(destroyedBy, `ends ${oneLine(label)}`);
  const names = new Map(actors.map((each) => [each.id, oneLine(each.label)]));
  for (const { actor, from, to, written } of activations) {
    if (!written) continue;
    say(from, `activates ${names.get(actor) ?? actor}`);
    say(to, `deactivates ${names.get(actor) ?? actor}`);
  }
  return new Map([...lifeTexts].map(([message, words]) => [message, ` [${words.join(', ')}]`]));
}

function summary({ title, actors, items }: SequenceModel, messages: number): string {
  const parts = [counted(actors.length, 'actor'), counted(messages, 'message')];
  const blocks = blocksIn(items);
  if (blocks > 0) parts.push(counted(blocks, 'block'));
  return `${title === undefined ? 'Sequence' : `${oneLine(title)}: sequence`}, ${parts.join(', ')}`;
}

function blocksIn(items: readonly Item[]): number {
  let count = 0;
  for (const item of items) {
    if (item.type !== 'block') continue;
    count += 1;
    for (const section of item.sections) count += blocksIn(section.items);
  }
  return count;
}
