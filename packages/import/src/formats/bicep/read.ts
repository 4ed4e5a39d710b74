// The reader of Bicep: in, files; out, the resources of each file that no other uses and of the local modules below it, with
// their references through variables, parameters and outputs.

import { parametersIn } from '../../azure/parameters.js';
import type { CloudModule, CloudReference, CloudResource } from '../../cloud/contract.js';
import { cloudOutput } from '../../cloud/index.js';
import type { ImportReader, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { placed } from '../../placed.js';
import { withinBudget } from '../../reading/budget.js';
import { askedFiles, askedRoot, besideFile } from '../../reading/paths.js';
import { varFilesOf } from '../../reading/var-files.js';
import { type BicepFile, bicepOf, type Declared } from './declarations.js';
import { looksOf } from './looks.js';
import { namesOf } from './names.js';
import { addressesIn, type Scope } from './references.js';
import { type Listed, withSubnets } from './subnets.js';
import { undeclaredIn } from './undeclared.js';

interface Found {
  readonly resources: CloudResource[];
  readonly references: CloudReference[];
  readonly modules: CloudModule[];
}

const DEEPEST = 12;
const MOST_CALLS = 500;

export const read: ImportReader = withinBudget(({ files, options }, budget) => {
  const diagnostics: PlacedDiagnostic[] = [];
  const parsed = new Map<string, BicepFile>();
  const subnets = new Map<BicepFile, Listed['subnets']>();
  const { named, missing } = varFilesOf(files, options);
  const parameters = parametersIn(named);
  diagnostics.push(...missing);
  for (const { path, content } of files) {
    if (!path.endsWith('.bicep') && files.some((each) => each.path.endsWith('.bicep'))) continue;
    const file = bicepOf(path, content);
    if ('declared' in file) {
      const listed = withSubnets(file, budget);
      parsed.set(path, listed.file);
      subnets.set(listed.file, listed.subnets);
      diagnostics.push(...undeclaredIn(file));
    } else {
      const place = { file: path, span: { start: file.at, end: file.at } };
      diagnostics.push(
        placed('I110', place, {
          reason: file.reason,
          instead: 'Fix the file at this line. bicep build gives details.',
        }),
      );
    }
  }
  const called = new Set(
    [...parsed.values()].flatMap((file) =>
      file.declared.flatMap((each) => (each.isModule ? (besideFile(file.path, each.type) ?? []) : [])),
    ),
  );
  const free = [...parsed.values()].filter(({ path }) => !called.has(path));
  const heads = free.length > 0 ? free : [...parsed.values()].slice(0, 1);
  const roots =
    askedRoot(options) === undefined ? heads : askedFiles(options, [...parsed.values()], ({ path }) => path);
  const deployment: Found = { resources: [], references: [], modules: [] };
  const names = new Map(
    [...parsed.values()].map((file) => [file, namesOf(file, budget, roots.includes(file) ? parameters : new Map())]),
  );
  const listed = new Map<string, ReadonlyMap<string, string>>();
  let calls = MOST_CALLS;
  const make = (
    file: BicepFile,
    prefix: string,
    depth: number,
    around?: { readonly parent: Scope; readonly call: Declared },
  ): Scope => {
    const scope: Scope = {
      file,
      names: names.get(file) ?? namesOf(file, budget, new Map()),
      subnets: subnets.get(file) ?? new Map(),
      listed,
      prefix,
      ...around,
      children: new Map(),
      seen: new Map(),
    };
    for (const [address, each] of scope.subnets) {
      const own = each.map(
        (subnet) => [scope.names.plainOf(subnet).split('/').at(-1) ?? '', prefix + subnet.address] as const,
      );
      listed.set(prefix + address, new Map(own));
    }
    for (const each of file.declared) {
      const inner = each.isModule ? parsed.get(besideFile(file.path, each.type) ?? '') : undefined;
      if (inner && inner !== file && depth < DEEPEST && calls-- > 0)
        scope.children.set(each, make(inner, `${prefix}${each.address} > `, depth + 1, { parent: scope, call: each }));
    }
    return scope;
  };
  for (const file of roots) {
    const several = roots.length > 1;
    if (several)
      deployment.modules.push({
        external: file.path,
        name: titleOf(file.path),
        place: { file: file.path, span: { start: 0, end: 0 } },
      });
    gather(make(file, several ? `${file.path}:` : '', 0), several ? file.path : undefined, deployment);
  }
  const [only] = roots;
  const title = only && roots.length === 1 ? { title: titleOf(only.path) } : {};
  const says = only && only.values.size + only.outputs.size + only.parameters.size > 0;
  const whole = says ? { whole: { file: only.path, span: { start: 0, end: 0 } } } : {};
  return cloudOutput(
    {
      ...title,
      ...deployment,
      ...whole,
      ...(roots.length > 1 ? { roots: roots.map(({ path }) => path) } : {}),
      leftOut: [],
      diagnostics,
    },
    options,
  );
});

function gather(scope: Scope, module: string | undefined, deployment: Found): void {
  const { file, prefix, children, names } = scope;
  for (const each of file.declared) {
    const external = prefix + each.address;
    const place = { file: file.path, span: { start: each.start, end: each.end } };
    const child = children.get(each);
    const name = names.spokenOf(each);
    const within = (each.isModule ? groupOf(scope, each) : undefined) ?? module;
    if (each.isModule) {
      const source = child ? {} : { source: each.type };
      deployment.modules.push({ external, name, place, ...(within === undefined ? {} : { within }), ...source });
    } else
      deployment.resources.push({
        external,
        name,
        place,
        ...(each.holder ? { longName: `${prefix}${each.holder.address} ${name}` } : {}),
        ...looksOf(file, each),
        ...(module === undefined ? {} : { module }),
      });
    deployment.references.push(...referencesOf(scope, each, external, place));
    if (child) gather(child, external, deployment);
  }
}

/** The target resource group of a module, if the file creates it. */
function groupOf(scope: Scope, module: Declared): string | undefined {
  const range = module.properties.get('scope');
  const groups = scope.file.declared.filter(({ type }) => /^microsoft\.resources\/resourcegroups$/i.test(type));
  const named = new Set(range ? addressesIn(scope, range) : []);
  return groups.map(({ address }) => scope.prefix + address).find((each) => named.has(each));
}

function referencesOf(scope: Scope, declared: Declared, from: string, place: FilePlace): readonly CloudReference[] {
  const { names, prefix } = scope;
  const references: CloudReference[] = [];
  const ranges = [...declared.properties, ['condition', declared.condition] as const, ['loop', declared.loop] as const];
  const named = new Set<string>();
  const add = (to: string, at: string): void => {
    if (to === from || named.has(`${at} ${to}`)) return;
    named.add(`${at} ${to}`);
    references.push({ from, to, place, at });
  };
  for (const [at, range] of ranges) for (const to of range ? addressesIn(scope, range, declared) : []) add(to, at);
  const parent = declared.holder ?? names.parentOf(declared);
  if (parent) add(prefix + parent.address, 'parent');
  return references;
}

function titleOf(path: string): string {
  const [name = path, folder] = path.split('/').toReversed();
  const stem = name.replace(/\.bicep$/, '');
  return stem === 'main' ? (folder ?? 'Infrastructure') : stem;
}
