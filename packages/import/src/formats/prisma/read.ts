// The reader of Prisma schemas: in, files; out, models as tables, relations as keys, lists on both sides as many to many.
import type { ImportReader, PlacedDiagnostic } from '../../contract.js';
import { placed } from '../../placed.js';
import type { Association, Column, Database, EnumType, ForeignKey, Index, Table } from '../../relational/contract.js';
import { databaseOutput } from '../../relational/index.js';
import { type Attribute, type Block, type Field, namesIn, parsePrisma, textIn } from './parse.js';

export const read: ImportReader = ({ files, options }) => {
  const diagnostics: PlacedDiagnostic[] = [];
  const blocks = files.flatMap(({ path, content }) => {
    const { blocks: own, problem } = parsePrisma(path, content);
    if (problem) {
      const place = { file: path, span: { start: problem.at, end: problem.at } };
      diagnostics.push(
        placed('I110', place, { reason: problem.reason, instead: 'Fix this line. prisma validate gives details.' }),
      );
    }
    return own;
  });
  const output = databaseOutput(databaseOf(blocks, titleOf(files.map(({ path }) => path))), options);
  return { ...output, diagnostics: [...output.diagnostics, ...diagnostics] };
};

/** `schema.prisma` is not a meaningful title. */
function titleOf(paths: readonly string[]): string {
  const [only] = paths;
  const stem = paths.length === 1 ? (only?.split('/').pop() ?? '').replace(/\.prisma$/, '') : '';
  return stem === '' || stem === 'schema' ? 'Data model' : stem;
}

function databaseOf(blocks: readonly Block[], title: string): Database {
  const models = new Map(
    blocks.flatMap((each) => (each.kind === 'model' || each.kind === 'view' ? [[each.name, each] as const] : [])),
  );
  const types = new Set(blocks.flatMap((each) => (each.kind === 'type' ? [each.name] : [])));
  const enums = blocks.filter(({ kind }) => kind === 'enum');
  const known = new Set(enums.map(({ name }) => name));
  return {
    title,
    tables: blocks
      .filter(({ kind }) => kind === 'model' || kind === 'view' || kind === 'type')
      .map((block) => tableOf(block, models, known)),
    enums: enums.map(
      (block): EnumType => ({
        external: block.name,
        name: block.name,
        ...schemaOf(block),
        values: block.fields.map(({ name }) => name),
        place: block.place,
      }),
    ),
    associations: [...manyToMany(models), ...embedded(blocks, types)],
    leftOut: [],
  };
}

function schemaOf({ attributes }: Block): { readonly schema?: string } {
  const schema = textIn(attributeOf(attributes, 'schema')?.arguments.get('0'));
  return schema === undefined ? {} : { schema };
}

function attributeOf(attributes: readonly Attribute[], name: string): Attribute | undefined {
  return attributes.find((each) => each.name === name);
}

function tableOf(block: Block, models: ReadonlyMap<string, Block>, enums: ReadonlySet<string>): Table {
  const { name, kind, fields, attributes, place, comment } = block;
  const columns = fields.filter(({ type }) => !models.has(type));
  const ids = attributeOf(attributes, 'id');
  const own = columns.flatMap((each) => (attributeOf(each.attributes, 'id') ? [each.name] : []));
  return {
    external: name,
    name,
    ...schemaOf(block),
    ...(kind === 'view' ? { view: 'view' as const } : {}),
    ...(comment === undefined ? {} : { comment }),
    columns: columns.map((each) => columnOf(each, attributes, enums)),
    primaryKey: ids ? namesIn(ids.arguments.get('fields') ?? ids.arguments.get('0')) : own,
    foreignKeys: fields.flatMap((each) => keyOf(each, models)),
    indexes: attributes.flatMap(indexOf),
    place,
  };
}

function columnOf(field: Field, table: readonly Attribute[], enums: ReadonlySet<string>): Column {
  const { name, type, list, optional, attributes, comment } = field;
  const written = attributeOf(attributes, 'default')?.arguments.get('0');
  const alone = table.some(
    (each) =>
      each.name === 'unique' && namesIn(each.arguments.get('fields') ?? each.arguments.get('0')).join() === name,
  );
  const counts = written?.startsWith('autoincrement(') === true;
  const fallback = written === undefined || counts ? undefined : (/^"(.*)"$/s.exec(written)?.[1] ?? written);
  return {
    name,
    type,
    nullable: optional,
    unique: alone || attributeOf(attributes, 'unique') !== undefined,
    ...(fallback === undefined ? {} : { default: written?.startsWith('"') ? `'${fallback}'` : fallback }),
    ...(counts ? { counts: true as const } : {}),
    ...(comment === undefined ? {} : { comment }),
    ...(enums.has(type) ? { enum: type } : {}),
    ...(list ? { list: true as const } : {}),
  };
}

function keyOf({ type, attributes, place }: Field, models: ReadonlyMap<string, Block>): readonly ForeignKey[] {
  const relation = attributeOf(attributes, 'relation');
  const columns = namesIn(relation?.arguments.get('fields'));
  if (!relation || columns.length === 0 || !models.has(type)) return [];
  const to = namesIn(relation.arguments.get('references'));
  const [onDelete, onUpdate] = [relation.arguments.get('onDelete'), relation.arguments.get('onUpdate')];
  return [
    {
      columns,
      table: type,
      ...(to.length > 0 ? { to } : {}),
      ...(onDelete === undefined ? {} : { onDelete }),
      ...(onUpdate === undefined ? {} : { onUpdate }),
      place,
    },
  ];
}

function indexOf({ name, arguments: args }: Attribute): readonly Index[] {
  if (name !== 'unique' && name !== 'index' && name !== 'fulltext') return [];
  const columns = namesIn(args.get('fields') ?? args.get('0'));
  if (name === 'unique' && columns.length === 1) return [];
  return [{ columns, ...(name === 'unique' ? { unique: true as const } : {}) }];
}

/** Lists on both sides with one name, or the only ones between the two. */
function manyToMany(models: ReadonlyMap<string, Block>): readonly Association[] {
  const associations: Association[] = [];
  const seen = new Set<string>();
  for (const [from, { fields }] of models) {
    for (const { list, type, attributes, name, place } of fields) {
      const other = models.get(type);
      if (!list || !other) continue;
      const called = relationName(attributes);
      const back = other.fields.find(
        (each) =>
          each.type === from &&
          each.list &&
          relationName(each.attributes) === called &&
          !(from === type && each.name === name),
      );
      const key = [from, type].toSorted().join(' ') + (called ?? '');
      if (!back || seen.has(key)) continue;
      seen.add(key);
      const [a = from, b = type] = [from, type].toSorted();
      associations.push({ from: a, to: b, place, ...(called === undefined ? {} : { label: called }) });
    }
  }
  return associations;
}

function relationName(attributes: readonly Attribute[]): string | undefined {
  const relation = attributeOf(attributes, 'relation');
  return textIn(relation?.arguments.get('name') ?? relation?.arguments.get('0'));
}

/** Composite types of documents: the field that holds one. */
function embedded(blocks: readonly Block[], types: ReadonlySet<string>): readonly Association[] {
  return blocks.flatMap(({ name: from, fields }) =>
    fields.flatMap(({ name, type, place }) => (types.has(type) ? [{ from, to: type, label: name, place }] : [])),
  );
}
