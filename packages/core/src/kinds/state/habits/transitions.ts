// Transitions as other languages write them: guards without quotes, words for start and end, `on: { X: 'b' }`. From a line to
// our transitions; the rest is read like any edge.
import { report, written } from '../../../syntax/habits/answer.js';
import { readBracket } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText, lookAhead } from '../../../syntax/habits/look-ahead.js';
import { quote } from '../../../syntax/quote.js';
import { answerEdges, repairEdges, rewriteEdges } from '../../habits/edges.js';

export function repairTransition(line: HabitLine, text: string): RepairedLine | undefined {
  if (/\w\[H\*?\]/.test(text)) return historyOf(line, text);
  const statement = withEnds(withTrigger(text), line);
  if (statement === text) return repairEdges(line, text);
  const edges = rewriteEdges(line, statement, line.known);
  return edges && answerEdges(line, { ...edges, code: edges.code === 'E112' ? 'E112' : 'E110' });
}

/** PlantUML's `a --> b[H]`: the history of a composite is declared inside it. */
function historyOf(line: HabitLine, text: string): RepairedLine | undefined {
  const [actual = '', id = ''] = /([\w-]+)\[H\*?\]/.exec(text) ?? [];
  if (actual === '') return undefined;
  const deep = actual.endsWith('*]') ? ' deep' : '';
  const advice = `Declare it in the block of ${id}, history back${deep}, and lead the transition to it: a -> back`;
  return { diagnostic: report('E117', line.span, { found: actual, advice }), statements: [], declares: [] };
}

/** `a -> b [paid] / ship`, `a -> b / ship`, `pay: a -> b`: the text after or in front of it is the label. */
function withTrigger(text: string): string {
  const match =
    /^([^:"[\]/{}]{1,200}[-=>.]>?[ \t]*[A-Za-z_][\w-]*)[ \t]+(\[[^\]=]{1,200}\][^"]*|\/[ \t]*[^"]{1,200})$/.exec(text);
  if (match !== null) return `${match[1]} : ${match[2]}`;
  const before = /^([A-Za-z_][\w -]{0,60}?)[ \t]*:[ \t]*([A-Za-z_][\w-]*[ \t]*[-=.]{1,3}>[ \t]*[A-Za-z_][\w-]*)$/.exec(
    text,
  );
  return before === null ? text : `${before[2]} : ${before[1]}`;
}

const FIRST = /^(?:initial|init|\(\*\)|\[start\]|\[initial\])(?=[ \t]*[-=.])/i;
const LAST = /([-=]>[ \t]*)(?:final|\(\*\)|\[end\]|\[final\])(?=[ \t]*(?:$|[:;]))/i;

/** SMCat's `initial => a` and `a => final`, if no state has that name. */
function withEnds(text: string, { known }: HabitLine): string {
  const first = known.labelOf('initial') === undefined ? text.replace(FIRST, 'start') : text;
  return known.labelOf('final') === undefined ? first.replace(LAST, '$1end') : first;
}

const HANDLER =
  /['"]?([A-Za-z_][\w.-]{0,60})['"]?[ \t]*:[ \t]*(?:['"]([#.\w-]{1,60})['"]|\{[^{}]{0,200}?target[ \t]*:[ \t]*['"]([#.\w-]{1,60})['"][^{}]{0,200}\})/g;

/** XState's `on: { PAY: 'paid', CANCEL: { target: 'off' } }` in the block of a state, on one line or several. */
export function repairHandlers(line: HabitLine, text: string): RepairedLine | undefined {
  if (!/^on[ \t]*:[ \t]*\{/.test(text)) return undefined;
  const from = line.block?.keyword === 'state' ? /^state[ \t]+([\w-]+)/.exec(line.block.text)?.[1] : undefined;
  const whole = handlersOf(line, text);
  if (whole === undefined) return undefined;
  const statements = [...whole.text.matchAll(HANDLER)].map(([, event = '', plain, target = '']) => {
    const to = (plain ?? target).replace(/^[#.]/, '').replace(/^.*\./, '');
    return `${from ?? 'a'} -> ${to} : ${quote(event)}`;
  });
  if (statements.length === 0) return undefined;
  const more =
    whole.end === undefined
      ? {}
      : { span: { start: line.span.start, end: whole.end.span.end }, lastLine: whole.end.index };
  return written(line, 'E110', { statements, safe: false, ...more });
}

function handlersOf(
  line: HabitLine,
  text: string,
): { readonly text: string; readonly end?: NonNullable<ReturnType<typeof lookAhead>> } | undefined {
  const inside = readBracket(text, text.indexOf('{'));
  if (inside !== undefined) return { text: inside.value };
  let depth = 0;
  const count = (each: string): void => {
    for (const c of each) depth += c === '{' ? 1 : c === '}' ? -1 : 0;
  };
  count(text);
  const end = lookAhead(line, (each) => {
    count(each);
    return depth <= 0;
  });
  if (end === undefined) return undefined;
  const lines: string[] = [];
  for (let i = line.index + 1; i < end.index; i++) lines.push(lineText(line.source, i));
  return { text: lines.join('\n'), end };
}
