// What an import of a git log must contain, by the facts: each commit and tag, and each commit's parents if the log shows them.
export const format = 'git-log';

export const expected = ({ commits = [], tags = [] }) => {
  const known = commits.map(({ hash }) => hash);
  const whole = (hash) => known.find((each) => each.startsWith(hash));
  return {
    items: [...known, ...tags.map((tag) => `tag ${tag}`)],
    relations: commits.flatMap(({ hash, parents, lane, trueParents = [] }) =>
      (parents ?? (lane === undefined ? [] : trueParents))
        .map(whole)
        .filter((parent) => parent !== undefined)
        .map((parent) => [parent, hash]),
    ),
  };
};
