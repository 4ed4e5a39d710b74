// What the facts of Bicep files ask of an import.
export const format = 'bicep';

export const expected = ({ resources = [], modules = [], edges = [] }) => ({
  items: [...resources, ...modules].map(({ address }) => address),
  relations: edges.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]),
});
