// What an import of CloudFormation templates must contain, by the facts.
export const format = 'cloudformation';

export const expected = ({ resources = [], edges = [] }) => ({
  items: resources.map(({ address }) => address),
  relations: edges.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]),
});
