// Topics of Mermaid: `root((Plan))`, `id[Text]`, `{{Text}}`, `)Text(`, with `::icon(…)` on the line below. From a line to the
// topic with shape= and icon=.
import { TOPIC_BRACKETS, type TopicBracket } from '../../../foreign/mermaid/topic-brackets.js';
import { report, written } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { positionAt } from '../../../text/source.js';
import { itemLine, type MeantItem } from '../../habits/items/item-line.js';
import type { TopicShape } from '../model.js';

/** A stadium is a flowchart's. */
const BRACKETS: readonly TopicBracket[] = [{ open: '([', close: '])', shape: 'round' }, ...TOPIC_BRACKETS];

const ICON = /^::icon\(([^()]*)\)[ \t]*$/;
/** Classes of a style sheet elsewhere; what they look like is unknown. */
export const CLASSES: RegExp = /[ \t]*:::[ \t]*[\w -]+$/;

/** Markdown's marks for emphasis, code and links. */
export function withoutEmphasis(text: string): string {
  return text
    .replace(/\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.*?)\1/g, '$2')
    .trim();
}

/** The text of a bracketed topic; undefined for any other line. */
function shaped(text: string): { readonly label: string; readonly shape: TopicShape } | undefined {
  const plain = text.replace(CLASSES, '');
  const start = /^[\w.-]*/.exec(plain)?.[0].length ?? 0;
  const rest = plain.slice(start);
  for (const { open, close, shape } of BRACKETS) {
    if (!rest.startsWith(open) || !rest.endsWith(close) || rest.length < open.length + close.length + 1) continue;
    const label = withoutEmphasis(labelOf(rest.slice(open.length, -close.length)));
    return label === '' ? undefined : { label, shape: shape === 'bang' ? 'cloud' : shape };
  }
  return undefined;
}

export function repairShape(line: HabitLine, text: string): RepairedLine | undefined {
  const topic = shaped(text);
  return topic && topicWithIcon(line, { label: topic.label, options: `shape=${topic.shape}` }, 'E125');
}

/** Lines with an icon or classes that follow a topic. */
const MOST_BELOW = 2;

/** A topic, with the icon on the line below it. */
export function topicWithIcon(
  line: HabitLine,
  { label, options = '' }: MeantItem,
  code: 'E112' | 'E125',
): RepairedLine | undefined {
  const { source, index } = line;
  let icon: string | undefined;
  let last = index;
  for (let i = index + 1; i <= index + MOST_BELOW; i++) {
    const below = lineText(source, i).trim();
    const named = ICON.exec(below)?.[1];
    if (named === undefined && !CLASSES.test(below)) break;
    icon ??= named;
    last = i;
  }
  if (icon === undefined) return written(line, code, { statements: [itemLine({ label, options })], safe: true });
  const all = [options, `icon=${iconName(icon)}`].filter((each) => each !== '').join(' ');
  const end = (source.lineStarts[last] ?? line.span.end) + lineText(source, last).trimEnd().length;
  const span = { start: line.span.start, end };
  return written(line, 'E125', { statements: [itemLine({ label, options: all })], safe: true, span, lastLine: last });
}

/** `::icon(fa fa-book)` below one of our topics. */
export function repairIconLine(line: HabitLine, text: string): RepairedLine | undefined {
  const icon = ICON.exec(text)?.[1];
  if (icon === undefined) return undefined;
  const option = `icon=${iconName(icon)}`;
  const { source, index } = line;
  const above = lineText(source, index - 1);
  const at = source.lineStarts[index - 1] ?? 0;
  const own = /^[ \t]*"(?:[^"\\]|\\.)*"[^#"]*$/.test(above) && !above.includes(' icon=');
  const span = { start: at + above.trimEnd().length, end: line.span.end };
  const facts = {
    found: text,
    line: positionAt(source, at).line,
    instead: `${own ? above.trim() : '"Label"'} ${option}`,
  };
  return {
    diagnostic: report('E122', line.span, facts, own ? { span, text: ` ${option}`, safe: true } : undefined),
    statements: [],
    declares: [],
  };
}

/** `fa fa-book` as one of our icons; the check reports whether an icon of that name exists. */
function iconName(written: string): string {
  const word = written.trim().split(/\s+/).at(-1) ?? '';
  const name = word
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (name.startsWith('mdi-')) return `mdi:${name.slice(4)}`;
  return `lx:${name.replace(/^fa-/, '') || 'circle'}`;
}
