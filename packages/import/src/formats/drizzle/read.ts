// The reader of Drizzle schemas: in, TypeScript files; out, the tables that they create. Relations without a key are keys of
// the picture too.
import type { Expression } from '@babel/types';
import type { ImportReader, PlacedDiagnostic } from '../../contract.js';
import { placed } from '../../placed.js';
import { textOf } from '../../reading/typescript.js';
import type { EnumType, ForeignKey, Table } from '../../relational/contract.js';
import { databaseOutput } from '../../relational/index.js';
import { chainOf, givenBy, itemsOf, memberOf, parseModule, propertiesOf } from './syntax.js';
import { finished, type Known, type OpenTable, placeOf, type Source, tableOf } from './tables.js';

export const read: ImportReader = ({ files, options }) => {
  const diagnostics: PlacedDiagnostic[] = [];
  const sources = files.flatMap(({ path, content }): readonly Source[] => {
    const module = parseModule(path, content);
    if ('names' in module) return [{ file: path, names: module.names }];
    const place = { file: path, span: { start: module.at, end: module.at } };
    diagnostics.push(
      placed('I110', place, {
        reason: module.reason.charAt(0).toLowerCase() + module.reason.slice(1),
        instead: 'Fix the file at this line. tsc gives details.',
      }),
    );
    return [];
  });
  const all = new Map(sources.flatMap(({ names }) => [...names]));
  const tables = new Map(
    sources.flatMap((source) =>
      [...source.names].flatMap(([variable, value]): readonly (readonly [string, OpenTable])[] => {
        const table = tableOf(variable, value, source, all);
        return table ? [[variable, table]] : [];
      }),
    ),
  );
  const enums = new Map(
    sources.flatMap((source) => [...source.names].flatMap(([variable, value]) => enumOf(variable, value, source, all))),
  );
  const known: Known = {
    table: (variable) => tables.get(variable),
    external: ({ name, schema }) => (schema === undefined ? name : `${schema}.${name}`),
    enum: (variable) => enums.get(variable),
  };
  const linked = withRelations(
    [...tables.values()].map((each) => finished(each, known)),
    all,
    tables,
    known,
  );
  const database = {
    title: titleOf(files.map(({ path }) => path)),
    tables: linked,
    enums: [...enums.values()],
    leftOut: [],
  };
  const output = databaseOutput(database, options);
  return { ...output, diagnostics: [...output.diagnostics, ...diagnostics] };
};

function titleOf(paths: readonly string[]): string {
  const [only] = paths;
  const stem = paths.length === 1 ? (only?.split('/').pop() ?? '').replace(/(?:\.schema)?\.\w+$/, '') : '';
  return /^(?:schema|tables|index|db|)$/.test(stem) ? 'Data model' : stem;
}

function enumOf(
  variable: string,
  value: Expression,
  source: Source,
  all: ReadonlyMap<string, Expression>,
): readonly (readonly [string, EnumType])[] {
  const [call] = chainOf(value);
  const name = textOf(call?.arguments[0]);
  if (!call || name === undefined || !(/^\w+Enum$/.test(call.name) || (call.name === 'enum' && call.on))) return [];
  const values = enumValues(call.arguments[1], all);
  return [[variable, { external: name, name, values, place: placeOf(call.node, source.file) }]];
}

/** A list, or the values of an object. */
function enumValues(argument: Expression | undefined, all: ReadonlyMap<string, Expression>): readonly string[] {
  const value = argument?.type === 'Identifier' ? all.get(argument.name) : argument;
  const listed =
    value?.type === 'ObjectExpression' ? propertiesOf(value, all).map((each) => each.value) : itemsOf(value);
  return listed.flatMap((each) => textOf(each) ?? []);
}

/** `one(users, { fields: […], references: […] })` if no key says the same. */
function withRelations(
  own: readonly Table[],
  all: ReadonlyMap<string, Expression>,
  tables: ReadonlyMap<string, OpenTable>,
  known: Known,
): readonly Table[] {
  const more = new Map<string, ForeignKey[]>();
  for (const value of all.values()) {
    const [call] = chainOf(value);
    const owner =
      call?.name === 'relations' && call.arguments[0]?.type === 'Identifier'
        ? tables.get(call.arguments[0].name)
        : undefined;
    if (!call || !owner) continue;
    for (const { value: relation } of propertiesOf(givenBy(call.arguments[1]), all)) {
      const key = keyOf(relation, owner, tables, known);
      if (key) more.set(known.external(owner), [...(more.get(known.external(owner)) ?? []), key]);
    }
  }
  return own.map((table) => {
    const known = new Set(table.foreignKeys.map(({ columns, table: to }) => `${columns.join()} ${to}`));
    const added = (more.get(table.external) ?? []).filter(
      ({ columns, table: to }) => !known.has(`${columns.join()} ${to}`),
    );
    return added.length === 0 ? table : { ...table, foreignKeys: [...table.foreignKeys, ...added] };
  });
}

function keyOf(
  relation: Expression,
  owner: OpenTable,
  tables: ReadonlyMap<string, OpenTable>,
  known: Known,
): ForeignKey | undefined {
  const [call] = chainOf(relation);
  const [target, options] = call?.arguments ?? [];
  const other = target?.type === 'Identifier' ? tables.get(target.name) : undefined;
  if (call?.name !== 'one' || !other) return undefined;
  const byKey = new Map(propertiesOf(options, new Map()).map(({ key, value }) => [key, itemsOf(value)] as const));
  const names = (of: OpenTable, list: readonly Expression[] = []): readonly string[] =>
    list.flatMap((each) => of.columns.find(({ key }) => key === memberOf(each)?.name)?.name ?? []);
  const columns = names(owner, byKey.get('fields'));
  const to = names(other, byKey.get('references'));
  if (columns.length === 0 || columns.length !== to.length) return undefined;
  return { columns, table: known.external(other), to, place: placeOf(call.node, owner.source.file) };
}
