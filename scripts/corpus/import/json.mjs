// What the facts of JSON ask of an import: tables where it describes some, keys of rows and of other objects by their names.
// Nodes of graphs and trees have no names in the facts; there are as many as they say.
export const format = 'json';

export const expected = ({ shape, tables, keys = [] }) => {
  if (tables) return { items: tables, relations: [] };
  const named = shape === 'array of objects' || shape === 'object' ? keys : [];
  return { items: named.map((each) => each.name ?? each), relations: [] };
};
