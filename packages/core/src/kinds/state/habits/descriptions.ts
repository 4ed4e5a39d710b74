// Descriptions of states as Mermaid and PlantUML write them: `a : entry / x` and `state a : x`, on one line or on several lines
// of one state, and activities inside a block: `entry / x`. From a line to the state with its sub text.
import { report, written } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { quote } from '../../../syntax/quote.js';

const DESCRIBED = /^(?:state[ \t]+)?([A-Za-z_][\w-]*)[ \t]*:(?!:)[ \t]*(\S.*)$/;
/** The most lines that one state can have. */
const MOST = 12;

export function repairDescribed(line: HabitLine, text: string): RepairedLine | undefined {
  const [, id, words] = DESCRIBED.exec(text) ?? [];
  if (id === undefined || words === undefined || isOther(id, words)) return undefined;
  const parts = [labelOf(words.replace(/;$/, ''))];
  let last = line.index;
  for (let i = line.index + 1; i < line.index + MOST; i++) {
    const next = DESCRIBED.exec(lineText(line.source, i).trim());
    if (next?.[1] !== id || next[2] === undefined) break;
    parts.push(labelOf(next[2].replace(/;$/, '')));
    last = i;
  }
  const description = parts.filter((each) => each !== '').join('\n');
  if (description === '') return undefined;
  const end = (line.source.lineStarts[last] ?? 0) + lineText(line.source, last).trimEnd().length;
  const more = last === line.index ? {} : { span: { start: line.span.start, end }, lastLine: last };
  // A state that is already declared has its own line for this.
  if (line.known.labelOf(id) !== undefined) {
    return written(line, 'E123', { statements: [`note ${id} : ${quote(description)}`], safe: false, ...more });
  }
  const [first = ''] = parts;
  const isLabel = parts.length === 1 && !isActivity(first);
  const statement = isLabel ? `state ${id} ${quote(first)}` : `state ${id} sub=${quote(description)}`;
  return written(line, 'E115', {
    statements: [statement],
    declares: [{ id, label: isLabel ? first : id }],
    safe: true,
    ...more,
  });
}

const ACTIVITY = /^(?:entry|exit|do|on|enter|leave|after|every|invoke|internal)\b|[^\s/]\s*\/\s*\S/i;

function isActivity(text: string): boolean {
  return ACTIVITY.test(text);
}

/** Keys of other languages, which other habits handle. */
const KEYS: ReadonlySet<string> = new Set([
  'title',
  'direction',
  'note',
  'initial',
  'on',
  'states',
  'type',
  'id',
  'entry',
  'exit',
]);

/** `push: a -> b` is a transition. */
const ARROW = /^[\w-]{1,60}[ \t]*[-=.]{1,3}>/;

function isOther(id: string, words: string): boolean {
  return KEYS.has(id) || words.endsWith('{') || words.startsWith('{') || ARROW.test(words);
}

const INNER = /^(entry|exit|do|enter|leave)[ \t]*[/:][ \t]*(\S.*)$/i;

/** `entry / load` inside a block belongs on the line of its state. */
export function repairActivity(line: HabitLine, text: string): RepairedLine | undefined {
  const [, when = '', what = ''] = INNER.exec(text) ?? [];
  if (when === '') return undefined;
  const id = line.block?.keyword === 'state' ? /^state[ \t]+([\w-]+)/.exec(line.block.text)?.[1] : undefined;
  const sub = `sub=${quote(`${when.toLowerCase()} / ${labelOf(what.replace(/[,;]$/, ''))}`)}`;
  const advice = `An activity belongs on the line of its state: state ${id ?? 'a'} ${sub}`;
  return {
    diagnostic: report('E117', line.span, { found: when, advice }),
    statements: [],
    declares: [],
  };
}
