// Members and stereotypes written outside their class: Mermaid's `Animal : +int age` and `<<interface>> Animal`. In, a
// line; out, the class with all members that follow, or where they belong.
import { removal, report, shown, written } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { type ClassName, classLine, readClassName } from './class-name.js';
import { type MemberLine, memberLine } from './member-line.js';

const MOST_LINES = 40;

interface LooseMembers {
  readonly name: ClassName;
  readonly members: readonly MemberLine[];
  /** Index of the last line. */
  readonly last: number;
}

export function repairLooseMember(line: HabitLine, text: string): RepairedLine | undefined {
  const loose = looseMembers(line, text);
  if (loose === undefined) return undefined;
  const { source, known, index } = line;
  const { name, members, last } = loose;
  const start = source.lineStarts[last] ?? line.span.start;
  const end = last === index ? line.span.end : start + lineText(source, last).trimEnd().length;
  const block = (head: string): readonly string[] => [head, ...members.map((each) => each.text), '}'];
  const safe = name.certain && members.every(({ sure }) => sure);
  if (known.labelOf(name.id) === undefined) {
    return written(line, 'E115', {
      statements: block(classLine(name, [], true)),
      declares: [{ id: name.id, label: name.label }],
      safe,
      span: { start: line.span.start, end },
      lastLine: last,
    });
  }
  const above = index > 0 ? lineText(source, index - 1) : '';
  const begun = source.lineStarts[index - 1] ?? 0;
  const head = above.trim();
  if (
    head.startsWith(`class ${name.id}`) &&
    /^class [\w-]+(?: "[^"\\]*")?(?: [a-z]+=[\w-]+)*$/.test(head) &&
    head.split(' ')[1] === name.id
  ) {
    const instead = shown(block(`${head} {`));
    const from = begun + above.length - above.trimStart().length;
    const fix = {
      span: { start: from, end },
      text: instead.replaceAll('\n', `\n${above.slice(0, from - begun)}`),
      safe,
    };
    return {
      diagnostic: report('E115', { start: line.span.start, end }, { instead }, fix),
      statements: [],
      declares: [],
      lastLine: last,
    };
  }
  const advice = `Write it in the block of its class: class ${name.id} { … ${members[0]?.text ?? ''} … }`;
  return {
    diagnostic: report('E117', line.span, { found: `${name.id} :`, advice }),
    statements: [],
    declares: [],
  };
}

/** Consecutive lines with members of the same class. */
function looseMembers(line: HabitLine, text: string): LooseMembers | undefined {
  const first = readLoose(line, text);
  if (first === undefined) return undefined;
  const members = [memberLine(first.member)];
  let last = line.index;
  for (let at = line.index + 1; at < line.source.lineStarts.length && at <= line.index + MOST_LINES; at++) {
    const next = readLoose(line, lineText(line.source, at).trim());
    if (next?.name.id !== first.name.id) break;
    members.push(memberLine(next.member));
    last = at;
  }
  return { name: first.name, members, last };
}

function readLoose(
  { known }: HabitLine,
  text: string,
): { readonly name: ClassName; readonly member: string } | undefined {
  const name = readClassName(text, 0, known);
  if (!name) return undefined;
  const member = /^[ \t]*:(?!:)[ \t]*([^\s{].*)$/.exec(text.slice(name.end))?.[1];
  return member === undefined || member.endsWith('{') ? undefined : { name: name.value, member };
}

export function repairAnnotation(line: HabitLine, text: string): RepairedLine | undefined {
  const match = /^(?:<<|«)[ \t]*([A-Za-z_][\w-]{0,59})[ \t]*(?:>>|»)[ \t]+(.+)$/.exec(text);
  const name = match?.[2] === undefined ? undefined : readClassName(match[2].replace(/;$/, ''), 0, line.known);
  const word = match?.[1];
  if (word === undefined || !name) return undefined;
  const { id, label } = name.value;
  const statement = classLine({ id, label }, [`stereotype=${word}`], false);
  if (line.known.labelOf(id) === undefined)
    return written(line, 'E115', { statements: [statement], declares: [{ id, label }], safe: true });
  const advice = `Write it on the line of the class: ${statement}`;
  return {
    diagnostic: report('E117', line.span, { found: `<<${word}>>`, advice }, removal(line.source, line.span, false)),
    statements: [],
    declares: [],
  };
}
