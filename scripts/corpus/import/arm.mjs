// What an import of ARM templates must contain, by the facts.
export const format = 'arm';

export const expected = ({ resources = [], edges = [] }) => ({
  items: resources.map(({ address }) => address),
  relations: edges.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]),
});

/** Warnings by their code, as many as the facts have names that are declared nowhere. */
export const warned = ({ unresolved = [] }) => ({ I350: unresolved.length });
