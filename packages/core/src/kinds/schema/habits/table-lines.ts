// Lines in a table that are not columns: constraints of SQL, blocks of Prisma and DBML, separators of PlantUML. From a line of
// a table to where a schema says it, or to its removal.
import { removal, report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText, lookAhead } from '../../../syntax/habits/look-ahead.js';
import type { Span } from '../../../text/source.js';
import { type SaidOfColumn, sayOnColumns } from './column-facts.js';
import { bareName, cutAtCommas } from './column-line.js';

export function repairTableLine(line: HabitLine, text: string): RepairedLine | undefined {
  const table = tableOf(line);
  if (/^\)[^{}]*;?$/.test(text)) return closes(line, text);
  if (table === undefined) return undefined;
  const bare = text.replace(/[,;]\s*$/, '');
  return (
    constraint(line, bare, table) ??
    prismaIndexes(line, bare, table) ??
    prismaLine(line, bare, table) ??
    indexBlock(line, bare, table) ??
    noteLine(line, bare) ??
    idleLine(line, text)
  );
}

/** The id of the table that contains the line. */
function tableOf({ block }: HabitLine): string | undefined {
  return block?.keyword === 'table' ? /^table\s+([\w-]+)/.exec(block.text)?.[1] : undefined;
}

/** `);` and `) ENGINE=InnoDB;` */
function closes(line: HabitLine, actual: string): RepairedLine {
  return {
    diagnostic: report('E116', line.span, { found: actual, instead: '}' }, { span: line.span, text: '}', safe: true }),
    statements: ['}'],
    declares: [],
  };
}

const LIST = '\\(([^()]{1,300})\\)';
const PRIMARY = new RegExp(`^(?:constraint\\s+\\S+\\s+)?primary\\s+key\\s*(?:clustered\\s*)?${LIST}`, 'i');
const UNIQUE = new RegExp(`^(?:constraint\\s+\\S+\\s+)?unique(?:\\s+(?:key|index))?(?:\\s+[\\w\`"]+)?\\s*${LIST}`, 'i');
const FOREIGN = new RegExp(
  `^(?:constraint\\s+\\S+\\s+)?foreign\\s+key\\s*(?:[\\w\`"]+\\s*)?${LIST}\\s*references\\s+(?:["\`]?\\w+["\`]?\\.)?["\`]?(\\w+)["\`]?\\s*${LIST}`,
  'i',
);
const INDEX = new RegExp(`^(?:fulltext\\s+|spatial\\s+)?(?:index|key)\\s+(?:[\\w\`"]+\\s*)?${LIST}`, 'i');

export function namesIn(list: string): readonly string[] {
  return cutAtCommas(list).map((each) =>
    bareName(
      each
        .replace(/(?<!\s)\s+(?:asc|desc).*$/i, '')
        .replace(/\(.*$/, '')
        .trim(),
    ),
  );
}

/** Whatever a constraint says about columns of its own table. */
export function constraintSaid(text: string, table: string): readonly SaidOfColumn[] | undefined {
  const key = PRIMARY.exec(text)?.[1];
  if (key !== undefined) return namesIn(key).map((column) => ({ table, column, words: 'pk' }));
  const foreign = FOREIGN.exec(text);
  if (foreign === null) return undefined;
  const targets = namesIn(foreign[3] ?? '');
  return namesIn(foreign[1] ?? '').map((column, i) => ({
    table,
    column,
    words: `fk=${foreign[2]}.${targets[i] ?? 'id'}`,
  }));
}

function constraint(line: HabitLine, text: string, table: string): RepairedLine | undefined {
  const columnWords = constraintSaid(text, table);
  const actual = text.split('(', 1)[0]?.trim() ?? text;
  if (columnWords !== undefined) return sayOnColumns(line, actual, columnWords);
  const unique = UNIQUE.exec(text)?.[1];
  const names = unique === undefined ? [] : namesIn(unique);
  const [only] = names;
  if (names.length === 1 && only !== undefined)
    return sayOnColumns(line, actual, [{ table, column: only, words: 'unique' }]);
  const index = unique ?? INDEX.exec(text)?.[1];
  if (index !== undefined)
    return gone(
      line,
      actual,
      `Write after the table: index ${table} ${namesIn(index).join(',')}${unique === undefined ? '' : ' unique'}`,
    );
  return /^(?:constraint\s+\S+\s+)?(?:check|exclude)\b.*\(/i.test(text)
    ? gone(line, actual, `Write it as a note: note ${table} : "text"`)
    : undefined;
}

/** `@@unique([a, b])`, `author User @relation(fields: [authorId], references: [id])`, `posts Post[]` */
function prismaLine(line: HabitLine, text: string, table: string): RepairedLine | undefined {
  const block = /^@@(\w+)(?:\(\s*(?:fields:\s*)?\[([^\]]{0,300})\])?/.exec(text);
  if (block !== null) {
    const names = namesIn(block[2] ?? '');
    const [, word = ''] = block;
    if (word === 'id')
      return sayOnColumns(
        line,
        '@@id',
        names.map((column) => ({ table, column, words: 'pk' })),
      );
    if (word === 'unique' || word === 'index')
      return gone(
        line,
        `@@${word}`,
        `Write after the table: index ${table} ${names.join(',')}${word === 'unique' ? ' unique' : ''}`,
      );
    return gone(line, `@@${word}`, 'Remove this line: a table has its name and a quoted label.');
  }
  const relation = /^\w+\s+(\w+)\??\s+@relation\(.*fields:\s*\[([^\]]+)\].*references:\s*\[([^\]]+)\]/.exec(text);
  if (relation !== null) {
    const targets = namesIn(relation[3] ?? '');
    const columnWords = namesIn(relation[2] ?? '').map((column, i) => ({
      table,
      column,
      words: `fk=${relation[1]}.${targets[i] ?? 'id'}`,
    }));
    return sayOnColumns(line, '@relation', columnWords);
  }
  // A list of another type is a column.
  const list = /^\w+\s+([A-Z]\w*)\[\](?:\s+@relation.*)?$/.exec(text)?.[1];
  return list === undefined || !new RegExp(`^\\s*(?:model|table)\\s+${list}\\b`, 'm').test(line.source.text)
    ? undefined
    : gone(line, `${list}[]`, 'Remove this line: the foreign key of the other table already says it.', true);
}

/** `@@unique([a, b])` and similar lines, with the brace that closes the table after them. */
function prismaIndexes(line: HabitLine, text: string, table: string): RepairedLine | undefined {
  const first = prismaIndex(text, table);
  const outer =
    first === undefined
      ? undefined
      : lookAhead(
          line,
          (each) => each === '}',
          (each) => each === '' || prismaIndex(each, table) !== undefined,
        );
  if (first === undefined || outer === undefined) return undefined;
  const lines = [first];
  for (let i = line.index + 1; i < outer.index; i++)
    lines.push(...[prismaIndex(lineText(line.source, i).trim(), table) ?? []].flat());
  return behindTable(line, text, lines, outer, true);
}

function prismaIndex(text: string, table: string): string | undefined {
  const match = /^@@(unique|index)\(\s*(?:fields:\s*)?\[([^\]]{1,300})\](?:,\s*(?:name|map):\s*"[^"]*")*\s*\)$/.exec(
    text,
  );
  if (match === null) return undefined;
  return `index ${table} ${namesIn(match[2] ?? '').join(',')}${match[1] === 'unique' ? ' unique' : ''}`;
}

