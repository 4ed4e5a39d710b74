// A schema in words: from the model to the outline. The schema can be written again from its lines: text that a writer chose is
// in quotes, everything else in the words below.
import { quote } from '../../syntax/quote.js';
import { oneLine } from '../../text/one-line.js';
import type { Outline, OutlineItem } from '../outline.js';
import { counted, noteInWords, outlineEdge, tail } from '../outline-words.js';
import type { Column, Enum, Index, Relation, SchemaModel, Table } from './model.js';

export function describeSchema(model: SchemaModel): Outline {
  const { tables, enums, groups, relations, notes } = model;
  return {
    lines: [
      summary(model),
      ...(model.desc ? [oneLine(model.desc)] : []),
      ...groups.map(
        (each) =>
          `Group ${named(each)}${each.type === 'none' ? '' : `; ${each.type}`}${placed(each.parent)}${small(each)}${tail(each)}`,
      ),
      ...tables.flatMap(tableLines),
      ...enums.flatMap(enumLines),
      ...relations.filter(({ by }) => by === 'edge').map(edgeLine),
      ...notes.map(({ about, text }) => noteInWords(about, text)),
    ],
    nodes: [
      ...tables.map(({ id, label, view, group, span }) => ({
        id,
        label,
        type: view ? 'view' : 'table',
        ...(group === undefined ? {} : { group }),
        span,
      })),
      ...enums.map(({ id, label, group, span }) => ({
        id,
        label,
        type: 'enum',
        ...(group === undefined ? {} : { group }),
        span,
      })),
    ],
    edges: relations.map(({ line }) => outlineEdge(line)),
    groups: groups.map(({ id, label, type, parent, span }) => ({
      id,
      label,
      type,
      ...(parent === undefined ? {} : { parent }),
      span,
    })),
    items: [...tables.flatMap(tableItems), ...enums.flatMap(enumItems)],
  };
}

function summary({ title, tables, enums, relations, shown }: SchemaModel): string {
  const keys = relations.filter(({ by }) => by !== 'enum').length;
  const parts = [counted(tables.length, 'table'), counted(keys, 'relation')];
  if (enums.length > 0) parts.push(counted(enums.length, 'enum'));
  if (shown !== 'all') parts.push(shown === 'keys' ? 'keys drawn' : 'columns not drawn');
  return `${title === undefined ? 'Schema' : `${oneLine(title)}: schema`}, ${parts.join(', ')}`;
}

/** The id, and the label if it differs. */
function named({ id, label }: { readonly id: string; readonly label: string }): string {
  return label === id ? id : `${id} ${quoteLine(label)}`;
}

function quoteLine(text: string): string {
  return quote(oneLine(text));
}

function placed(group: string | undefined): string {
  return group === undefined ? '' : `; in ${group}`;
}

function small({ sub }: { readonly sub?: string }): string {
  return sub === undefined ? '' : `; small text ${quoteLine(sub)}`;
}

function tableLines(table: Table): readonly string[] {
  const head = `Table ${named(table)}${table.view ? '; view' : ''}${placed(table.group)}${small(table)}${tail(table)}`;
  return [
    head,
    ...table.columns.map((each) => `  ${columnLine(each)}`),
    ...table.indexes.map((each) => `  ${indexLine(each)}`),
  ];
}

function columnLine(column: Column): string {
  const { name, label, type, pk, unique, nullable, fk, verb, sub } = column;
  const head = label === name ? name : `${name} ${quoteLine(label)}`;
  const kind = /^[\w (),.<>[\]-]+$/.test(type) ? type : quoteLine(type);
  return [
    `${head}: ${kind}`,
    ...(pk ? ['primary key'] : []),
    ...(unique ? ['unique'] : []),
    ...(nullable ? ['nullable'] : []),
    ...(fk === undefined ? [] : [fk === 'outside' ? 'key to outside' : `key to ${fk.table}.${fk.column}`]),
    ...(verb === undefined ? [] : [`as ${quoteLine(verb)}`]),
    ...(column.default === undefined
      ? []
      : [`default ${column.default.quoted ? quoteLine(column.default.text) : column.default.text}`]),
    ...(sub === undefined ? [] : [`comment ${quoteLine(sub)}`]),
  ].join('; ');
}

function indexLine({ columns, unique, sub }: Index): string {
  return `Index of ${columns.join(', ')}${unique ? '; unique' : ''}${sub === undefined ? '' : `; comment ${quoteLine(sub)}`}`;
}

function enumLines(of: Enum): readonly string[] {
  const head = `Enum ${named(of)}${placed(of.group)}${small(of)}${tail(of)}`;
  return [head, ...of.values.map(({ name, label }) => `  ${named({ id: name, label })}`)];
}

function edgeLine({ line, fromCount, toCount }: Relation): string {
  const { from, arrow, to, label } = line;
  return [
    `Relation ${from} ${arrow} ${to}${label === undefined ? '' : `: ${quoteLine(label)}`}`,
    ...(fromCount === undefined ? [] : [`from ${fromCount}`]),
    ...(toCount === undefined ? [] : [`to ${toCount}`]),
  ]
    .join('; ')
    .concat(tail(line));
}

function tableItems({ id, label, view, columns, indexes, span }: Table): readonly OutlineItem[] {
  return [
    { kind: 'table', id, label, depth: 0, ...(view ? { marks: ['view'] } : {}), span },
    ...columns.map((column): OutlineItem => {
      const { name, fk, pk, unique, nullable } = column;
      const marks = [
        ...(pk ? ['pk'] : []),
        ...(fk === undefined ? [] : ['fk']),
        ...(unique ? ['unique'] : []),
        ...(nullable ? ['nullable'] : []),
      ];
      return {
        kind: 'column',
        id: `${id}.${name}`,
        label: column.label,
        depth: 1,
        values: [column.type, ...(fk === undefined || fk === 'outside' ? [] : [`${fk.table}.${fk.column}`])],
        ...(marks.length === 0 ? {} : { marks }),
        span: column.span,
      };
    }),
    ...indexes.map(
      (each): OutlineItem => ({
        kind: 'index',
        label: each.columns.join(', '),
        depth: 1,
        values: each.columns,
        ...(each.unique ? { marks: ['unique'] } : {}),
        span: each.span,
      }),
    ),
  ];
}

function enumItems({ id, label, values, span }: Enum): readonly OutlineItem[] {
  return [
    { kind: 'enum', id, label, depth: 0, span },
    ...values.map(
      (each): OutlineItem => ({
        kind: 'value',
        id: `${id}.${each.name}`,
        label: each.label,
        depth: 1,
        span: each.span,
      }),
    ),
  ];
}
