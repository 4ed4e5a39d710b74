// Header or group options written on a line of their own: `direction LR`, `rankdir=LR`, `title: x`, `left to right
// direction`, `numbered=on`. In, a line; out, the line to write it on.

import type { Fix } from '../../diagnostics/report.js';
import { mermaidWay, type Way } from '../../foreign/directions.js';
import { removal, report } from '../../syntax/habits/answer.js';
import { labelOf } from '../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../syntax/habits/habit-line.js';
import { lexLine } from '../../syntax/lex.js';
import { quote } from '../../syntax/quote.js';
import type { OptionToken } from '../../syntax/token.js';
import { positionAt, type Span } from '../../text/source.js';

const WAYS: ReadonlyMap<string, Way> = new Map([
  ['right', 'right'],
  ['left', 'left'],
  ['down', 'down'],
  ['up', 'up'],
  ['horizontal', 'right'],
  ['vertical', 'down'],
  ['left to right', 'right'],
  ['right to left', 'left'],
  ['top to bottom', 'down'],
  ['bottom to top', 'up'],
]);

/** Maximum characters between a line and its target, for one edit to cover both. */
const FARTHEST = 4_000;

interface Added {
  readonly text: string;
  readonly certain: boolean;
}

/** A title or option meant for a line above. */
interface Meant {
  readonly title?: string;
  readonly options: readonly string[];
  /** Something of it is lost there. */
  readonly doubtful?: true;
}

export function repairHeaderLine(line: HabitLine, text: string): RepairedLine | undefined {
  const intended = meantBy(line, text);
  if (!intended) return undefined;
  const { block, header } = line;
  if (!header) return undefined;
  const ofBlock = block !== undefined && block.keyword === line.shape.frame && belongsToBlock(line, intended);
  const target = ofBlock ? block.span : header.span;
  const ownHeader = header.kind.text === line.shape.kind && header.repaired === undefined;
  const own = ofBlock ? block.own : ownHeader;
  const { source } = line;
  const before = ofBlock
    ? block.text
    : ownHeader
      ? source.text.slice(target.start, target.end)
      : (header.repaired ?? line.shape.kind);
  const added = before.length < 1_000 ? withMeant(before, intended, ofBlock) : undefined;
  const actual = text.length > 40 ? `${text.slice(0, 37)}...` : text;
  const plain = [intended.title === undefined ? '' : quote(intended.title), ...intended.options]
    .filter((each) => each !== '')
    .join(' ');
  const there = added?.text === before;
  const sure = added && { ...added, certain: added.certain && intended.doubtful !== true };
  const facts = {
    found: actual,
    line: positionAt(source, target.start).line,
    instead: there ? '' : (added?.text ?? plain),
  };
  return {
    diagnostic: report('E122', line.span, facts, own && sure ? moveTo(line, target, sure, there) : undefined),
    statements: [],
    declares: [],
  };
}

/** Removes the line and rewrites the target: one edit over both and everything between. */
function moveTo(line: HabitLine, target: Span, added: Added, there: boolean): Fix | undefined {
  if (there) return removal(line.source, line.span, added.certain);
  const away = removal(line.source, line.span, true);
  if (away.span.start - target.end > FARTHEST) return undefined;
  const between = line.source.text.slice(target.end, away.span.start);
  return { span: { start: target.start, end: away.span.end }, text: added.text + between, safe: added.certain };
}

