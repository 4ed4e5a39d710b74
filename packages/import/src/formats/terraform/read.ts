// The reader of Terraform: in, files; out, resources of the root module and of the local modules that it calls, with their
// references. Known counts are shown, resources with a count of 0 are skipped; nothing is run and no module is fetched.

import type { CloudModule, CloudReference, CloudResource } from '../../cloud/contract.js';
import { cloudOutput } from '../../cloud/index.js';
import type { FileSet, ImportOptions, ImportReader, LeftOut, PlacedDiagnostic } from '../../contract.js';
import { placed } from '../../placed.js';
import { type Budget, withinBudget } from '../../reading/budget.js';
import { folderOf, shortPaths } from '../../reading/paths.js';
import { isObject, UNKNOWN } from './evaluate.js';
import type { Expression } from './hcl/ast.js';
import { parseHcl } from './hcl/parse.js';
import {
  attributeOf,
  type Call,
  type Declared,
  foldersOf,
  localFolder,
  type ModuleFolder,
  type ParsedFile,
} from './module.js';
import { rootsOf } from './roots.js';
import { expressionsOf, meaning, namesIn, type Scope, valueIn } from './scope.js';

interface Found {
  readonly resources: CloudResource[];
  readonly references: CloudReference[];
  readonly modules: CloudModule[];
  readonly leftOut: LeftOut[];
  /** How many more module calls are allowed. */
  calls: number;
}

const MOST_CALLS = 500;
const DEEPEST = 12;

export const read: ImportReader = withinBudget(({ files, options }, budget) => {
  const diagnostics: PlacedDiagnostic[] = [];
  const parsed = files.flatMap(({ path, content }): readonly ParsedFile[] => {
    const result = parseHcl(content);
    if ('body' in result) return [{ path, body: result.body }];
    const place = { file: path, span: { start: result.at, end: result.at } };
    diagnostics.push(
      placed('I110', place, {
        reason: result.reason,
        instead: 'Fix the file at this line. terraform validate gives details.',
      }),
    );
    return [];
  });
  const folders = foldersOf(parsed.filter(({ path }) => !path.endsWith('.tfvars')));
  diagnostics.push(...wrongBlocks(parsed));
  const { roots, leftOut } = rootsOf(folders, options);
  const names = shortPaths(roots.map(({ path }) => path || 'root'));
  const deployment: Found = { resources: [], references: [], modules: [], leftOut: [...leftOut], calls: MOST_CALLS };
  for (const root of roots) {
    const prefix = roots.length > 1 ? `${root.path || '.'}:` : '';
    const scope = scopeOf(root, folders, variableValues(parsed, root.path, options), prefix, budget);
    if (prefix !== '') deployment.modules.push(rootFrame(root, prefix, names.get(root.path)));
    gather(scope, deployment, prefix);
  }
  const title = titleOf(roots, files);
  const apart = roots.length > 1 ? { roots: roots.map(({ path }) => path || '.') } : {};
  return cloudOutput({ ...(title === undefined ? {} : { title }), ...deployment, ...apart, diagnostics }, options);
});

/** Blocks that lack required labels. */
function wrongBlocks(parsed: readonly ParsedFile[]): readonly PlacedDiagnostic[] {
  const needed: Readonly<Record<string, number>> = {
    resource: 2,
    data: 2,
    module: 1,
    variable: 1,
    output: 1,
    provider: 1,
  };
  return parsed.flatMap(({ path, body }) => [
    ...body.blocks
      .filter(({ type, labels }) => labels.length < (needed[type] ?? 0))
      .map(({ type, span }) =>
        placed(
          'I110',
          { file: path, span },
          {
            reason: `a ${type} block needs ${needed[type]} labels`,
            instead: `Write: ${type} ${'"name" '.repeat(needed[type] ?? 1)}{`,
          },
        ),
      ),
    ...(path.endsWith('.tfvars') ? [] : body.attributes).map(({ name, span }) =>
      placed(
        'I110',
        { file: path, span },
        { reason: `the argument ${name} is outside a block`, instead: 'Move it into a block.' },
      ),
    ),
  ]);
}

/** Later files win; requested ones come last. */
function variableValues(
  parsed: readonly ParsedFile[],
  folder: string,
  options: ImportOptions,
): ReadonlyMap<string, Expression> {
  const varFiles = options.varFiles ?? [];
  const own = parsed.filter(
    ({ path }) => folderOf(path) === folder && /(?:^|\/)(?:terraform\.tfvars|[^/]*\.auto\.tfvars)$/.test(path),
  );
  const named = varFiles.flatMap((name) => parsed.filter(({ path }) => path === name || path.endsWith(`/${name}`)));
  return new Map(
    [...own, ...named].flatMap(({ body }) => body.attributes.map(({ name, value }) => [name, value] as const)),
  );
}

