// The reader of plans: in, the JSON; out, the resources of the configuration with their planned actions, and their references.
// Instances of one block (count, for_each) are one node with their number. A plan does not contain the expressions of locals,
// so lines through locals are unavailable.
import type { Change, CloudModule, CloudReference, CloudResource } from '../../cloud/contract.js';
import { cloudOutput } from '../../cloud/index.js';
import type { ImportReader, LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { readJson } from '../../reading/json.js';
import { at, entriesAt, itemsAt, type Tree, textAt, textsAt } from '../../reading/tree.js';

interface Block {
  readonly address: string;
  readonly name: string;
  readonly type: string;
  readonly module: string;
  readonly data: boolean;
  readonly instances: Instance[];
  readonly place: FilePlace;
}

interface Instance {
  readonly address: string;
  readonly change?: Change;
  readonly place: FilePlace;
}

export const read: ImportReader = ({ files, options }) => {
  const diagnostics: PlacedDiagnostic[] = [];
  const plans = files.flatMap((file) => {
    const json = readJson(file);
    if ('tree' in json) return [{ path: file.path, tree: json.tree }];
    diagnostics.push(json.problem);
    return [];
  });
  const resources: CloudResource[] = [];
  const references: CloudReference[] = [];
  const modules: CloudModule[] = [];
  const leftOut: LeftOut[] = [];
  for (const { path, tree } of plans) {
    const prefix = plans.length > 1 ? `${path}:` : '';
    const blocks = blocksOf(tree);
    for (const block of blocks.values()) {
      resources.push(resourceOf(block, prefix));
      const [first, ...others] = block.instances;
      if (first && first.address !== block.address) others.unshift(first);
      for (const { address, place } of others)
        if (address !== block.address)
          leftOut.push({ external: `${prefix}${address}`, because: `it is one of ${block.address}`, place });
    }
    modules.push(...modulesOf(blocks, prefix));
    references.push(...referencesOf(tree, blocks, prefix));
  }
  const [only] = plans;
  const title = only && plans.length === 1 ? stemOf(only.path) : undefined;
  return cloudOutput(
    {
      ...(title === undefined ? {} : { title }),
      resources,
      references,
      modules,
      leftOut,
      diagnostics,
      ...(only && at(only.tree, 'planned_values') ? { whole: only.tree.place } : {}),
    },
    options,
  );
};

function stemOf(path: string): string {
  return (path.split('/').pop() ?? path).replace(/\.\w+$/, '');
}

function resourceOf({ address, name, type, module, data, instances, place }: Block, prefix: string): CloudResource {
  const changes = new Set(instances.flatMap(({ change }) => change ?? []));
  const [change] = changes;
  return {
    external: `${prefix}${address}`,
    name,
    type,
    place,
    ...(module === '' ? {} : { module: `${prefix}${module}` }),
    ...(data ? { existing: true as const } : {}),
    ...(instances.length > 1 ? { count: `${instances.length}` } : {}),
    ...(changes.size === 1 && change !== undefined
      ? { change }
      : changes.size > 1
        ? { change: 'update' as const }
        : {}),
  };
}

/** Planned values, changes and the configuration together: each can name what the others do not. */
function blocksOf(plan: Tree): ReadonlyMap<string, Block> {
  const blocks = new Map<string, Block>();
  const add = (tree: Tree, address: string, module: string, change?: Change): void => {
    const type = textAt(tree, 'type') ?? '';
    const name = textAt(tree, 'name') ?? '';
    if (type === '' || name === '') return;
    const data = textAt(tree, 'mode') === 'data';
    const own = bareOf(module);
    const block = `${own === '' ? '' : `${own}.`}${data ? 'data.' : ''}${type}.${name}`;
    const known: Block = blocks.get(block) ?? {
      address: block,
      name,
      type,
      module: own,
      data,
      instances: [],
      place: tree.place,
    };
    blocks.set(block, known);
    const before = known.instances.findIndex((each) => each.address === address);
    const instance: Instance = { address, place: tree.place, ...(change === undefined ? {} : { change }) };
    if (before === -1) known.instances.push(instance);
    else if (change !== undefined)
      known.instances[before] = { ...instance, place: known.instances[before]?.place ?? tree.place };
  };
  const open: Tree[] = [
    at(plan, 'planned_values', 'root_module'),
    at(plan, 'prior_state', 'values', 'root_module'),
  ].flatMap((each) => each ?? []);
  for (let module = open.pop(); module; module = open.pop()) {
    const path = textAt(module, 'address') ?? '';
    for (const each of itemsAt(module, 'resources')) add(each, textAt(each, 'address') ?? '', path);
    open.push(...itemsAt(module, 'child_modules'));
  }
  for (const each of itemsAt(plan, 'resource_changes')) {
    add(
      each,
      textAt(each, 'address') ?? '',
      textAt(each, 'module_address') ?? '',
      changeOf(textsAt(each, 'change', 'actions')),
    );
  }
  return blocks;
}

function changeOf(actions: readonly string[]): Change | undefined {
  if (actions.includes('create') && actions.includes('delete')) return 'replace';
  if (actions.includes('create')) return 'create';
  if (actions.includes('delete')) return 'delete';
  return actions.includes('update') ? 'update' : undefined;
}

/** Without instance keys: `module.a["x"].b[0]` is `module.a.b`. */
function bareOf(address: string): string {
  return address.replace(/\[(?:"(?:[^"\\]|\\.)*"|\d+)\]/g, '');
}

function modulesOf(blocks: ReadonlyMap<string, Block>, prefix: string): readonly CloudModule[] {
  const modules = new Map<string, CloudModule>();
  for (const { module, place } of blocks.values()) {
    const names = module.split('.').filter((each) => each !== 'module' && each !== '');
    names.forEach((name, index) => {
      const way = (upTo: number): string =>
        names
          .slice(0, upTo)
          .map((each) => `module.${each}`)
          .join('.');
      const external = `${prefix}${way(index + 1)}`;
      if (modules.has(external)) return;
      modules.set(external, { external, name, place, ...(index === 0 ? {} : { within: `${prefix}${way(index)}` }) });
    });
  }
  return [...modules.values()];
}

/** References of the configuration, module by module, through module inputs and outputs. */
function referencesOf(plan: Tree, blocks: ReadonlyMap<string, Block>, prefix: string): readonly CloudReference[] {
  const references: CloudReference[] = [];
  const root = at(plan, 'configuration', 'root_module');
  const open: {
    readonly module: Tree;
    readonly path: string;
    readonly given: ReadonlyMap<string, readonly string[]>;
  }[] = root ? [{ module: root, path: '', given: new Map() }] : [];
  for (let next = open.pop(); next; next = open.pop()) {
    const { module, path, given: args } = next;
    const resolve = (names: readonly string[]): readonly string[] => resourcesNamed(names, path, module, args, blocks);
    for (const each of itemsAt(module, 'resources')) {
      const from = `${path}${textAt(each, 'address') ?? ''}`;
      if (!blocks.has(from)) continue;
      const add = (names: readonly string[], property: string, place: FilePlace): void => {
        for (const to of resolve(names))
          if (to !== from) references.push({ from: prefix + from, to: prefix + to, place, at: property });
      };
      for (const { names, at: property, place } of expressionsIn(each)) add(names, property, place);
      add(textsAt(each, 'depends_on'), 'depends_on', each.place);
    }
    for (const { key, value } of entriesAt(module, 'module_calls')) {
      const inside = at(value, 'module');
      const inputs = new Map(
        entriesAt(value, 'expressions').map((entry) => [entry.key, resolve(textsIn(entry.value))] as const),
      );
      if (inside && open.length < 5_000) open.push({ module: inside, path: `${path}module.${key}.`, given: inputs });
    }
  }
  return references;
}

interface Expression {
  readonly names: readonly string[];
  readonly at: string;
  readonly place: FilePlace;
}

function expressionsIn(resource: Tree): readonly Expression[] {
  return ['expressions', 'count_expression', 'for_each_expression'].flatMap((part) => {
    const tree = at(resource, part);
    if (!tree) return [];
    const entries = part === 'expressions' ? entriesAt(tree) : [{ key: part, value: tree, place: tree.place }];
    return entries.map(({ key, value, place }) => ({ names: textsIn(value), at: key, place }));
  });
}

/** Every text in a list called `references`, at any depth. */
function textsIn(tree: Tree): readonly string[] {
  const texts: string[] = [];
  const open: Tree[] = [tree];
  for (let each = open.pop(); each; each = open.pop()) {
    texts.push(...textsAt(each, 'references'));
    if (each.is === 'list') open.push(...each.items);
    else open.push(...entriesAt(each).flatMap(({ key, value }) => (key === 'references' ? [] : [value])));
  }
  return texts;
}

function resourcesNamed(
  names: readonly string[],
  path: string,
  module: Tree,
  args: ReadonlyMap<string, readonly string[]>,
  blocks: ReadonlyMap<string, Block>,
): readonly string[] {
  const resources = new Set<string>();
  for (const name of names) {
    const bare = bareOf(name);
    const variable = /^var\.([\w-]+)/.exec(bare)?.[1];
    const output = /^module\.([\w-]+)\.([\w-]+)/.exec(bare);
    if (variable !== undefined) for (const each of args.get(variable) ?? []) resources.add(each);
    else if (output)
      for (const each of outputOf(module, output[1] ?? '', output[2] ?? '', path, blocks)) resources.add(each);
    else {
      const [first = '', second = '', third = ''] = bare.split('.');
      const block = `${path}${first === 'data' ? `data.${second}.${third}` : `${first}.${second}`}`;
      if (blocks.has(block)) resources.add(block);
    }
  }
  return [...resources];
}

/** What an output of a called module refers to, one level per module it passes through. */
function outputOf(
  module: Tree,
  call: string,
  output: string,
  path: string,
  blocks: ReadonlyMap<string, Block>,
): readonly string[] {
  const inside = at(module, 'module_calls', call, 'module');
  const expression = at(inside, 'outputs', output, 'expression');
  if (!inside || !expression) return [];
  return resourcesNamed(textsIn(expression), `${path}module.${call}.`, inside, new Map(), blocks);
}
