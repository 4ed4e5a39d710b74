// What an import of Kubernetes manifests must contain, by the facts.
export const format = 'kubernetes';

export const expected = ({ resources = [], edges = [] }) => ({
  items: resources.map(({ id }) => id),
  relations: edges.map(({ from, to }) => [from, to]),
});
