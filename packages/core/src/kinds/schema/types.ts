// Types of columns as databases and their tools name them: from a type as written to its family, so that `serial` and `int`, or
// `varchar(80)` and `character varying`, are known to hold the same values. An unknown type is its own family.

const FAMILIES: Readonly<Record<string, string>> = {
  integer: 'int integer int4 serial serial4 mediumint int32 intunsigned integerunsigned signed',
  bigint: 'bigint int8 bigserial serial8 bigintunsigned int64 long',
  smallint: 'smallint int2 smallserial serial2 tinyint int16 short byte year',
  text: 'text varchar char character charactervarying nvarchar nchar varchar2 nvarchar2 string citext bpchar tinytext mediumtext longtext clob ntext',
  uuid: 'uuid uniqueidentifier guid',
  decimal: 'decimal numeric number money',
  float: 'float real double doubleprecision float4 float8',
  boolean: 'boolean bool bit',
  date: 'date',
  time: 'time timetz timewithtimezone timewithouttimezone interval',
  timestamp:
    'timestamp timestamptz datetime datetime2 smalldatetime datetimeoffset timestampwithtimezone timestampwithouttimezone',
  binary: 'bytea blob binary varbinary tinyblob mediumblob longblob bytes image raw',
  json: 'json jsonb hstore object document',
  xml: 'xml',
  network: 'inet cidr macaddr',
  geometry: 'geometry geography point polygon line path box circle',
  search: 'tsvector tsquery vector',
  id: 'objectid ulid',
};

const FAMILY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(FAMILIES).flatMap(([family, words]) => words.split(' ').map((each) => [each, family] as const)),
);

/** `numeric(10,2)[]` without brackets and anything after them. */
export function bareType(type: string): string {
  return /^[^([<]*/.exec(type)?.[0].trim() ?? type;
}

/** Words that name a type and hardly ever a column. */
const TYPE_WORDS: ReadonlySet<string> = new Set(
  'int integer bigint smallint string varchar nvarchar char text uuid bool boolean float double decimal numeric timestamp timestamptz datetime date time json jsonb number serial bigserial long bytes blob objectid enum'.split(
    ' ',
  ),
);

export function isTypeWord(word: string): boolean {
  return TYPE_WORDS.has(wordOf(word));
}

export function isKnownType(type: string): boolean {
  return FAMILY_OF.has(wordOf(type));
}

/** Types of one family can refer to one another. */
export function typeFamily(type: string): string {
  const word = wordOf(type);
  const list = /\[\]\s*$/.test(type) ? '[]' : '';
  return (FAMILY_OF.get(word) ?? word) + list;
}

function wordOf(type: string): string {
  return bareType(type).toLowerCase().replace(/[\s_]/g, '');
}
