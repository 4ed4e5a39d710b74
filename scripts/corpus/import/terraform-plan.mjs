// What an import of Terraform plans must contain, by the facts. Lines are between blocks, resources are instances.
export const format = 'terraform-plan';

export const expected = ({ resources = [], data = [], edges = [], configResources = [] }) => {
  const blocks = new Set([...resources, ...data].map(({ config, address }) => config ?? address));
  const known = new Set([...blocks, ...configResources.map((each) => each.address ?? each)]);
  return {
    items: [...blocks],
    relations: edges
      .filter(({ from, to }) => from !== to && blocks.has(from) && blocks.has(to) && known.has(from))
      .map(({ from, to }) => [from, to]),
  };
};
