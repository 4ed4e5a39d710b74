// Points and states as other languages mark them: `state a <<choice>>`, `state a [[fork]]`, `state a final`, `initial a`. From
// a line to its statements in our language.
import { written } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import type { DeclaredName } from '../../../syntax/habits/known-names.js';
import { quote } from '../../../syntax/quote.js';

const KEYWORDS: Readonly<Record<string, string>> = {
  choice: 'choice',
  decision: 'choice',
  junction: 'choice',
  fork: 'fork',
  join: 'join',
  history: 'history',
  'history*': 'history',
};

const MARKED =
  /^(?:state[ \t]+)?(?:"([^"]{1,300})"[ \t]+as[ \t]+)?([A-Za-z_][\w-]*)(?:[ \t]+"([^"]{1,300})")?[ \t]*(?:<<[ \t]*([\w*]{1,20})[ \t]*>>|\[\[[ \t]*([\w*]{1,20})[ \t]*\]\])[ \t]*(?:#\w+)?;?$/;

/** `state ok <<choice>>`; a state that begins or ends a scope becomes `start` or `end`. */
export function repairMarked(line: HabitLine, text: string): RepairedLine | undefined {
  const match = MARKED.exec(text);
  const [, before, id = '', behind, angled, squared] = match ?? [];
  const mark = (angled ?? squared ?? '').toLowerCase();
  if (match === null || mark === '') return undefined;
  const label = before ?? behind;
  const suffix = label === undefined || label === id ? '' : ` ${quote(labelOf(label))}`;
  const declares: readonly DeclaredName[] = [{ id, label: label ?? id }];
  const keyword = Object.hasOwn(KEYWORDS, mark) ? KEYWORDS[mark] : undefined;
  if (keyword !== undefined) {
    const deep = mark === 'history*' ? ' deep' : '';
    return written(line, 'E115', { statements: [`${keyword} ${id}${suffix}${deep}`], declares, safe: true });
  }
  const first = /^(?:start|initial|begin)$/.test(mark);
  const last = /^(?:end|final|stop)$/.test(mark);
  const more = first ? [`start -> ${id}`] : last ? [`${id} -> end`] : [];
  return written(line, 'E115', { statements: [`state ${id}${suffix}`, ...more], declares, safe: false });
}

const WORDED =
  /^(initial|first|start|final|terminal)(?:[ \t]+state)?[ \t]*(?::[ \t]*|[ \t])['"]?([A-Za-z_][\w-]*)['"]?[,;]?$/;
const BEHIND =
  /^state[ \t]+([A-Za-z_][\w-]*)((?:[ \t]+"[^"]{0,300}")?)[ \t]+(initial|start|first|final|terminal|end)((?:[ \t]+\w+=\S+)*)$/;

/** `initial a`, `initial: a`, `final a`, `state a "A" final`. */
export function repairFirstOrLast(line: HabitLine, text: string): RepairedLine | undefined {
  const named = WORDED.exec(text);
  if (named?.[2] !== undefined) {
    const id = named[2];
    const statement = isLast(named[1] ?? '') ? `${id} -> end` : `start -> ${id}`;
    return written(line, 'E110', { statements: [statement], safe: true });
  }
  const behind = BEHIND.exec(text);
  const [, id, label = '', word = '', options = ''] = behind ?? [];
  if (id === undefined) return undefined;
  const name = label.trim();
  const declares = [{ id, label: name === '' ? id : labelOf(name) }];
  return written(line, 'E115', {
    statements: [`state ${id}${label}${options}`, isLast(word) ? `${id} -> end` : `start -> ${id}`],
    declares,
    safe: true,
  });
}

function isLast(word: string): boolean {
  return word === 'final' || word === 'terminal' || word === 'end';
}
