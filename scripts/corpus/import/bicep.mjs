// What an import of Bicep files must contain, by the facts.
export const format = 'bicep';

export const expected = ({ resources = [], modules = [], edges = [] }) => ({
  items: [...resources, ...modules].map(({ address }) => address),
  relations: edges.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]),
});

/** Warnings by their code, as many as the facts have names that are declared nowhere. */
export const warned = ({ dangling = [] }) => ({ I340: dangling.length });
