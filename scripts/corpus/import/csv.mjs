// What an import of a table must contain, by the facts: every column by name.
export const format = 'csv';

export const expected = ({ columns = [] }) => ({
  items: columns.map(({ name }, index) => (name.trim() === '' ? `column ${index + 1}` : name.trim())),
  relations: [],
});
