// What an import of kustomizations must contain, by the facts.
export const format = 'kustomize';

/** The folder of the root, from the innermost one that holds all files. */
export const request = ({ input, inputs }) => {
  const parts = inputs.map((each) => each.split('/').slice(0, -1));
  const [first = []] = parts;
  const end = first.findIndex((each, at) => parts.some((other) => other[at] !== each));
  const shared = first.slice(0, end === -1 ? first.length : end).join('/');
  const root = input === shared ? '.' : input.slice(shared === '' ? 0 : shared.length + 1);
  return { options: { root } };
};

/** Removes the hash of the one map whose value comes from the builder's environment. All other hashes are exact (kustomize.test.ts). */
export const alike = (name) => name.replaceAll(/(staging-demo-configmap)-[a-z0-9]{10}/g, '$1');

export const expected = ({ resources = [], edges = [] }) => ({
  items: resources.map(({ id }) => id),
  relations: edges.map(({ from, to }) => [from, to]),
});
