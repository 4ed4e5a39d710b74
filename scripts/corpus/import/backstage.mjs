// What the facts of backstage ask of an import.
export const format = 'backstage';

export const expected = ({ entities = [], relations = [] }) => ({
  items: entities.map(({ ref }) => ref),
  relations: relations.map(({ from, to }) => [from, to]),
});
