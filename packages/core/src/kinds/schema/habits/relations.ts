// Relations of other languages: crow's feet of Mermaid and PlantUML, `Ref:` of DBML, keys of `alter table`, edges of D2 between
// columns. From a line to an edge, or to what to write on the line of a column.
import { CARDINALITY_COUNTS, CARDINALITY_SIGNS, readBetween } from '../../../foreign/mermaid/cardinalities.js';
import { answered, report } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { quote } from '../../../syntax/quote.js';
import { WORD } from '../../../syntax/token.js';
import { wordFrom } from '../../../syntax/word-from.js';
import type { Count } from '../model.js';
import { sayOnColumns } from './column-facts.js';
import { bareName } from './column-line.js';
import { constraintSaid, namesIn } from './table-lines.js';

const FOOT: ReadonlyMap<string, Count> = new Map(
  CARDINALITY_SIGNS.map(([sign, cardinality]) => [sign, CARDINALITY_COUNTS[cardinality]]),
);
const SIGN = `(${CARDINALITY_SIGNS.map(([sign]) => sign.replace(/[|{}]/g, '[$&]')).join('|')})`;
const NAME = '("[^"]{1,80}"|[A-Za-z_][\\w.-]*)';
const START = new RegExp(`^${NAME}`);
const FINISH = new RegExp(`^[ \\t]*${NAME}[ \\t]*(?::[ \\t]*(.*))?$`);
const FEET = new RegExp(
  `^${NAME}\\s*${SIGN}?\\s*(-{2,}|\\.\\.|-\\.-|-[a-z]+-)\\s*${SIGN}?\\s*${NAME}\\s*(?::\\s*(.*))?$`,
);

export function repairFeet(line: HabitLine, text: string): RepairedLine | undefined {
  const feet = readFeet(text.replace(/;$/, ''));
  if (feet === undefined) return undefined;
  const { from, to } = feet;
  const label = labelOf(feet.label);
  const statement = [
    idOf(line, feet.first),
    feet.dotted ? '-->' : '--',
    idOf(line, feet.second),
    ...(label === '' ? [] : [':', quote(label)]),
    ...(from === undefined ? [] : [`from=${from}`]),
    ...(to === undefined ? [] : [`to=${to}`]),
  ].join(' ');
  return answered(line, { statements: [statement], safe: true }, (span, fix) =>
    report('E110', span, { instead: statement }, fix),
  );
}

interface Feet {
  readonly first: string;
  readonly second: string;
  readonly from?: Count | undefined;
  readonly to?: Count | undefined;
  readonly dotted: boolean;
  readonly label: string;
}

/** Lines with a foot at either end, or with words at both: `A ||--o{ B`, `A one to many B`. */
function readFeet(text: string): Feet | undefined {
  const [, first = '', left = '', body = '', right = '', second = '', label = ''] = FEET.exec(text) ?? [];
  const [from, to] = [FOOT.get(left), FOOT.get(right)];
  if (from !== undefined || to !== undefined) return { first, second, from, to, dotted: body.startsWith('.'), label };
  const start = START.exec(text)?.[0];
  const between = start === undefined ? undefined : readBetween(text, start.length);
  const [, other, verb = ''] = between === undefined ? [] : (FINISH.exec(text.slice(between.end)) ?? []);
  if (start === undefined || between === undefined || other === undefined) return undefined;
  return {
    first: start,
    second: other,
    from: CARDINALITY_COUNTS[between.fromCard],
    to: CARDINALITY_COUNTS[between.toCard],
    dotted: !between.identifying,
    label: verb,
  };
}

function idOf({ known }: HabitLine, written: string): string {
  const name = bareName(written);
  return WORD.test(name) ? name : (known.idOf(name) ?? wordFrom(name));
}

const COLUMN = '(?:["`]?\\w+["`]?\\.)?["`]?(\\w+)["`]?\\.["`]?(\\w+)["`]?';
const REF = new RegExp(`^Ref(?:\\s+["\\w]+)?\\s*:\\s*${COLUMN}\\s*(<>|[<>-])\\s*${COLUMN}\\s*(?:\\[.*\\])?$`, 'i');
const ARROW = new RegExp(`^${COLUMN}\\s*(<-|->|-->|--)\\s*${COLUMN}\\s*(?::.*)?$`);

export function repairKey(line: HabitLine, text: string): RepairedLine | undefined {
  const bare = text.replace(/;$/, '');
  const match = REF.exec(bare) ?? ARROW.exec(bare);
  if (match !== null) {
    const [, a = '', b = '', arrow = '', c = '', d = ''] = match;
    const turned = arrow === '<' || arrow === '<-';
    if (arrow === '<>') {
      const edge = `${a} -- ${c} from=zero-many to=zero-many`;
      return answered(line, { statements: [edge], safe: true }, (span, fix) =>
        report('E110', span, { instead: edge }, fix),
      );
    }
    const [from, to] = turned ? [`${c}.${d}`, `${a}.${b}`] : [`${a}.${b}`, `${c}.${d}`];
    const [table = '', column = ''] = from.split('.');
    const columnWords = [
      { table, column, words: `fk=${to}` },
      ...(arrow === '-' ? [{ table, column, words: 'unique' }] : []),
    ];
    return sayOnColumns(line, bare.startsWith('R') ? 'Ref' : bare, columnWords);
  }
  return alteredTable(line, bare) ?? createdIndex(line, bare);
}

const ALTER = /^alter\s+table\s+(?:only\s+)?(?:if\s+exists\s+)?(?:["`]?\w+["`]?\.)?["`]?(\w+)["`]?(?:\s+add\s+(.*))?$/i;

/** On one line, or with the addition on the next one, as pg_dump writes it. */
function alteredTable(line: HabitLine, text: string): RepairedLine | undefined {
  const match = ALTER.exec(text);
  if (match?.[1] === undefined) return undefined;
  if (match[2] !== undefined) {
    const columnWords = constraintSaid(match[2], match[1]);
    return columnWords && sayOnColumns(line, 'alter table', columnWords);
  }
  const index = line.index + 1;
  const next = lineText(line.source, index);
  const added = /^\s*add\s+(.*?);?\s*$/i.exec(next)?.[1];
  const columnWords = added === undefined ? undefined : constraintSaid(added, match[1]);
  const start = line.source.lineStarts[index];
  if (columnWords === undefined || start === undefined) return undefined;
  const span = { start: line.span.start, end: start + next.trimEnd().length };
  return sayOnColumns(line, 'alter table', columnWords, { span, lastLine: index });
}

const INDEX =
  /^create\s+(unique\s+)?index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?(?:["`]?[\w.]+["`]?\s+)?on\s+(?:only\s+)?(?:["`]?\w+["`]?\.)?["`]?(\w+)["`]?\s*(?:using\s+(\w+)\s*)?\(([^()]{1,300})\)/i;

function createdIndex(line: HabitLine, text: string): RepairedLine | undefined {
  const match = INDEX.exec(text);
  if (match?.[2] === undefined) return undefined;
  const method = match[3] === undefined || /^btree$/i.test(match[3]) ? '' : ` sub=${quote(match[3].toLowerCase())}`;
  const statement = `index ${match[2]} ${namesIn(match[4] ?? '').join(',')}${match[1] === undefined ? '' : ' unique'}${method}`;
  const whole = INDEX.exec(text)?.[0].length === text.length;
  return answered(line, { statements: [statement], safe: whole }, (span, fix) =>
    report('E117', span, { found: 'create index', advice: `Write: ${statement}` }, fix),
  );
}
