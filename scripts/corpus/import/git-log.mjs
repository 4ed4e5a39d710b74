// What the facts of logs of git ask of an import: each commit, tag and, where the text tells them, what each commit follows.
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
