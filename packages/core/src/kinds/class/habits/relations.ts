// Relations as drawn in Mermaid, PlantUML and D2: `A <|-- B`, `A "1" *-- "many" B : contains`, `A ..|> B`, `A --> B :
// x`. In, a line; out, one line per relation with our keyword: the child, the whole or the user first.
import { relationMeant } from '../../../foreign/class-relations.js';
import { answered, removal, report, shown, written } from '../../../syntax/habits/answer.js';
import { type Cut, labelOf, readBracket, skipSpace } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { nameRegister } from '../../../syntax/habits/known-names.js';
import { quote } from '../../../syntax/quote.js';
import { unseenAdvice } from '../../habits/advice.js';
import { type Arrow, readArrow } from './arrows.js';
import { type ClassName, classLine, readClassName } from './class-name.js';

/** Maximum relations from one line. */
const MOST = 20;

interface End {
  readonly name: ClassName;
  readonly count?: string;
}

interface Drawn {
  readonly first: End;
  readonly arrow: Arrow;
  readonly second: End;
}

export function repairRelation(line: HabitLine, whole: string): RepairedLine | undefined {
  const chain = readChain(line, whole.replace(/[ \t]*;$/, ''));
  const [one] = chain?.drawn ?? [];
  if (chain === undefined || one === undefined) return undefined;
  if (one.arrow.hidden) {
    const facts = { found: one.arrow.text, advice: unseenAdvice(line.shape) };
    return {
      diagnostic: report('E117', line.span, facts, removal(line.source, line.span, true)),
      statements: [],
      declares: [],
    };
  }
  // Which of the two inherits is the author's to say.
  if (chain.drawn.some(({ arrow }) => arrow.fromEnd === 'extension' && arrow.toEnd === 'extension')) return undefined;
  const relations = chain.drawn.map((each) => relationOf(each, chain.tail));
  const known = nameRegister(line.known);
  const declares = chain.drawn.flatMap(({ first, second }) =>
    [first.name, second.name].filter(({ id, label }) => {
      const isNews = label !== id && known.labelOf(id) === undefined;
      if (isNews) known.add({ id, label });
      return isNews;
    }),
  );
  const statements = [
    ...declares.map((each) => classLine(each, [], false)),
    ...relations.map(({ statement }) => statement),
  ];
  const rewrite = { statements, declares, safe: relations.every(({ certain }) => certain) };
  if (relations.length > 1) return written(line, 'E113', rewrite);
  if (relations[0]?.word !== one.arrow.text) {
    return answered(line, rewrite, (span, fix) => {
      return report('E111', span, { arrow: one.arrow.text, instead: shown(statements) }, fix);
    });
  }
  const isCounted = one.first.count !== undefined || one.second.count !== undefined;
  return written(line, isCounted || chain.tail.label === undefined ? 'E110' : 'E112', rewrite);
}

interface Chain {
  readonly drawn: readonly Drawn[];
  readonly tail: Tail;
}

function readChain({ known }: HabitLine, text: string): Chain | undefined {
  const arrows: Drawn[] = [];
  let name = readClassName(text, 0, known);
  while (name && arrows.length < MOST) {
    const before = readCount(text, skipSpace(text, name.end));
    const arrow = readArrow(text, skipSpace(text, before?.end ?? name.end));
    if (!arrow) break;
    const behind = readCount(text, skipSpace(text, arrow.end));
    const next = readClassName(text, skipSpace(text, behind?.end ?? arrow.end), known);
    if (!next) return undefined;
    arrows.push({ first: endOf(name.value, before), arrow: arrow.value, second: endOf(next.value, behind) });
    name = next;
  }
  const tail = name && readTail(text, skipSpace(text, name.end));
  return tail && { drawn: arrows, tail };
}

function endOf(name: ClassName, count: Cut<string> | undefined): End {
  return count === undefined ? { name } : { name, count: count.value };
}

function relationOf(
  { first, arrow, second }: Drawn,
  tail: Tail,
): { readonly word: string; readonly statement: string; readonly certain: boolean } {
  const relation = relationMeant(arrow);
  const ends = [
    { name: first.name, count: first.count ?? tail.source },
    { name: second.name, count: second.count ?? tail.target },
  ];
  const [from, to] = relation.turned ? ends.toReversed() : ends;
  const counted = relation.word !== 'inherits' && relation.word !== 'implements';
  const option = (key: string, count: string | undefined): readonly string[] =>
    counted && count !== undefined ? [`${key}=${countText(count)}`] : [];
  const statement = [
    from?.name.id,
    relation.word,
    to?.name.id,
    ...(tail.label === undefined ? [] : [':', quote(tail.label)]),
    ...option('from', from?.count),
    ...option('to', to?.count),
  ].join(' ');
  const lost = !counted && ends.some(({ count }) => count !== undefined);
  const certain = !relation.near && !lost && first.name.certain && second.name.certain;
  return { word: relation.word, statement, certain };
}

function countText(count: string): string {
  return /^\d{1,9}$/.test(count) ? count : quote(count);
}

/** A cardinality or role: quoted, or bare like `1` and `0..*`. */
function readCount(text: string, at: number): Cut<string> | undefined {
  const match = /^(?:"([^"]{1,80})"|(\d+(?:\.\.(?:\d+|\*|n))?|\*)(?=[ \t]))/.exec(text.slice(at, at + 100));
  const value = (match?.[1] ?? match?.[2])?.trim();
  return match && value ? { value, end: at + match[0].length } : undefined;
}

interface Tail {
  readonly label?: string;
  /** D2's labels of arrowheads. */
  readonly source?: string;
  readonly target?: string;
}

/** The label after a colon, without its reading-direction sign, followed by D2's arrowhead block. */
function readTail(text: string, from: number): Tail | undefined {
  if (from >= text.length) return {};
  if (text.charAt(from) !== ':') return undefined;
  const open = text.endsWith('}') ? text.indexOf('{', from) : -1;
  const block = open < 0 ? undefined : readBracket(text, open);
  if (open >= 0 && block?.end !== text.length) return undefined;
  const labelWords = text.slice(from + 1, open < 0 ? text.length : open).trim();
  const label = labelOf(labelWords.replace(/^[<>][ \t]+|[ \t]+[<>]$/g, ''));
  const source = arrowheadLabel(block?.value ?? '', /source-arrowhead(?:\.label)?:[ \t]*([^;{}]{1,80})/);
  const target = arrowheadLabel(block?.value ?? '', /target-arrowhead(?:\.label)?:[ \t]*([^;{}]{1,80})/);
  return {
    ...(label === '' ? {} : { label }),
    ...(source === '' ? {} : { source }),
    ...(target === '' ? {} : { target }),
  };
}

function arrowheadLabel(block: string, pattern: RegExp): string {
  return labelOf(pattern.exec(block)?.[1] ?? '');
}
