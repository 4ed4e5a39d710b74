// What an import of Structurizr workspaces must contain, by the facts.
export const format = 'structurizr';

const KINDS = [
  'people',
  'softwareSystems',
  'containers',
  'components',
  'customElements',
  'deploymentNodes',
  'infrastructureNodes',
  'instances',
];

export const expected = (facts) => ({
  items: KINDS.flatMap((kind) => (facts[kind] ?? []).map(({ path }) => path)),
  relations: (facts.relationships ?? []).map(({ from, to }) => [from, to]),
});
