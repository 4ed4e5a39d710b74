// What an import of Helm charts must contain, by the facts.
export const format = 'helm';

/** Values files from the innermost folder that holds all files. */
export const request = ({ inputs, values = [] }) => {
  const parts = inputs.map((each) => each.split('/').slice(0, -1));
  const [first = []] = parts;
  const end = first.findIndex((each, at) => parts.some((other) => other[at] !== each));
  const shared = end === -1 ? first.length : end;
  return { options: { varFiles: values.map((each) => each.split('/').slice(shared).join('/')) } };
};

export const expected = ({ resources = [], edges = [] }) => ({
  items: resources.map(({ id }) => id),
  relations: edges.map(({ from, to }) => [from, to]),
});
