// What an import of Pulumi programs must contain, by the facts.
export const format = 'pulumi';

export const expected = ({ resources = [], data = [], edges = [] }) => ({
  items: [...resources, ...data].map(({ address }) => address),
  relations: edges.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]),
});
