// The reader of ARM templates: in, files; out, their resources and references. A deployment with a template in it, or that
// links one of the files, is a frame of its resources.

import { conditionIn, deploymentName, kindOf, timesOf } from '../../azure/looks.js';
import { parametersIn } from '../../azure/parameters.js';
import type { CloudModule, CloudReference, CloudResource } from '../../cloud/contract.js';
import { cloudOutput } from '../../cloud/index.js';
import type { FileSet, ImportFile, ImportReader, LeftOut, PlacedDiagnostic } from '../../contract.js';
import { withinBudget } from '../../reading/budget.js';
import { type JsonFile, readJson } from '../../reading/json.js';
import { askedFiles, askedRoot } from '../../reading/paths.js';
import { at, entriesAt, itemsAt, type Tree, textAt } from '../../reading/tree.js';
import { unknownItem, unknownKeys } from '../../reading/unknown-keys.js';
import { varFilesOf } from '../../reading/var-files.js';
import { armReport } from './codes.js';
import { expressionOf } from './expression.js';
import { SECTIONS } from './keys.data.js';
import { type Known, parentOf, referencesOf, type Unresolved } from './references.js';
import type { Resource, Template } from './scope.js';
import { isDeployment, type TemplateOf, templateOf } from './template.js';

export const read: ImportReader = withinBudget(({ files, options }, budget) => {
  const diagnostics: PlacedDiagnostic[] = [];
  const trees = new Map<string, Tree>();
  for (const file of files) {
    const result = jsonOf(file);
    if ('problem' in result) diagnostics.push(result.problem);
    else if (isTemplate(result.tree)) trees.set(file.path, result.tree);
  }
  const { named, missing } = varFilesOf(files, options);
  const parameters = parametersIn(named);
  diagnostics.push(...missing);
  const linked = new Set<string>();
  const link: TemplateOf = (way, from) => {
    const path = linkedFile(way, from.place.file, files);
    const tree = path === undefined ? undefined : trees.get(path);
    if (path !== undefined && tree) linked.add(path);
    return tree;
  };
  // Which templates are linked is known only when all have been read.
  for (const [, tree] of trees) templateOf(tree, '', link, budget, parameters);
  const free = [...trees].filter(([path]) => !linked.has(path));
  const heads = free.length > 0 ? free : [...trees].slice(0, 1);
  const roots = askedRoot(options) === undefined ? heads : askedFiles(options, [...trees], ([path]) => path);
  const deployment: Found = { resources: [], references: [], modules: [], unresolved: [] };
  for (const [path, tree] of roots) {
    const several = roots.length > 1;
    const module = several ? { external: path, name: titleOf(path) } : undefined;
    if (module) deployment.modules.push({ ...module, place: tree.place });
    gather(templateOf(tree, several ? `${path}:` : '', link, budget, parameters), module, deployment, {
      found: new Map(),
      depth: 0,
    });
  }
  const [only] = roots;
  const title = only && roots.length === 1 ? titleOf(only[0]) : undefined;
  return cloudOutput(
    {
      ...(title === undefined ? {} : { title }),
      resources: deployment.resources,
      references: deployment.references,
      modules: deployment.modules,
      ...(roots.length > 1 ? { roots: roots.map(([path]) => path) } : {}),
      ...(only && roots.length === 1 && at(only[1], 'resources') ? { whole: only[1].place } : {}),
      leftOut: [...trees.values()].flatMap(unknownIn),
      diagnostics: [...diagnostics, ...unresolvedReports(deployment.unresolved)],
    },
    options,
  );
});

/** Sections that templates do not have, and resources without a type. */
function unknownIn(tree: Tree): readonly LeftOut[] {
  const listed = at(tree, 'resources');
  const resources = listed?.is === 'map' ? entriesAt(listed).map(({ value }) => value) : itemsAt(listed);
  return [
    ...unknownKeys(tree, SECTIONS),
    ...resources
      .filter((each) => textAt(each, 'type') === undefined)
      .map((each) => ({ ...unknownItem(each, 'resources'), because: 'it has no type' })),
  ];
}

interface Found {
  readonly resources: CloudResource[];
  readonly references: CloudReference[];
  readonly modules: CloudModule[];
  readonly unresolved: Unresolved[];
}

interface Around {
  readonly external: string;
  readonly name: string;
}

function gather(template: Template, module: Around | undefined, deployment: Found, known: Known): void {
  for (const resource of template.resources) {
    const { external, place, nested, type, tree } = resource;
    const around = groupOf(resource) ?? module?.external;
    const within = around === undefined ? {} : { within: around };
    const name = nameOf(resource);
    const link =
      textAt(tree, 'properties', 'templateLink', 'uri') ?? textAt(tree, 'properties', 'templateLink', 'relativePath');
    if (nested && nested.resources.length > 0) deployment.modules.push({ external, name, place, ...within });
    else if (isDeployment(type) && link !== undefined)
      deployment.modules.push({ external, name, place, ...within, source: sourceOf(link) });
    else deployment.resources.push(resourceOf(resource, name, module));
    const named = referencesOf(resource, known);
    deployment.unresolved.push(...named.unresolved);
    for (const { to, place: where, at: way } of named.found)
      deployment.references.push({ from: external, to: to.external, place: where, at: way });
    if (nested && nested.resources.length > 0) gather(nested, { external, name }, deployment, known);
  }
}

