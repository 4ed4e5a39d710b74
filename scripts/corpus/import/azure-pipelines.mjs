// What an import of Azure Pipelines must contain, by the facts.
export const format = 'azure-pipelines';

export const expected = ({ stages = [], jobs = [], templates = [], edges = [] }) => {
  const called = (name) => [jobs.find((job) => job.name === name)?.stage, name].filter(Boolean).join('.');
  return {
    items: [
      ...stages.flatMap(({ name }) => (name ? [`stage ${name}`] : [])),
      ...jobs.map(({ name, stage }) => [stage, name ?? 'steps'].filter(Boolean).join('.')),
      ...templates.filter(({ at }) => at !== 'steps').map(({ path }) => `template ${path}`),
    ],
    relations: edges.map(({ from, to, why }) =>
      why.startsWith('stage') ? [`stage ${from}`, `stage ${to}`] : [called(from), called(to)],
    ),
  };
};
