// What an import of GitLab CI must contain, by the facts.
export const format = 'gitlab-ci';

export const expected = ({ jobs = [], templates = [], includes = [], edges = [], stages = [], stagesDeclared }) => ({
  items: [
    ...jobs.map(({ name }) => name),
    ...jobs.flatMap(({ crossNeeds = [] }) => crossNeeds.map(outside)),
    ...templates.map(({ name }) => name),
    ...includes.flatMap(included),
    ...stages
      .filter((stage) => stagesDeclared || jobs.some((job) => job.stage === stage))
      .filter((stage) => !['.pre', '.post'].includes(stage) || jobs.some((job) => job.stage === stage))
      .map((stage) => `stage ${stage}`),
  ],
  relations: [
    ...edges.map(({ from, to }) => [from, to]),
    ...jobs.flatMap(({ name, crossNeeds = [] }) => crossNeeds.map((need) => [outside(need), name])),
  ],
});

function outside({ project, pipeline, job }) {
  return [project ?? pipeline, job].filter(Boolean).join(':');
}

function included({ type, value, file, resolved }) {
  if (resolved) return [];
  const files = type === 'project' && file !== undefined ? [file].flat() : [undefined];
  return files.map((each) => `include ${[value, each].filter(Boolean).join(':')}`);
}
