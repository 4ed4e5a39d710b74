// Text as rows and columns: in, a file; out, its table with reports of rows of another length, or the line that cannot be read.
import { CsvError, parse } from 'csv-parse/sync';
import type { ImportFile, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { placed } from '../../placed.js';
import { reportAt, type Table, type TableRow } from '../../tabular/index.js';
import { delimiterOf } from './delimiter.js';

export interface Found {
  readonly table?: Table;
  readonly diagnostics: readonly PlacedDiagnostic[];
}

interface Line extends TableRow {
  readonly line: number;
}

export function readTable(file: ImportFile): Found {
  const { path, content } = file;
  const placeOf = placesOf(file);
  const records = recordsOf(file);
  if ('problem' in records) {
    const { reason, line } = records.problem;
    return {
      diagnostics: [placed('I110', placeOf(line), { reason, instead: 'Fix this row, then import the file again.' })],
    };
  }
  const lines = records.map(({ cells, line }): Line => ({ cells, line, place: placeOf(line) }));
  const [head, ...body] = lines;
  if (!head || content.trim() === '') return { diagnostics: [] };
  const { names, unnamed } = namesOf(head.cells);
  const rows = body.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const ragged = rows.filter(({ cells }) => cells.length !== names.length);
  const [first] = ragged;
  const diagnostics = [
    ...(unnamed.length > 0 ? [reportAt('I254', head.place, { names: unnamed })] : []),
    ...(first ? [reportAt('I251', first.place, { columns: names.length, lines: ragged.map(({ line }) => line) })] : []),
  ];
  const columns = names.map((name) => ({ name, place: head.place }));
  return { table: { title: titleOf(path), columns, rows, place: head.place }, diagnostics };
}

interface Raw {
  readonly cells: readonly string[];
  readonly line: number;
}

type Records = readonly Raw[] | { readonly problem: { readonly reason: string; readonly line: number } };

function recordsOf({ content }: ImportFile): Records {
  const { delimiter, skip } = delimiterOf(content);
  const lines: number[] = [];
  let before = skip;
  try {
    const cells = parse(content, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      from_line: skip + 1,
      on_record: (record: string[], { lines: end }) => {
        const inside = record.reduce((count, cell) => count + breaksIn(cell), 0);
        lines.push(Math.max(before + 1, end - inside));
        before = end;
        return record;
      },
    });
    return cells.map((each, at) => ({ cells: each, line: lines[at] ?? 1 }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problem: { reason: reasonOf(error), line: lineOfError(error, before) } };
  }
}

function reasonOf({ code }: CsvError): string {
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'a quotation mark is not closed'
    : `it is not a row (${code.replace(/^CSV_/, '').replaceAll('_', ' ').toLowerCase()})`;
}

/** An unclosed mark is reported where its row begins. */
function lineOfError(error: CsvError, before: number): number {
  return error.code === 'CSV_QUOTE_NOT_CLOSED' ? before + 1 : Number(error.lines ?? before + 1);
}

function breaksIn(cell: string): number {
  let count = 0;
  for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count++;
  return count;
}

function placesOf({ path, content }: ImportFile): (line: number) => FilePlace {
  const starts = [0];
  for (let at = content.indexOf('\n'); at >= 0; at = content.indexOf('\n', at + 1)) starts.push(at + 1);
  return (line) => {
    const start = starts[Math.min(line, starts.length) - 1] ?? 0;
    return { file: path, span: { start, end: Math.max(start, (starts[line] ?? content.length + 1) - 1) } };
  };
}

/** Unique names: repeated names are numbered, and a column without a name is named by position. */
function namesOf(head: readonly string[]): { readonly names: readonly string[]; readonly unnamed: readonly string[] } {
  const counts = new Map<string, number>();
  const heads = new Set(head.map(plainHead));
  const unnamed: string[] = [];
  const names = head.map((cell, index) => {
    const name = plainHead(cell);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (name !== '' && count === 1) return name;
    const called = name === '' ? `column ${index + 1}` : `${name} (${count})`;
    const free = heads.has(called) ? `${called} of column ${index + 1}` : called;
    unnamed.push(free);
    return free;
  });
  return { names, unnamed };
}

function plainHead(cell: string): string {
  return cell.replace(/\s{1,99}/g, ' ').trim();
}

function titleOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w{1,5}$/, '');
  const words = name.replace(/[_-]{1,20}/g, ' ').trim();
  return words === '' || words === 'stdin' ? 'Table' : words.charAt(0).toUpperCase() + words.slice(1);
}