/** The target resource group of a deployment, if the template creates it. */
function groupOf({ template, tree }: Resource): string | undefined {
  const group = textAt(tree, 'resourceGroup');
  if (group === undefined) return undefined;
  const name = template.speller.plain(expressionOf(group));
  return template.named.get(`id microsoft.resources/resourcegroups/${name}`)?.external;
}

function nameOf({ template, tree, name, type }: Resource): string {
  const spoken = template.speller.spoken(expressionOf(textAt(tree, 'name') ?? name));
  return isDeployment(type) ? deploymentName(spoken) : spoken;
}

/** Prefixed with its parent, or followed by its type. */
function longNameOf(resource: Resource, name: string, module: Around | undefined): string {
  const parent = parentOf(resource);
  const kind = resource.type.split('/').at(-1) ?? '';
  return [module?.name, parent && nameOf(parent), name, parent ? undefined : kind]
    .filter((each) => each !== undefined)
    .join(' ');
}

function resourceOf(resource: Resource, name: string, module: Around | undefined): CloudResource {
  const { external, type, place, tree } = resource;
  const condition = conditionIn(expressionOf(textAt(tree, 'condition') ?? 'true'));
  const copy = at(tree, 'copy');
  const fact = textAt(tree, 'sku', 'name') ?? textAt(tree, 'properties', 'hardwareProfile', 'vmSize');
  return {
    external,
    name,
    longName: longNameOf(resource, name, module),
    type: kindOf(type, textAt(tree, 'kind')),
    place,
    file: place.file,
    ...(module === undefined ? {} : { module: module.external }),
    ...(textAt(tree, 'existing') === 'true' ? { existing: true as const } : {}),
    ...(copy ? { count: timesOf(expressionOf(textAt(copy, 'count') ?? '')) } : {}),
    ...(condition === undefined ? {} : { condition }),
    ...(fact === undefined || fact.startsWith('[') ? {} : { fact }),
  };
}

/** Further ones are reported together. */
const MOST_TOLD = 20;

function unresolvedReports(unresolved: readonly Unresolved[]): readonly PlacedDiagnostic[] {
  const reports = unresolved.slice(0, MOST_TOLD).map(({ resource, name, place: { file, span } }) => ({
    file,
    diagnostic: armReport('I350', span, { name, of: resource.external }),
  }));
  const [next] = unresolved.slice(MOST_TOLD);
  if (!next) return reports;
  const names = unresolved.slice(MOST_TOLD).map(({ name }) => name);
  return [...reports, { file: next.place.file, diagnostic: armReport('I351', next.place.span, { names }) }];
}

function isTemplate(tree: Tree): boolean {
  const resources = at(tree, 'resources');
  return (
    !/parameters\.json/i.test(textAt(tree, '$schema') ?? '') && resources !== undefined && resources.is !== 'scalar'
  );
}

function sourceOf(link: string): string {
  const expression = expressionOf(link);
  return expression.is === 'text' ? (expression.text.split('/').pop() ?? expression.text) : 'elsewhere';
}

/** By the last part of the link; never itself. */
function linkedFile(link: string, from: string, files: FileSet): string | undefined {
  const name = /([\w.-]{1,200}\.json)[^/]{0,200}$/i.exec(link.slice(-500))?.[1];
  if (name === undefined) return undefined;
  return files
    .map(({ path }) => path)
    .filter((path) => path !== from && (path === name || path.endsWith(`/${name}`)))
    .toSorted()[0];
}

function titleOf(path: string): string {
  const [name = path, folder] = path.split('/').toReversed();
  const stem = name.replace(/\.jsonc?$/i, '');
  return /^(?:main|azuredeploy|mainTemplate|template|index)$/.test(stem) ? (folder ?? 'Infrastructure') : stem;
}

function jsonOf(file: ImportFile): JsonFile {
  const strict = readJson(file);
  if ('tree' in strict) return strict;
  const joined = readJson(onOneLine(file));
  return 'tree' in joined ? joined : strict;
}

/** Resource Manager accepts multi-line strings and JSON does not, so their line breaks become spaces. */
function onOneLine(file: ImportFile): ImportFile {
  const pieces: string[] = [];
  let quoted = false;
  let start = 0;
  const { content } = file;
  for (let index = 0; index < content.length; index++) {
    const char = content[index];
    if (!quoted && char === '/' && (content[index + 1] === '/' || content[index + 1] === '*')) {
      const end = content.indexOf(content[index + 1] === '/' ? '\n' : '*/', index + 2);
      index = end === -1 ? content.length : end;
    } else if (quoted && char === '\\') index++;
    else if (char === '"') quoted = !quoted;
    else if (quoted && (char === '\n' || char === '\r')) {
      pieces.push(content.slice(start, index), ' ');
      start = index + 1;
    }
  }
  return { ...file, content: pieces.join('') + content.slice(start) };
}
