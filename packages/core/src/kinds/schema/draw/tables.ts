// Tables and enums as drawn: from the model to their bodies, and the position of each column's row in them.
import type { IconLookup } from '../../../scene/icon.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import type { NodeBody } from '../../../scene/parts/node.js';
import { type TableFace, type TableRow, table, wordMark } from '../../../scene/parts/table.js';
import { oneLine } from '../../../text/one-line.js';
import type { GraphNode } from '../../graph-picture/content.js';
import { evenBodies } from '../../graph-picture/even-bodies.js';
import { counted } from '../../outline-words.js';
import { columnDetail, columnMarks } from '../column-words.js';
import type { Column, Enum, SchemaModel, Table } from '../model.js';
import { keysOnTop, type Shown, shownColumns } from '../shown-columns.js';

export interface DrawnTables {
  readonly nodes: readonly GraphNode[];
  /** px below the top of a table; undefined if the row is not drawn. */
  readonly rowOf: (table: string, column: string | undefined) => number | undefined;
}

interface DrawnTable extends GraphNode {
  readonly place: number;
  readonly family: string;
  readonly rows: ReadonlyMap<string, number>;
}

export function drawnTables(model: SchemaModel, icons: IconLookup): DrawnTables {
  const shapes = [
    ...model.tables.map((each) => drawnTable(each, shownColumns(each, model), icons)),
    ...model.enums.map((each) => drawnEnum(each, model.shown !== 'none', icons)),
  ].sort((a, b) => a.place - b.place);
  const rows = new Map(shapes.map((each) => [each.id, each.rows]));
  const even = evenBodies(
    shapes,
    model.relations.map(({ line }) => line),
    ({ family }) => family,
  );
  return {
    // A table is as tall as its rows, whatever is beside it.
    nodes: even.map((each, i) => ({ ...each, height: shapes[i]?.height ?? each.height })),
    rowOf: (id, column) => (column === undefined ? undefined : rows.get(id)?.get(column)),
  };
}

function drawnTable(of: Table, shown: Shown, icons: IconLookup): DrawnTable {
  const { columns, hidden, indexes } = shown;
  const rows = columns.map(columnRow);
  const rest: readonly TableRow[] =
    hidden === 0 || columns.length === 0 ? [] : [{ name: counted(hidden, 'more column'), quiet: true }];
  const labels = new Map(of.columns.map(({ name, label }) => [name, label]));
  const indexRows = indexes.map(
    (each): TableRow => ({
      span: each.span,
      name: each.columns.map((name) => labels.get(name) ?? name).join(', '),
      mark: wordMark([each.unique ? 'UQ' : 'IX']),
      ...(each.sub === undefined ? {} : { comment: each.sub }),
    }),
  );
  const keys = keysOnTop(columns);
  const icon = namedIcon(of.icon, icons);
  const sub = [...(of.view ? ['view'] : []), ...(of.sub === undefined ? [] : [of.sub])].join('\n');
  const { body, rowMiddles } = bodyOf({
    title: of.label,
    tone: of.tone,
    ...(sub === '' ? {} : { sub }),
    ...(icon === undefined ? {} : { icon }),
    ...(of.view ? { dash: 'dashed' } : {}),
    groups: [rows.slice(0, keys), [...rows.slice(keys), ...rest], indexRows],
  });
  return {
    ...body,
    ...nodeTexts(of),
    family: `table ${of.group ?? ''}`,
    rows: new Map(columns.flatMap(({ name }, i) => (rowMiddles[i] === undefined ? [] : [[name, rowMiddles[i]]]))),
  };
}

function columnRow(column: Column): TableRow {
  const marks = columnMarks(column);
  return {
    span: column.span,
    name: column.label,
    detail: columnDetail(column),
    ...(marks.length === 0 ? {} : { mark: wordMark(marks) }),
    ...(column.sub === undefined ? {} : { comment: column.sub }),
  };
}

function drawnEnum(of: Enum, open: boolean, icons: IconLookup): DrawnTable {
  const icon = namedIcon(of.icon, icons);
  const { body } = bodyOf({
    title: of.label,
    tone: of.tone,
    sub: ['enum', ...(of.sub === undefined ? [] : [of.sub])].join('\n'),
    ...(icon === undefined ? {} : { icon }),
    groups: open
      ? [
          of.values.map(
            ({ name, label, span }): TableRow =>
              label === name ? { span, name } : { span, name: label, detail: name },
          ),
        ]
      : [],
  });
  return { ...body, ...nodeTexts(of), family: `enum ${of.group ?? ''}`, rows: new Map() };
}

interface Body {
  readonly body: NodeBody;
  readonly rowMiddles: readonly number[];
}

function bodyOf(face: TableFace): Body {
  const { width, height, rowMiddles, within } = table(face);
  return { body: { width, height, outline: 'box', shapes: within, meet: (_, end) => end }, rowMiddles };
}

function nodeTexts(of: Table | Enum): Omit<DrawnTable, keyof NodeBody | 'spoken' | 'rows' | 'family'> {
  const { id, label, desc, link, group, same, before, span } = of;
  return {
    id,
    name: oneLine(label),
    place: span.start,
    ...(desc === undefined ? {} : { desc }),
    ...(link === undefined ? {} : { link }),
    ...(group === undefined ? {} : { group }),
    ...(same === undefined ? {} : { same }),
    ...(before === undefined ? {} : { before }),
  };
}
