// What an import of Backstage catalogues must contain, by the facts.
export const format = 'backstage';

export const expected = ({ entities = [], relations = [] }) => ({
  items: entities.map(({ ref }) => ref),
  relations: relations.map(({ from, to }) => [from, to]),
});
