// Topics without quotes, listed, or with what other languages write after them. From a line to the topic to write.
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { toneOfColour } from '../../../syntax/tone-of-colour.js';
import { answerListed, answerTail } from '../../habits/items/answers.js';
import { cutOptions } from '../../habits/items/item-line.js';
import { listedItem } from '../../habits/items/list-items.js';
import { tailedItem } from '../../habits/items/tail.js';
import { CLASSES, topicWithIcon, withoutEmphasis } from './shapes.js';

/** `- x`, `** x`, `*[#Orange] x`, `## x`. */
export function repairListedTopic(line: HabitLine, text: string): RepairedLine | undefined {
  const listed = listedItem(line, text);
  if (!listed) return undefined;
  const { colour = '' } = listed;
  const tone = toneOfColour(colour) ?? toneOfColour(colour.replace(/^#/, ''));
  const { words, options } = cutOptions(listed.text);
  const label = labelOf(withoutEmphasis(words)) || words;
  const all = [tone === undefined ? '' : `tone=${tone}`, options].filter((each) => each !== '').join(' ');
  return answerListed(line, listed, { label, options: all }, listed.root && withoutEmphasis(listed.root.label));
}

export function repairTailedTopic(line: HabitLine, text: string): RepairedLine | undefined {
  const item = tailedItem(text);
  return item && answerTail(line, item, { label: item.label, ...(item.sub ? { sub: item.sub } : {}) });
}

/** `topic "Search"`, `root: Plan`. */
const CALLED =
  /^(?:topic|subtopic|root|branch|central|node|idea|item)(?:[ \t]*:[ \t]*|[ \t]+(?:[\w-]+[ \t]+)?(?="))(\S.*)$/i;

/** Reads the raw source: quotes and equals signs in it are part of the label. */
export function repairBareTopic(line: HabitLine, dressed: string): RepairedLine | undefined {
  const text = line.source.text
    .slice(line.span.start, line.span.end)
    .replace(/[;,{]$/, '')
    .trim();
  if (text === '' || /^["{}[\]]/.test(dressed)) return undefined;
  const { words, options } = cutOptions(text);
  const [, called] = CALLED.exec(words) ?? [];
  const label = labelOf((called ?? words).replace(CLASSES, '').replace(/:$/, ''));
  if (label === '') return undefined;
  return topicWithIcon(line, { label, options }, label === words ? 'E112' : 'E125');
}
