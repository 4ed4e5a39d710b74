// The meaning of a matrix: in, checked statements; out, the model: rows with a cell for each column, and the key.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, type DeclarationEntry, type Entry, type RowEntry, valueText } from '../../grammar/entry.js';
import { TONES, type Tone } from '../../scene/scene.js';
import { described, knownIcon, lookOf, titled, toneOf } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { cellOf, type Key, markOf } from './cells.js';
import { checkMatrix } from './checks/index.js';
import { report } from './codes.js';
import { riskTone, usedTones } from './grounds.js';
import type { Cell, KeyEntry, MatrixModel, MatrixRow, MatrixSection, RowGroup } from './model.js';

interface Building {
  readonly context: BuildContext;
  readonly add: (diagnostic: Diagnostic) => void;
  readonly key: Key;
  readonly columns: number;
}

export function buildMatrix(checked: Checked, context: BuildContext): Outcome<MatrixModel> {
  const diagnostics: Diagnostic[] = [];
  const add = (each: Diagnostic): void => {
    diagnostics.push(each);
  };
  const head = rowsOf(checked.entries, 'columns')[0];
  const columns = textCells(head, 'label');
  const key = keyOf(rowsOf(checked.entries, 'value'), context, add);
  const building: Building = {
    context,
    add,
    key: new Map(key.map((each) => [each.word, each])),
    columns: columns.length,
  };
  const [unit, heat] = [context.header.text('unit'), context.header.text('heat')];
  const written = groupsOf(checked.entries, building);
  const groups = heat === 'risk' ? placed(written, columns.length) : written;
  const used = usedTones({ groups, key });
  const value: MatrixModel = {
    ...titled(checked),
    columns,
    columnsSpan: head?.statement.span ?? checked.header.span,
    groups,
    key: key.map((each) => colourKey(each, used)),
    heat: heat === 'on',
    risk: heat === 'risk',
    ...(unit === undefined || unit === '' ? {} : { unit }),
  };
  checkMatrix({ checked, head, model: value, whole: context.whole, key: building.key, add });
  return { value, diagnostics };
}

function rowsOf(entries: readonly Entry[], keyword: string): readonly RowEntry[] {
  return entries.flatMap((each) => (each.shape === 'row' && each.spec.keyword === keyword ? [each] : []));
}

function listOf({ options }: RowEntry, name: string): readonly string[] {
  return (options.get(name)?.values ?? []).map(valueText);
}

function textCells(entry: RowEntry | undefined, name: string): readonly string[] {
  return (entry?.cells.get(name) ?? []).flatMap((each) => (each === null ? [] : [valueText(each)]));
}

function keyOf(
  entries: readonly RowEntry[],
  context: BuildContext,
  add: (diagnostic: Diagnostic) => void,
): MatrixModel['key'] {
  const lines = new Map<string, number>();
  return entries.flatMap((entry): MatrixModel['key'] => {
    const [word] = textCells(entry, 'cell');
    const [meaning] = textCells(entry, 'label');
    if (word === undefined || meaning === undefined) return [];
    const line = lines.get(word.trim());
    if (line !== undefined) {
      add(report('E762', entry.statement.span, { word: word.trim(), line }));
      return [];
    }
    lines.set(word.trim(), entry.statement.line);
    return [{ ...keyEntry(entry, word.trim(), meaning, context, add), span: entry.statement.span }];
  });
}

function keyEntry(
  entry: RowEntry,
  word: string,
  meaning: string,
  context: BuildContext,
  add: (diagnostic: Diagnostic) => void,
): KeyEntry {
  const mark = markOf(word);
  const written = toneOf(entry);
  const icon = knownIcon(entry, undefined, context, add);
  const { desc } = described(entry);
  return {
    word,
    meaning,
    tone: written ?? mark?.tone ?? 'neutral',
    ...(written === undefined ? {} : { written }),
    ...(mark === undefined || icon !== undefined ? {} : { mark: mark.mark }),
    ...(icon === undefined ? {} : { icon }),
    ...(desc === undefined ? {} : { desc }),
  };
}

/** A word of the key that names the colour of cells has that colour. */
function colourKey(entry: MatrixModel['key'][number], used: readonly Tone[]): MatrixModel['key'][number] {
  const tone = used.find((each) => each === entry.word);
  return tone === undefined || entry.written !== undefined ? entry : { ...entry, tone };
}

/** Cells without a colour of their own get that of their place, over all sections. */
function placed(groups: readonly RowGroup[], columns: number): readonly RowGroup[] {
  const rows = groups.reduce((sum, each) => sum + each.rows.length, 0);
  let left = rows;
  return groups.map(({ section, rows: own }) => {
    const toned = own.map((each): MatrixRow => {
      const row = left--;
      return { ...each, tones: each.tones.map((tone, i) => tone ?? riskTone({ row, column: i + 1, rows, columns })) };
    });
    return section === undefined ? { rows: toned } : { section: { ...section, rows: toned }, rows: toned };
  });
}

/** Consecutive rows outside sections form a group of their own. */
function groupsOf(entries: readonly Entry[], building: Building): readonly RowGroup[] {
  const groups: { section?: MatrixSection; rows: MatrixRow[] }[] = [];
  for (const entry of entries) {
    if (entry.shape === 'declaration') {
      const section = sectionOf(entry, building);
      groups.push({ section, rows: [...section.rows] });
    } else if (entry.shape === 'row' && entry.spec.keyword === 'row') {
      const row = rowOf(entry, building);
      const last = groups.at(-1);
      if (last === undefined || last.section !== undefined) groups.push({ rows: [row] });
      else last.rows.push(row);
    }
  }
  return groups;
}

function sectionOf(entry: DeclarationEntry, building: Building): MatrixSection {
  return {
    ...headed(entry, entry.label?.value ?? '', building),
    rows: rowsOf(entry.children, 'row').map((each) => rowOf(each, building)),
  };
}

function rowOf(entry: RowEntry, building: Building): MatrixRow {
  const { context, key, columns } = building;
  const hasIcon = (name: string): boolean => context.icons.find(name) !== undefined;
  const cells = (entry.cells.get('cell') ?? []).map((each) => cellOf(each, key, hasIcon));
  const missing = Math.max(0, columns - cells.length);
  const byHand = listOf(entry, 'tones');
  return {
    ...headed(entry, textCells(entry, 'label')[0] ?? '', building),
    tones: Array.from({ length: columns }, (_, i) => TONES.find((each) => each === byHand[i])),
    ...(byHand.length === 0 ? {} : { byHand }),
    cells: [...cells, ...Array.from({ length: missing }, (): Cell => ({ type: 'empty' }))].slice(0, columns),
  };
}

function headed(
  entry: DeclarationEntry | RowEntry,
  label: string,
  { context, add }: Building,
): Omit<MatrixRow, 'cells' | 'tones'> {
  return { label, ...lookOf(entry, context, add), ...described(entry) };
}
