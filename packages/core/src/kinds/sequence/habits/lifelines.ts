// Lifelines of Mermaid and PlantUML: `create participant a`, `destroy a`, `return x`, `[-> a`. From a line to the
// actor or message to write, or to nothing if the picture shows it automatically.

import { answered, removal, report, written } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText, lookAhead } from '../../../syntax/habits/look-ahead.js';
import { quote } from '../../../syntax/quote.js';
import { WORD } from '../../../syntax/token.js';
import type { Span } from '../../../text/source.js';
import { rewriteNodes } from '../../habits/nodes.js';
import { messageAbove } from './look-back.js';

export function repairLifeline(line: HabitLine, text: string): RepairedLine | undefined {
  const match = /^(autoactivate|destroy|create|return)(?:[ \t]+([^ \t<=.~:-].*))?$/.exec(text);
  const [, word, rest = ''] = match ?? [];
  switch (word) {
    case undefined:
      return fromOutside(line, text) ?? withOrder(line, text) ?? overLines(line, text);
    case 'create':
      return created(line, rest.replace(/;$/, ''));
    case 'return':
      return returned(line, rest.replace(/;$/, ''));
    case 'destroy':
      return lived(line, word, rest.replace(/;$/, ''), 'destroyed');
    default:
      return gone(line, word, 'Remove this line: a bar runs from each -> to its reply -->.', true);
  }
}

function gone(line: HabitLine, actual: string, advice: string, safe: boolean): RepairedLine {
  return {
    diagnostic: report('E117', line.span, { found: actual, advice }, removal(line.source, line.span, safe)),
    statements: [],
    declares: [],
  };
}

/** `create participant a as Anna`: declared at the top here, so only the declaration remains. */
function created(line: HabitLine, rest: string): RepairedLine | undefined {
  const { node } = line.shape;
  if (node === undefined || rest === '') return undefined;
  const plain = WORD.test(rest);
  if (plain && line.known.labelOf(rest) !== undefined) return lived(line, 'create', rest, 'created');
  const rewritten = plain
    ? { statements: [`${node} ${rest}`], declares: [{ id: rest, label: rest }], safe: true }
    : rewriteNodes(line, rest, line.known);
  const statements = rewritten?.statements.map((each) => (each.startsWith(`${node} `) ? `${each} created` : each));
  return rewritten && statements && written(line, 'E115', { ...rewritten, statements });
}

/** `destroy a`: a word on the line that declares it, which the fix writes there. */
function lived(line: HabitLine, word: string, id: string, flag: string): RepairedLine {
  const node = line.shape.node ?? 'actor';
  const at = declarationAbove(line, node, id);
  const { text } = line.source;
  const declared = at === undefined ? `${node} ${WORD.test(id) ? id : 'a'}` : text.slice(at.start, at.end).trim();
  const advice = `Remove this line, and write where it is declared: ${declared} ${flag}`;
  const own = removal(line.source, line.span, false).span;
  const isSet =
    at !== undefined &&
    text
      .slice(at.start, at.end)
      .split(/[ \t]+/)
      .includes(flag);
  // Without such a line yet, the next round of fixes finds it.
  const fix = isSet
    ? removal(line.source, line.span, true)
    : at && { span: { start: at.end, end: own.end }, text: ` ${flag}${text.slice(at.end, own.start)}`, safe: true };
  return { diagnostic: report('E117', line.span, { found: word, advice }, fix), statements: [], declares: [] };
}

/** Lines above that are searched for a declaration. */
const MOST_LINES = 100;

/** The line above that declares an actor in this language, if nothing follows its words. */
function declarationAbove({ source, index }: HabitLine, node: string, id: string): Span | undefined {
  if (!WORD.test(id)) return undefined;
  const declares = new RegExp(`^[ \\t]*${node}[ \\t]+${id}(?![\\w-])[^#{]*$`);
  for (let i = index - 1; i >= Math.max(0, index - MOST_LINES); i--) {
    const text = lineText(source, i);
    const start = source.lineStarts[i] ?? 0;
    if (declares.test(text)) return { start, end: start + text.trimEnd().length };
  }
  return undefined;
}

/** PlantUML's reply to the last call: to the actor that made it. */
function returned(line: HabitLine, rest: string): RepairedLine | undefined {
  const label = labelOf(rest.replace(/^:/, ''));
  const call = messageAbove(line, true);
  const suffix = label === '' ? '' : ` : ${quote(label)}`;
  if (!call)
    return {
      diagnostic: report('E117', line.span, {
        found: 'return',
        advice: `Write the reply as a message from the called actor: b --> a${suffix}`,
      }),
      statements: [],
      declares: [],
    };
  return written(line, 'E110', {
    statements: [`${call.to} --> ${call.from}${suffix}`],
    safe: call.certain,
  });
}

/** `[-> a : x` and `a ->] : x`. */
function fromOutside(line: HabitLine, text: string): RepairedLine | undefined {
  const match = /^[[?][ \t]*[<ox\\/-][^\s:]{0,10}/.exec(text) ?? /[-\\/>xo][ \t]*[\]?](?=[ \t]*(?::|$))/.exec(text);
  if (!match || /^[[(]\w/.test(text)) return undefined;
  const node = line.shape.node ?? 'actor';
  const advice = `A message needs an actor at both ends: declare an outside actor (${node} outside external) and name it.`;
  return {
    diagnostic: report('E117', line.span, { found: text.length > 30 ? `${text.slice(0, 27)}...` : text, advice }),
    statements: [],
    declares: [],
  };
}

/** PlantUML's `participant a order 10`: our actors appear in source order. */
function withOrder(line: HabitLine, text: string): RepairedLine | undefined {
  const at = text.search(/[ \t]order[ \t]+\d+/);
  if (at < 0 || text.includes(':')) return undefined;
  const plain = text.slice(0, at) + text.slice(at).replace(/^[ \t]order[ \t]+\d+/, '');
  const nodes = rewriteNodes(line, plain, line.known);
  if (!nodes) return undefined;
  const { statements, declares } = nodes;
  const [statement = ''] = statements;
  const advice = `Write: ${statement} (the order of the lines sets the positions).`;
  return answered(line, { statements, declares, safe: false }, (span, fix) =>
    report('E117', span, { found: 'order', advice }, fix),
  );
}

/** PlantUML's `participant a [` with its text on the lines below. */
function overLines(line: HabitLine, text: string): RepairedLine | undefined {
  const { node, foreign } = line.shape;
  const [, word = '', id = ''] = /^([a-z]+)[ \t]+([A-Za-z_][\w-]*)[ \t]*\[$/.exec(text) ?? [];
  if (node === undefined || (word !== node && foreign.get(word) !== node) || !WORD.test(id)) return undefined;
  const last = lookAhead(line, (each) => each === ']');
  if (!last) return undefined;
  const texts: string[] = [];
  for (let i = line.index + 1; i < last.index; i++)
    texts.push(
      lineText(line.source, i)
        .trim()
        .replace(/^=+[ \t]*/, ''),
    );
  const label = labelOf(texts.filter((each) => each !== '' && !/^-{2,}$/.test(each)).join(' ')) || id;
  return written(line, 'E115', {
    statements: [label === id ? `${node} ${id}` : `${node} ${id} ${quote(label)}`],
    declares: [{ id, label }],
    safe: true,
    span: { start: line.span.start, end: last.span.end },
    lastLine: last.index,
  });
}
