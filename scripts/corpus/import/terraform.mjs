// What an import of Terraform configurations must contain, by the facts.
export const format = 'terraform';

/** The folder of the root, from the innermost one that holds all files. */
export const request = ({ input, inputs }) => {
  const parts = inputs.map((each) => each.split('/').slice(0, -1));
  const [first = []] = parts;
  const end = first.findIndex((each, at) => parts.some((other) => other[at] !== each));
  const shared = first.slice(0, end === -1 ? first.length : end).join('/');
  const root = input === shared ? '.' : input.slice(shared === '' ? 0 : shared.length + 1);
  return { options: { root } };
};

export const expected = ({ resources = [], data = [], edges = [] }) => ({
  items: [...resources, ...data].map(({ address }) => address),
  relations: edges.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]),
});
