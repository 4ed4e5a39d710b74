// What an import of CDK applications must contain, by the facts.
export const format = 'cdk';

export const expected = ({ resources = [], edges = [] }) => ({
  items: resources.map(({ address }) => address),
  relations: edges.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]),
});