function scopeOf(
  folder: ModuleFolder,
  folders: ReadonlyMap<string, ModuleFolder>,
  values: ReadonlyMap<string, Expression>,
  prefix: string,
  budget: Budget,
): Scope {
  let calls = MOST_CALLS;
  const make = (own: ModuleFolder, at: string, depth: number, parent?: Scope, call?: Call): Scope => {
    const scope: Scope = {
      prefix: at,
      folder: own,
      ...(parent ? { parent } : {}),
      ...(call ? { call } : {}),
      children: new Map(),
      given: parent ? new Map() : values,
      seen: new Map(),
      values: new Map(),
      open: new Set(),
      budget,
    };
    for (const each of own.calls) {
      const way = localFolder(own.path, each.source);
      const inside = way === undefined ? undefined : folders.get(way);
      if (!inside || isOpen(scope, inside) || depth >= DEEPEST || calls-- <= 0) continue;
      scope.children.set(each.name, make(inside, `${at}module.${each.name}.`, depth + 1, scope, each));
    }
    return scope;
  };
  return make(folder, prefix, 0);
}

/** A module that calls itself is not opened again. */
function isOpen(scope: Scope, folder: ModuleFolder): boolean {
  for (let at: Scope | undefined = scope; at; at = at.parent) if (at.folder === folder) return true;
  return false;
}

function rootFrame({ path, resources, calls }: ModuleFolder, prefix: string, name = 'root'): CloudModule {
  const place = [...resources, ...calls][0]?.place ?? { file: path, span: { start: 0, end: 0 } };
  return { external: prefix.slice(0, -1), name, place };
}

function gather(scope: Scope, deployment: Found, root: string): void {
  const { folder, prefix, children } = scope;
  const module = moduleOf(prefix, root);
  for (const each of folder.resources) {
    const external = prefix + each.address;
    const count = countOf(scope, each);
    if (count === 'none') {
      deployment.leftOut.push({ external, because: 'its count is 0 with the given variables', place: each.place });
      continue;
    }
    deployment.resources.push({
      external,
      name: each.name,
      type: each.type,
      place: each.place,
      file: each.place.file,
      ...(module === undefined ? {} : { module }),
      ...(each.data ? { existing: true as const } : {}),
      ...(count === undefined ? {} : { count }),
      ...factOf(scope, each),
    });
    refer(scope, external, expressionsOf(each.body), each.place.file, deployment);
  }
  for (const call of folder.calls) {
    const external = `${prefix}module.${call.name}`;
    const child = children.get(call.name);
    const within = module === undefined ? {} : { within: module };
    deployment.modules.push({
      external,
      name: call.name,
      place: call.place,
      ...within,
      ...(child ? {} : { source: call.source || 'elsewhere' }),
    });
    const own = expressionsOf(call.body).filter(({ at }) => !child || /^(?:count|for_each|depends_on)$/.test(at));
    refer(scope, external, own, call.place.file, deployment);
    if (child) gather(child, deployment, root);
  }
}

function moduleOf(prefix: string, root: string): string | undefined {
  if (prefix === root) return root === '' ? undefined : root.slice(0, -1);
  return prefix.slice(0, -1);
}

function refer(
  scope: Scope,
  from: string,
  expressions: readonly { readonly at: string; readonly value: Expression }[],
  file: string,
  deployment: Found,
): void {
  const seen = new Set<string>();
  for (const { at, value } of expressions) {
    for (const { names, place } of namesIn(value, file)) {
      for (const to of meaning(scope, names)) {
        const key = `${to} ${at}`;
        if (to === from || seen.has(key)) continue;
        seen.add(key);
        deployment.references.push({ from, to, place, at });
      }
    }
  }
}

/** The count, if it is known and not one; `none` if it is zero. */
function countOf(scope: Scope, { body }: Declared): string | undefined {
  const count = attributeOf(body, 'count')?.value;
  if (count) {
    const value = valueIn(scope, count);
    if (value === 0 || value === false) return 'none';
    return typeof value === 'number' && value > 1 ? String(value) : undefined;
  }
  const each = attributeOf(body, 'for_each')?.value;
  if (!each) return undefined;
  const value = valueIn(scope, each);
  if (value === UNKNOWN) return 'each';
  const size = Array.isArray(value) ? value.length : isObject(value) ? Object.keys(value).length : undefined;
  return size === 0 ? 'none' : size === undefined ? 'each' : size > 1 ? String(size) : undefined;
}

const FACTS = [
  'instance_type',
  'cidr_block',
  'runtime',
  'engine',
  'vm_size',
  'size',
  'sku',
  'sku_name',
  'machine_type',
  'tier',
  'instance_class',
  'node_type',
];

/** The first property that gives its size or type, if its value is known. */
function factOf(scope: Scope, { body }: Declared): Pick<CloudResource, 'fact'> {
  for (const name of FACTS) {
    const written = attributeOf(body, name)?.value;
    const value = written && valueIn(scope, written);
    if (typeof value === 'string' && value !== '' && value.length <= 40) return { fact: value };
  }
  return {};
}

function titleOf(roots: readonly ModuleFolder[], files: FileSet): string | undefined {
  const [only] = roots;
  if (!only || roots.length > 1) return undefined;
  const name = only.path.split('/').pop();
  if (name) return name;
  const [file] = files.filter(({ path }) => path.endsWith('.tf'));
  const stem = file?.path.replace(/\.tf$/, '');
  return stem === 'main' || files.length > 1 ? undefined : stem;
}
