// A schema for a terminal: from the model and the page to its text picture: boxes of columns with lines between them if they
// fit, otherwise tables with their keys below each column.
import { graphText } from '../../../terminal/graph/index.js';
import type { TextGraph, TextNode } from '../../../terminal/graph/text-graph.js';
import type { Page } from '../../../terminal/page.js';
import type { TextRows } from '../../../terminal/text-parts.js';
import type { Made } from '../../layout-reports.js';
import { counted } from '../../outline-words.js';
import { columnDetail, columnMarks } from '../column-words.js';
import type { Enum, SchemaModel, Table } from '../model.js';
import { keysOnTop, type Shown, shownColumns } from '../shown-columns.js';

export function schemaText(model: SchemaModel, page: Page): Made<string> {
  const { text, trouble } = graphText(textGraph(model), page);
  return { picture: text, trouble };
}

function textGraph(model: SchemaModel): TextGraph {
  const { title, direction, tables, enums, groups, relations, notes, shown } = model;
  const rowsOf = new Map<string, ReadonlyMap<string, number>>();
  const boxes = [
    ...tables.map((of) => {
      const columns = shownColumns(of, model);
      rowsOf.set(of.id, rowPlaces(columns));
      return { of, node: tableNode(of, columns) };
    }),
    ...enums.map((of) => ({ of, node: enumNode(of, shown !== 'none') })),
  ].sort((a, b) => a.of.span.start - b.of.span.start);
  return {
    ...(title === undefined ? {} : { title }),
    direction,
    nodes: boxes.map(({ node }) => node),
    groups,
    overlays: [],
    edges: relations.map(({ line, fromColumns }) => {
      const row = rowsOf.get(line.from)?.get(fromColumns[0] ?? '');
      return row === undefined ? line : { ...line, fromRow: row };
    }),
    notes,
    legend: [],
  };
}

/** A comment gets a separate row. */
function rowPlaces({ columns }: Shown): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  let row = 0;
  for (const { name, sub } of columns) {
    places.set(name, row);
    row += sub === undefined ? 1 : 2;
  }
  return places;
}

function tableNode(of: Table, { columns, hidden, indexes }: Shown): TextNode {
  const keys = keysOnTop(columns);
  const rows = columns.map((each): TextRows[number] => [
    [columnMarks(each).join(' '), each.label, columnDetail(each)],
    ...(each.sub === undefined ? [] : [['', `· ${each.sub}`]]),
  ]);
  const rest = hidden === 0 || columns.length === 0 ? [] : [['', counted(hidden, 'more column')]];
  const labels = new Map(of.columns.map(({ name, label }) => [name, label]));
  return {
    ...placed(of),
    type: of.view ? 'view' : 'table',
    ...(of.sub === undefined ? {} : { sub: of.sub }),
    rows: [
      rows.slice(0, keys).flat(),
      [...rows.slice(keys).flat(), ...rest],
      indexes.flatMap((each) => [
        [each.unique ? 'UQ' : 'IX', each.columns.map((name) => labels.get(name) ?? name).join(', ')],
        ...(each.sub === undefined ? [] : [['', `· ${each.sub}`]]),
      ]),
    ],
  };
}

function enumNode(of: Enum, open: boolean): TextNode {
  return {
    ...placed(of),
    type: 'enum',
    ...(of.sub === undefined ? {} : { sub: of.sub }),
    rows: open ? [of.values.map(({ name, label }) => (label === name ? [label] : [label, name]))] : [],
  };
}

function placed({ id, label, group, same, before }: Table | Enum): Omit<TextNode, 'type'> {
  return {
    id,
    label,
    ...(group === undefined ? {} : { group }),
    ...(same === undefined ? {} : { same }),
    ...(before === undefined ? {} : { before }),
  };
}