function meantBy(line: HabitLine, text: string): Meant | undefined {
  const worded = /^(left to right|right to left|top to bottom|bottom to top)(?: direction)?;?$/i.exec(text)?.[1];
  if (worded !== undefined) return direction(worded);
  const turned = /^(?:direction|rankdir|dir|layout|orientation)[ \t]*(?:[:=]|[ \t])[ \t]*"?(\w+)"?[ \t]*;?$/i.exec(
    text,
  )?.[1];
  // A chart has an orientation of its own.
  if (turned !== undefined && !knows(line, 'orientation')) return direction(turned);
  const named =
    /^(title|caption|label|accTitle|acctitle|desc|description|accDescr|accdescr)[ \t]*(?:[:=]|(?=[ \t"]))[ \t]*(.*)$/.exec(
      text,
    );
  if (named?.[1] !== undefined && !/^(?:->|--|<-|\.\.>)/.test(named[2] ?? '')) {
    const label = labelOf((named[2] ?? '').replace(/;$/, ''));
    if (label === '' || /^[A-Za-z_]\w*[ \t]+"/.test(named[2] ?? '')) return undefined;
    return /desc/i.test(named[1]) ? { options: [`desc=${quote(label)}`] } : { title: label, options: [] };
  }
  if (knows(line, 'numbered')) {
    const numbers = /^autonumber(?:[ \t]+(\d{1,3}))?(?:[ \t]+(\d{1,3}))?(?:[ \t]+"[^"]*")?;?$/i.exec(text);
    if (numbers) return numbered(line, numbers[1], numbers[2]);
  }
  return optionsOnly(line, text);
}

/** Numbers here start at the first line and increase by one. */
function numbered(line: HabitLine, start: string | undefined, by: string | undefined): Meant {
  const above = line.source.text.slice(line.header?.span.end ?? 0, line.span.start).slice(0, FARTHEST);
  const doubtful = (by !== undefined && by !== '1') || /^[ \t]*[\w-]+[ \t]*[-.<]{1,3}[->]/m.test(above);
  const options = ['numbered=on', ...(start === undefined || start === '1' ? [] : [`start=${start}`])];
  return { options, ...(doubtful ? { doubtful } : {}) };
}

function direction(word: string): Meant | undefined {
  const way = mermaidWay(word) ?? WAYS.get(word.toLowerCase());
  return way === undefined ? undefined : { options: [`direction=${way}`] };
}

/** A line that consists only of options of the header or the group. */
function optionsOnly(line: HabitLine, text: string): Meant | undefined {
  const spaced = /^([a-z]+)(?: ?: ?| = ?|= )(\w+)$/.exec(text);
  const plain =
    spaced?.[1] !== undefined && spaced[2] !== undefined ? `${spaced[1]}=${spaced[2]}` : text.replace(/;$/, '');
  const { tokens } = lexLine(plain, 0, plain.length);
  if (
    tokens.length === 0 ||
    !tokens.every((each): each is OptionToken => each.type === 'option' && each.values.length > 0)
  )
    return undefined;
  if (!tokens.every((each) => knows(line, each.name))) return undefined;
  return { options: tokens.map((each) => plain.slice(each.span.start, each.span.end)) };
}

function knows(line: HabitLine, option: string): boolean {
  return line.shape.options?.get('header')?.includes(option) === true || frameKnows(line, option);
}

function frameKnows(line: HabitLine, option: string): boolean {
  const { frame, options } = line.shape;
  return line.block !== undefined && frame !== undefined && options?.get(frame)?.includes(option) === true;
}

function belongsToBlock(line: HabitLine, intended: Meant): boolean {
  return intended.options.every((each) => frameKnows(line, each.slice(0, each.indexOf('='))));
}

/** The target line with what was meant; unchanged if it already has it. */
function withMeant(before: string, intended: Meant, block: boolean): Added | undefined {
  const { tokens } = lexLine(before, 0, before.length);
  const strings = tokens.filter((each) => each.type === 'string');
  const brace = block ? tokens.at(-1) : undefined;
  if (block && brace?.type !== 'open') return undefined;
  const stop = brace ? brace.span.start : before.length;
  let text = before.slice(0, stop).trimEnd();
  let certain = true;
  let at: Span = { start: 0, end: 0 };
  for (const token of tokens) if (token.type === 'word') at = token.span;
  if (intended.title !== undefined) {
    if (strings[0]) certain = strings[0].value === intended.title;
    else text = `${text.slice(0, at.end)} ${quote(intended.title)}${text.slice(at.end)}`;
  }
  for (const option of intended.options) {
    const name = option.slice(0, option.indexOf('='));
    const there = tokens.find((each) => each.type === 'option' && each.name === name);
    if (!there) text += ` ${option}`;
    else certain &&= before.slice(there.span.start, there.span.end) === option;
  }
  const whole = brace ? `${text} {` : text;
  return { text: whole === before.trimEnd() ? before : whole, certain };
}
