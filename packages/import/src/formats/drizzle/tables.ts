// Tables of a Drizzle schema: in, the names of its files; out, tables with columns and keys, by their database names.
import type { Expression } from '@babel/types';
import type { FilePlace } from '../../file-place.js';
import { textOf } from '../../reading/typescript.js';
import type { Column, ForeignKey, Index, Table } from '../../relational/contract.js';
import { type Call, chainOf, givenBy, itemsOf, memberOf, propertiesOf } from './syntax.js';

export interface Source {
  readonly file: string;
  readonly names: ReadonlyMap<string, Expression>;
}

export interface OpenTable {
  readonly variable: string;
  readonly name: string;
  readonly schema?: string;
  readonly view?: 'view' | 'materialized view';
  readonly columns: readonly OpenColumn[];
  readonly extras: readonly Call[];
  readonly source: Source;
  readonly place: FilePlace;
}

export interface OpenColumn {
  /** In TypeScript, and in the database. */
  readonly key: string;
  readonly name: string;
  readonly chain: readonly Call[];
  readonly place: FilePlace;
}

const TABLES = /^(?:pg|mysql|sqlite|singlestore|mssql|gel|cockroach)Table$/;
const VIEWS = /^(?:pg|mysql|sqlite|singlestore|mssql|gel|cockroach)(Materialized)?View$/;

/** The function that creates a value: `pgTable`, or a name that a creator or a schema provides. */
export function tableOf(
  variable: string,
  value: Expression,
  source: Source,
  all: ReadonlyMap<string, Expression>,
): OpenTable | undefined {
  const own = chainOf(value).find((each) => madeBy(each, all) || schemaOf(each, all) !== undefined);
  if (!own) return undefined;
  const name = textOf(own.arguments[0]);
  const view = viewOf(own);
  if (name === undefined) return undefined;
  const schema = schemaOf(own, all);
  const columns = columnsOf(own.arguments[1], source, all);
  const extras = givenBy(own.arguments[2]);
  const listed =
    extras?.type === 'ArrayExpression' ? itemsOf(extras) : propertiesOf(extras, all).map((each) => each.value);
  return {
    variable,
    name: prefixed(own, name, all),
    ...(schema === undefined ? {} : { schema }),
    ...(view === undefined ? {} : { view }),
    columns,
    extras: listed.flatMap((each) =>
      chainOf(each)
        .slice(0, 1)
        .map((call) => ({ ...call, arguments: [...call.arguments, ...afterOn(each)] })),
    ),
    source,
    place: placeOf(own.node, source.file),
  };
}

/** Arguments of `.on(…)` after `index('a')`. */
function afterOn(expression: Expression): readonly Expression[] {
  return chainOf(expression).flatMap(({ name, arguments: args }) => (name === 'on' || name === 'onOnly' ? args : []));
}

function madeBy({ name, on }: Call, all: ReadonlyMap<string, Expression>): boolean {
  if (on !== undefined) return false;
  if (TABLES.test(name) || VIEWS.test(name)) return true;
  const creator = all.get(name);
  return creator !== undefined && /TableCreator$/.test(chainOf(creator)[0]?.name ?? '');
}

/** `mySchema.table(…)`, where `mySchema = pgSchema('x')`. */
function schemaOf({ name, on }: Call, all: ReadonlyMap<string, Expression>): string | undefined {
  if (on?.type !== 'Identifier' || !/^(?:table|view|materializedView)$/.test(name)) return undefined;
  const schema = all.get(on.name);
  const [call] = schema ? chainOf(schema) : [];
  return call && /(?:Schema|Database)$/.test(call.name) ? textOf(call.arguments[0]) : undefined;
}

function viewOf({ name }: Call): OpenTable['view'] {
  if (name === 'view') return 'view';
  if (name === 'materializedView') return 'materialized view';
  const match = VIEWS.exec(name);
  return match ? (match[1] ? 'materialized view' : 'view') : undefined;
}

