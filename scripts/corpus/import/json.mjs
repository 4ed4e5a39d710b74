// What an import of JSON must contain, by the facts: tables if it describes any, and keys of rows and other objects by name.
// The facts give only the number of nodes in graphs and trees, not their names.
export const format = 'json';

export const expected = ({ shape, tables, keys = [] }) => {
  if (tables) return { items: tables, relations: [] };
  const named = shape === 'array of objects' || shape === 'object' ? keys : [];
  return { items: named.map((each) => each.name ?? each), relations: [] };
};
