// What an import of Prisma schemas must contain, by the facts.
export const format = 'prisma';

export const expected = ({ tables = [], enums = [], views = [], manyToMany = [] }) => ({
  items: [...tables, ...enums, ...views].map(({ name }) => name),
  relations: [
    ...[...tables, ...views].flatMap(({ name, foreignKeys = [] }) => foreignKeys.map(({ table }) => [name, table])),
    ...manyToMany.map(({ between }) => [...between].sort()),
  ],
});
