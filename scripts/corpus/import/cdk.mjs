// What the facts of CDK applications ask of an import.
export const format = 'cdk';

export const expected = ({ resources = [], edges = [] }) => ({
  items: resources.map(({ address }) => address),
  relations: edges.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]),
});
