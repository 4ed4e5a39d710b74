// The reader of CDK applications: in, the files of cdk.out; out, the resources of its stacks and their references, in frames of
// stacks and of constructs that create several resources.
import type { CloudModule } from '../../cloud/contract.js';
import { cloudOutput } from '../../cloud/index.js';
import type { ImportReader, LeftOut } from '../../contract.js';
import { entriesAt } from '../../reading/tree.js';
import { unknownKeys } from '../../reading/unknown-keys.js';
import { resourcesOf, type Template } from '../../templates/resources.js';
import { SECTIONS } from '../../templates/sections.data.js';
import { assemblyOf, type Stack } from './assembly.js';
import { constructsOf } from './constructs.js';

export const read: ImportReader = ({ files, options }) => {
  const { stacks, problems } = assemblyOf(files);
  const stackOption = options.root?.[0];
  const wanted = stacks.filter(
    ({ id, name }) => stackOption === undefined || [id, name, id.split('.')[0]].includes(stackOption),
  );
  const full = wanted.filter(({ tree }) => entriesAt(tree, 'Resources').length > 0);
  const depth = Number(options.depth?.[0] ?? 1);
  const modules: CloudModule[] = [];
  const templates = full.map((stack): Template => {
    const frame = full.length > 1 ? stack.id : undefined;
    if (frame !== undefined) modules.push(stackFrame(stack, full));
    const { modules: inner, nameOf, longNameOf, moduleOf, serves } = constructsOf(stack, depth, frame);
    modules.push(...inner);
    return {
      tree: stack.tree,
      prefix: `${stack.id}.`,
      of: (id) => {
        if (full.some((each) => each.id === `${stack.id}.${id}`)) return undefined;
        const module = moduleOf(id);
        return {
          name: nameOf(id),
          longName: longNameOf(id),
          ...(module === undefined ? {} : { module }),
          ...(serves(id) ? { serves: true as const } : {}),
        };
      },
    };
  });
  const [first] = wanted;
  return cloudOutput(
    {
      title: full.length > 1 || !first ? 'CDK application' : (full[0] ?? first).name,
      ...resourcesOf(templates),
      modules,
      ...(first ? { whole: first.place } : {}),
      leftOut: [
        ...wanted.filter((each) => !full.includes(each)).map(empty),
        ...wanted.flatMap(({ id, tree }) => unknownKeys(tree, SECTIONS, id)),
      ],
      diagnostics: problems,
    },
    options,
  );
};

function stackFrame({ id, name, place, within }: Stack, full: readonly Stack[]): CloudModule {
  const outer = full.find((each) => each.id === within);
  return { external: id, name, place, ...(outer ? { within: outer.id } : {}) };
}

function empty({ id, place }: Stack): LeftOut {
  return { external: id, because: 'it has no resources', place };
}
