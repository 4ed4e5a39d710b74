// A matrix for a terminal: in, the model and the page; out, a table of characters, numbers aligned at their points, the
// key below. Columns that do not fit follow in a separate table, with the row labels repeated.
import { cellsOf, plain } from '../../../terminal/cells.js';
import { hanging, type Page, stacked } from '../../../terminal/page.js';
import { tableText } from '../../../terminal/table/index.js';
import { wrapCells } from '../../../terminal/wrap.js';
import type { Made } from '../../layout-reports.js';
import { columnFaces } from '../columns.js';
import { levelOf, usedTones } from '../grounds.js';
import { type Cell, cellText, everyRow, type MatrixModel, type MatrixRow } from '../model.js';

/** Cells of a column that is wrapped, and of the labels. */
const LEAST = 6;
const LEAST_LABEL = 16;

export function matrixText(model: MatrixModel, page: Page): Made<string> {
  const { title, key, unit } = model;
  const named = [title, unit === undefined ? undefined : `(${unit})`].filter((each) => each !== undefined).join(' ');
  const meanings = key.flatMap(({ word, meaning }) => hanging(`${plain(word)}  `, meaning, page.columns));
  const tables = parted(model, page.columns).map((columns) => tableOf(model, columns, page).split('\n'));
  return { picture: stacked([named === '' ? [] : wrapCells(named, page.columns), ...tables, meanings]) };
}

/** Indices of the columns of each table; all in one if not even a few fit. */
function parted(model: MatrixModel, page: number): readonly (readonly number[])[] {
  const rows = everyRow(model);
  const faces = columnFaces(model);
  const widest = (texts: readonly string[]): number =>
    texts.reduce((most, each) => Math.max(most, cellsOf(plain(each))), 1);
  const labels = Math.min(LEAST_LABEL, widest(rows.map(withSub)));
  const needs = model.columns.map((_, i) => {
    const cells = widest(rows.map((each) => textsOf(each, model)[i] ?? ''));
    return 3 + (faces[i]?.align === 'point' ? cells : Math.min(LEAST, cells));
  });
  const room = page - labels - 4;
  const parts: number[][] = [[]];
  let used = 0;
  for (const [i, need] of needs.entries()) {
    const last = parts.at(-1) ?? [];
    if (used + need > room && last.length > 0) {
      parts.push([i]);
      used = need;
    } else {
      last.push(i);
      used += need;
    }
  }
  return needs.some((each) => each > room) ? [model.columns.map((_, i) => i)] : parts;
}

function tableOf(model: MatrixModel, columns: readonly number[], page: Page): string {
  const faces = columnFaces(model);
  const toned = usedTones(model).length > 0;
  const chosen = <T>(of: readonly T[]): readonly T[] => columns.flatMap((i) => of.slice(i, i + 1));
  return tableText(
    {
      heads: ['', ...chosen(model.columns)],
      groups: model.groups.map(({ section, rows }) => ({
        ...(section === undefined ? {} : { label: withSub(section) }),
        rows: rows.map((each) => [withSub(each), ...chosen(textsOf(each, model))]),
      })),
      // A meaning after a number would be aligned with its decimals.
      points: new Set(toned ? [] : chosen(faces).flatMap(({ align }, i) => (align === 'point' ? [i + 1] : []))),
    },
    page,
  );
}

function withSub({ label, sub }: Pick<MatrixRow, 'label' | 'sub'>): string {
  return sub === undefined ? label : `${label} (${sub})`;
}

/** The cells, with what their colours mean; a word of the key is explained below. */
function textsOf({ cells, tones }: MatrixRow, model: MatrixModel): readonly string[] {
  return cells.map((cell, i) => {
    const tone = tones[i];
    return tone === undefined ? textOf(cell) : `${textOf(cell)} (${levelOf(tone, model)})`.trim();
  });
}

/** An empty cell is blank. */
function textOf(cell: Cell): string {
  return cell.type === 'empty' ? '' : cellText(cell);
}
