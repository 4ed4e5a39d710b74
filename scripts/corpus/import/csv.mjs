// What the facts of a table ask of an import: every column by its name.
export const format = 'csv';

export const expected = ({ columns = [] }) => ({
  items: columns.map(({ name }, index) => (name.trim() === '' ? `column ${index + 1}` : name.trim())),
  relations: [],
});