/** A creator adds a prefix to every name, if it is a plain template. */
function prefixed({ name }: Call, table: string, all: ReadonlyMap<string, Expression>): string {
  const creator = all.get(name);
  const body = creator && givenBy(chainOf(creator)[0]?.arguments[0]);
  if (body?.type !== 'TemplateLiteral' || body.expressions.length !== 1) return table;
  const [before, behind] = body.quasis.map(({ value }) => value.cooked ?? '');
  return `${before ?? ''}${table}${behind ?? ''}`;
}

function columnsOf(
  argument: Expression | undefined,
  source: Source,
  all: ReadonlyMap<string, Expression>,
): readonly OpenColumn[] {
  return propertiesOf(givenBy(argument), all).flatMap(({ key, value, start }) => {
    const chain = chainOf(value);
    const [first] = chain;
    if (!first) return [];
    const place = { file: source.file, span: { start, end: start + key.length } };
    return [{ key, name: textOf(first.arguments[0]) ?? key, chain, place }];
  });
}

export function placeOf(node: Expression, file: string): FilePlace {
  const start = node.start ?? 0;
  return { file, span: { start, end: node.end ?? start } };
}

/** The table that a name refers to. */
export interface Known {
  readonly table: (variable: string) => OpenTable | undefined;
  readonly external: (table: OpenTable) => string;
  /** The enum that a column builder creates, by its variable. */
  readonly enum: (variable: string) => { readonly external: string; readonly name: string } | undefined;
}

export function finished(table: OpenTable, known: Known): Table {
  const { name, schema, view, columns, extras, place } = table;
  const keyed = keysOf(table, known);
  const own = columns.flatMap((each) => (each.chain.some((call) => call.name === 'primaryKey') ? [each.name] : []));
  const indexes = extras.flatMap((call) => indexOf(call, table));
  return {
    external: known.external(table),
    name,
    ...(schema === undefined ? {} : { schema }),
    ...(view === undefined ? {} : { view }),
    columns: columns.map((each) => columnOf(each, indexes, known)),
    primaryKey: primaryKeyOf(table) ?? own,
    foreignKeys: keyed,
    indexes: indexes.filter(({ unique, columns: list }) => !unique || list.length > 1),
    place,
  };
}

function columnOf({ name, chain }: OpenColumn, indexes: readonly Index[], known: Known): Column {
  const [first] = chain;
  const has = (method: string): boolean => chain.some((each) => each.name === method);
  const type = first ? known.enum(first.name) : undefined;
  const identity = chain.some((each) =>
    /^generated(?:Always|ByDefault)AsIdentity$|^autoincrement$|^identity$/.test(each.name),
  );
  const builder = first?.name ?? '';
  const counts = identity || /^(?:small|big)?serial$/.test(builder) || has('autoincrement') || autoIncrements(chain);
  const generated = chain.find((each) => each.name === 'generatedAlwaysAs')?.node;
  const fallback = defaultOf(chain);
  return {
    name,
    type: type?.name ?? typeOf(first),
    nullable: !(has('notNull') || has('primaryKey') || identity || /^(?:small|big)?serial$/.test(builder)),
    unique:
      has('unique') || indexes.some(({ unique, columns }) => unique && columns.length === 1 && columns[0] === name),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(counts ? { counts: true as const } : {}),
    ...(generated ? { generated: 'generated' } : {}),
    ...(type ? { enum: type.external } : {}),
    ...(has('array') ? { list: true as const } : {}),
  };
}

function autoIncrements(chain: readonly Call[]): boolean {
  const key = chain.find(({ name }) => name === 'primaryKey');
  return propertiesOf(key?.arguments[0], new Map()).some(
    ({ key: name, value }) => name === 'autoIncrement' && value.type === 'BooleanLiteral' && value.value,
  );
}