/** Indexes after the brace that closes their table. */
function behindTable(
  line: HabitLine,
  actual: string,
  lines: readonly string[],
  outer: { readonly index: number; readonly span: Span },
  whole: boolean,
): RepairedLine {
  const statements = ['}', ...lines];
  const span: Span = { start: line.span.start, end: outer.span.end };
  const lead = lineText(line.source, outer.index).split('}', 1)[0] ?? '';
  const start = line.source.lineStarts[line.index] ?? span.start;
  const text = statements.map((each) => lead + each).join('\n');
  return {
    diagnostic: report(
      'E116',
      span,
      { found: actual, instead: statements.join('\n') },
      { span: { start, end: span.end }, text, safe: whole && lead === '' },
    ),
    statements,
    declares: [],
    lastLine: outer.index,
  };
}

/** `indexes { (a, b) [unique] }` of DBML, with the brace that closes the table after it. */
function indexBlock(line: HabitLine, text: string, table: string): RepairedLine | undefined {
  if (!/^indexes\s*\{$/i.test(text)) return undefined;
  const inner = lookAhead(line, (each) => each === '}');
  if (inner === undefined) return undefined;
  const outer = lookAhead(
    { ...line, index: inner.index },
    (each) => each === '}',
    (each) => each === '',
  );
  if (outer === undefined) return undefined;
  const lines: string[] = [];
  let whole = true;
  for (let i = line.index + 1; i < inner.index; i++) {
    const one = /^\(?([^()[\]`]+)\)?\s*(?:\[(.*)\])?$/.exec(lineText(line.source, i).trim());
    if (one?.[1] === undefined || one[1].trim() === '') {
      whole = false;
      continue;
    }
    const settings = cutAtCommas(one[2] ?? '');
    whole &&= settings.every((each) => each === 'unique');
    if (!settings.includes('pk'))
      lines.push(`index ${table} ${namesIn(one[1]).join(',')}${settings.includes('unique') ? ' unique' : ''}`);
  }
  return behindTable(line, text, lines, outer, whole);
}

/** `Note: 'text'` of DBML. */
function noteLine(line: HabitLine, text: string): RepairedLine | undefined {
  const note = /^note\s*:\s*(['"])(.+)\1$/i.exec(text)?.[2];
  if (note === undefined) return undefined;
  return gone(line, 'Note', `Write it in the line that opens the table: sub="${note.replaceAll('"', "'")}"`);
}

/** Separators, and D2's line for every such box. */
function idleLine(line: HabitLine, text: string): RepairedLine | undefined {
  if (/^(?:-{2,}|\.{2,}|={2,}|_{2,})(?:\s*[^-.=_]*[-.=_]{2,})?$/.test(text))
    return gone(line, text, 'Remove this line: key columns are separated from the others automatically.', true);
  if (/^shape\s*:\s*sql_table;?$/.test(text))
    return gone(line, 'shape', 'Remove this line: table already says it.', true);
  return undefined;
}

function gone(line: HabitLine, actual: string, advice: string, safe = false): RepairedLine {
  return {
    diagnostic: report('E117', line.span, { found: actual, advice }, removal(line.source, line.span, safe)),
    statements: [],
    declares: [],
  };
}
