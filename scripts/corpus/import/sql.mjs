// What an import of SQL scripts must contain, by the facts.
export const format = 'sql';

export const expected = ({ tables = [], enums = [], views = [] }) => {
  const called = ({ schema, name }) => (schema === undefined ? name : `${schema}.${name}`);
  const known = [...tables, ...views];
  const target = ({ table, refSchema }) => {
    const alike = known.filter(({ name }) => name.toLowerCase() === table.toLowerCase());
    const exact =
      alike.find(({ schema }) => schema === refSchema) ?? alike.find(({ schema }) => schema === undefined) ?? alike[0];
    return exact ? called(exact) : called({ schema: refSchema, name: table });
  };
  return {
    items: [...tables, ...enums, ...views].map(called),
    relations: tables.flatMap((table) => (table.foreignKeys ?? []).map((key) => [called(table), target(key)])),
  };
};