/** With its length or precision. */
function typeOf(first: Call | undefined): string {
  if (!first) return '';
  const options = first.arguments.find(({ type }) => type === 'ObjectExpression');
  const numbers = new Map(
    propertiesOf(options, new Map()).flatMap(({ key, value }) =>
      value.type === 'NumericLiteral' ? [[key, value.value] as const] : [],
    ),
  );
  const size = numbers.get('length') ?? numbers.get('precision');
  const scale = numbers.get('scale');
  return size === undefined ? first.name : `${first.name}(${size}${scale === undefined ? '' : `,${scale}`})`;
}

function defaultOf(chain: readonly Call[]): string | undefined {
  for (const { name, arguments: args } of chain) {
    if (name === 'defaultNow') return 'now()';
    if (name === 'defaultRandom') return 'random()';
    if (name !== 'default') continue;
    const [value] = args;
    const text = textOf(value);
    if (text !== undefined) return `'${text}'`;
    if (value?.type === 'NumericLiteral' || value?.type === 'BooleanLiteral') return String(value.value);
    if (value?.type === 'TaggedTemplateExpression') return value.quasi.quasis.map((each) => each.value.raw).join('…');
  }
  return undefined;
}

function primaryKeyOf(table: OpenTable): readonly string[] | undefined {
  const call = table.extras.find(({ name }) => name === 'primaryKey');
  if (!call) return undefined;
  const named = propertiesOf(call.arguments[0], new Map()).find(({ key }) => key === 'columns');
  return namesOf(named ? itemsOf(named.value) : call.arguments, table);
}

/** Columns of the own table: `t.id` whatever `t` is called. */
function namesOf(expressions: readonly Expression[], table: OpenTable): readonly string[] {
  return expressions.flatMap((each) => {
    const key = memberOf(chainOf(each)[0]?.on ?? each)?.name ?? memberOf(each)?.name;
    const column = table.columns.find((own) => own.key === key);
    return column ? [column.name] : [];
  });
}

function indexOf({ name, arguments: args }: Call, table: OpenTable): readonly Index[] {
  if (!/^(?:unique|index|uniqueIndex)$/.test(name)) return [];
  const columns = namesOf(args, table);
  return [{ columns, ...(name === 'index' ? {} : { unique: true as const }) }];
}

function keysOf(table: OpenTable, known: Known): readonly ForeignKey[] {
  const inline = table.columns.flatMap(({ name, chain, place }): readonly ForeignKey[] => {
    const call = chain.find((each) => each.name === 'references');
    const target = memberOf(givenBy(call?.arguments[0]));
    const other = target && known.table(target.of);
    if (!target || !other) return [];
    const to = other.columns.find(({ key }) => key === target.name)?.name ?? target.name;
    return [{ columns: [name], table: known.external(other), to: [to], place, ...actionsOf(call?.arguments[1]) }];
  });
  const listed = table.extras.flatMap((call): readonly ForeignKey[] => {
    if (call.name !== 'foreignKey') return [];
    const settings = new Map(
      propertiesOf(givenBy(call.arguments[0]), new Map()).map(({ key, value }) => [key, itemsOf(value)] as const),
    );
    const targets = (settings.get('foreignColumns') ?? []).flatMap((each) => memberOf(each) ?? []);
    const other = known.table(targets[0]?.of ?? '') ?? (targets.length > 0 ? table : undefined);
    if (!other) return [];
    const to = targets.map((each) => other.columns.find(({ key }) => key === each.name)?.name ?? each.name);
    const place = placeOf(call.node, table.source.file);
    return [{ columns: namesOf(settings.get('columns') ?? [], table), table: known.external(other), to, place }];
  });
  return [...inline, ...listed];
}

function actionsOf(options: Expression | undefined): Pick<ForeignKey, 'onDelete' | 'onUpdate'> {
  const actions = new Map(propertiesOf(options, new Map()).map(({ key, value }) => [key, textOf(value)] as const));
  const [onDelete, onUpdate] = [actions.get('onDelete'), actions.get('onUpdate')];
  return { ...(onDelete === undefined ? {} : { onDelete }), ...(onUpdate === undefined ? {} : { onUpdate }) };
}
