// A matrix in words: in, the model; out, the outline: the key, and one line per row that names the column of each cell.
import { oneLine } from '../../text/one-line.js';
import type { Outline, OutlineItem } from '../outline.js';
import { counted, tail } from '../outline-words.js';
import { meaningOf } from './grounds.js';
import { type Cell, cellText, everyRow, type MatrixModel, type MatrixRow, type MatrixSection } from './model.js';

export function describeMatrix(model: MatrixModel): Outline {
  const name = model.title === undefined ? 'Matrix' : `${oneLine(model.title)}: matrix`;
  const size = `${counted(everyRow(model).length, 'row')}, ${counted(model.columns.length, 'column')}`;
  const heat = model.heat ? ', the larger a number, the stronger its cell' : model.risk ? RISK : '';
  return {
    lines: [
      `${name}, ${size}${model.unit === undefined ? '' : `, in ${oneLine(model.unit)}`}${heat}`,
      ...(model.desc ? [oneLine(model.desc)] : []),
      ...(model.columns.length === 0 ? [] : [`Columns: ${model.columns.map(oneLine).join('; ')}`]),
      ...model.key.map((each) => `${oneLine(each.word)}: ${oneLine(each.meaning)}${toned(each.written)}${tail(each)}`),
      ...model.groups.flatMap(({ section, rows }) => [
        ...(section === undefined ? [] : [`${headWords(section)}${tail(section)}`]),
        ...rows.map((row) => `${section === undefined ? '' : '  '}${rowInWords(row, model)}`),
      ]),
    ],
    nodes: [],
    edges: [],
    groups: [],
    items: itemsOf(model),
  };
}

const RISK = ', coloured from low risk at the bottom left to high risk at the top right';

function tonesMark({ byHand }: MatrixRow): string | undefined {
  return byHand === undefined ? undefined : `tones ${byHand.join(',')}`;
}

/** `Deploy: Dev R (Responsible); Ops A; Legal -`: a row as text. */
export function rowInWords(row: MatrixRow, model: MatrixModel): string {
  const cells = row.cells.map((cell, i) => {
    const tone = row.tones[i];
    const colour = tone === undefined ? '' : ` (${oneLine(meaningOf(tone, model))})`;
    return `${oneLine(model.columns[i] ?? '')} ${cellInWords(cell)}${colour}`;
  });
  return `${headWords(row)}: ${cells.join('; ')}${tail(row)}`;
}

function headWords({ label, sub, tone }: MatrixRow | MatrixSection): string {
  const small = sub === undefined ? '' : `, ${oneLine(sub)}`;
  return `${oneLine(label)}${small}${toned(tone)}`;
}

function toned(tone: string | undefined): string {
  return tone === undefined ? '' : ` (${tone})`;
}

function cellInWords(cell: Cell): string {
  if (cell.type !== 'signs') return oneLine(cellText(cell));
  return cell.signs
    .map(({ word, meaning }) => (meaning === undefined ? oneLine(word) : `${oneLine(word)} (${oneLine(meaning)})`))
    .join(', ');
}

function itemsOf(model: MatrixModel): readonly OutlineItem[] {
  return [
    { kind: 'columns', label: '', depth: 0, values: model.columns, span: model.columnsSpan },
    ...model.key.map(
      ({ word, meaning, written, icon, span }): OutlineItem => ({
        kind: 'value',
        label: word,
        depth: 0,
        values: [meaning],
        ...marked([written, icon]),
        span,
      }),
    ),
    ...model.groups.flatMap(({ section, rows }) => [
      ...(section === undefined ? [] : [headItem('section', section, 0)]),
      ...rows.map((row) => ({
        ...headItem('row', row, section === undefined ? 0 : 1),
        ...marked([row.tone, row.icon, row.sub === undefined ? undefined : `sub ${row.sub}`, tonesMark(row)]),
        values: row.cells.map(outlineValue),
        ...(model.unit === undefined ? {} : { unit: model.unit }),
      })),
    ]),
  ];
}

function headItem(
  kind: 'section' | 'row',
  { label, tone, icon, sub, span }: MatrixRow | MatrixSection,
  depth: number,
): OutlineItem {
  return { kind, label, depth, ...marked([tone, icon, sub === undefined ? undefined : `sub ${sub}`]), span };
}

function marked(of: readonly (string | undefined)[]): { readonly marks?: readonly string[] } {
  const marks = of.filter((each) => each !== undefined);
  return marks.length === 0 ? {} : { marks };
}

function outlineValue(cell: Cell): string | number | null {
  if (cell.type === 'empty') return null;
  return cell.type === 'number' ? cell.value : cellText(cell);
}
