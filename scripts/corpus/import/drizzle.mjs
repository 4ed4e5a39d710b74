// What an import of Drizzle schemas must contain, by the facts. Tables inside functions are ignored.
export const format = 'drizzle';

export const expected = ({ tables = [], enums = [], views = [] }) => {
  const called = ({ schema, name }) => (schema === undefined ? name : `${schema}.${name}`);
  const target = (table) => called(tables.find(({ name }) => name === table) ?? { name: table });
  return {
    items: [...tables, ...views].map(called).concat(enums.map(({ name }) => name)),
    relations: tables.flatMap((table) => (table.foreignKeys ?? []).map((key) => [called(table), target(key.table)])),
  };
};
