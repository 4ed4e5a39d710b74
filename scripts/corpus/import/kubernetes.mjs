// What the facts of manifests ask of an import.
export const format = 'kubernetes';

export const expected = ({ resources = [], edges = [] }) => ({
  items: resources.map(({ id }) => id),
  relations: edges.map(({ from, to }) => [from, to]),
});
