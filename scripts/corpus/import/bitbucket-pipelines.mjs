// What an import of Bitbucket Pipelines must contain, by the facts: each step, and the order of the steps.
export const format = 'bitbucket-pipelines';

export const expected = ({ pipelines = [] }) => ({
  items: pipelines.flatMap((each) => [each.name, ...named(each)]),
  relations: pipelines.flatMap((each) => order(each)),
});

function named({ name, steps }) {
  const counts = new Map();
  return steps.map((step, index) => {
    const own = step.name ?? `${index + 1}`;
    counts.set(own, (counts.get(own) ?? 0) + 1);
    return `${name}:${own}${counts.get(own) > 1 ? `#${counts.get(own)}` : ''}`;
  });
}

/** Six lines at most join two parallel groups. */
function order(pipeline) {
  const names = named(pipeline);
  const blocks = [];
  for (const [index, { parallel }] of pipeline.steps.entries()) {
    const last = blocks.at(-1);
    if (parallel !== undefined && last?.parallel === parallel) last.names.push(names[index]);
    else blocks.push({ parallel, names: [names[index]] });
  }
  return blocks.flatMap(({ names: after }, at) => {
    const before = blocks[at - 1]?.names ?? [];
    if (Math.min(before.length, after.length) > 1 && before.length * after.length > 6) return [[before[0], after[0]]];
    return before.flatMap((from) => after.map((to) => [from, to]));
  });
}
