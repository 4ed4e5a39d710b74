// The reader of ARM templates: in, files; out, their resources with what refers to what. A deployment with a template in it, or with
// one among the files that it links, is a frame of its resources.
import type { CloudModule, CloudReference, CloudResource } from '../../cloud/contract.js';
import { cloudOutput } from '../../cloud/index.js';
import type { FileSet, ImportFile, ImportReader, PlacedDiagnostic } from '../../contract.js';
import { type JsonFile, readJson } from '../../reading/json.js';
import { at, type Tree, textAt } from '../../reading/tree.js';
import { expressionOf } from './expression.js';
import { conditionOf, spokenName } from './names.js';
import { type Known, referencesOf } from './references.js';
import type { Resource, Template } from './scope.js';
import { isDeployment, type TemplateOf, templateOf } from './template.js';

export const read: ImportReader = ({ files, options }) => {
  const diagnostics: PlacedDiagnostic[] = [];
  const trees = new Map<string, Tree>();
  for (const file of files) {
    const result = jsonOf(file);
    if ('problem' in result) diagnostics.push(result.problem);
    else if (isTemplate(result.tree)) trees.set(file.path, result.tree);
  }
  const linked = new Set<string>();
  const link: TemplateOf = (way, from) => {
    const path = linkedFile(way, from.place.file, files);
    const tree = path === undefined ? undefined : trees.get(path);
    if (path !== undefined && tree) linked.add(path);
    return tree;
  };
  // Which are linked is known only when all have been read.
  for (const [, tree] of trees) templateOf(tree, '', link);
  const free = [...trees].filter(([path]) => !linked.has(path));
  const roots = free.length > 0 ? free : [...trees].slice(0, 1);
  const found = { resources: [] as CloudResource[], references: [] as CloudReference[], modules: [] as CloudModule[] };
  for (const [path, tree] of roots) {
    const several = roots.length > 1;
    const module = several ? path : undefined;
    if (several) found.modules.push({ external: path, name: titleOf(path), place: tree.place });
    gather(templateOf(tree, several ? `${path}:` : '', link), module, found, new Map());
  }
  const [only] = roots;
  const title = only && roots.length === 1 ? titleOf(only[0]) : undefined;
  return cloudOutput(
    {
      ...(title === undefined ? {} : { title }),
      ...found,
      ...(only && roots.length === 1 && at(only[1], 'resources') ? { whole: only[1].place } : {}),
      leftOut: [],
      diagnostics,
    },
    options,
  );
};

interface Found {
  readonly resources: CloudResource[];
  readonly references: CloudReference[];
  readonly modules: CloudModule[];
}

function gather(template: Template, module: string | undefined, found: Found, known: Known): void {
  for (const resource of template.resources) {
    const { external, place, nested, type, tree } = resource;
    const within = module === undefined ? {} : { within: module };
    const name = spokenName(template, resource.name.split('/').length > 1 ? lastWritten(resource) : resource.name);
    const link =
      textAt(tree, 'properties', 'templateLink', 'uri') ?? textAt(tree, 'properties', 'templateLink', 'relativePath');
    if (nested && nested.resources.length > 0) found.modules.push({ external, name, place, ...within });
    else if (isDeployment(type) && link !== undefined)
      found.modules.push({ external, name, place, ...within, source: sourceOf(link) });
    else found.resources.push(resourceOf(resource, name, module));
    for (const { to, place: where, at: way } of referencesOf(resource, known))
      found.references.push({ from: external, to: to.external, place: where, at: way });
    if (nested && nested.resources.length > 0) gather(nested, external, found, known);
  }
}

/** A child that is written in its parent is called by its own name. */
function lastWritten({ tree, name }: Resource): string {
  return textAt(tree, 'name') ?? name;
}

function resourceOf(
  { external, type, place, tree }: Resource,
  name: string,
  module: string | undefined,
): CloudResource {
  const condition = conditionOf(tree);
  const copy = at(tree, 'copy');
  const fact = textAt(tree, 'sku', 'name') ?? textAt(tree, 'properties', 'hardwareProfile', 'vmSize');
  const count = textAt(copy, 'count');
  return {
    external,
    name,
    type: kindOf(type, tree),
    place,
    file: place.file,
    ...(module === undefined ? {} : { module }),
    ...(textAt(tree, 'existing') === 'true' ? { existing: true as const } : {}),
    ...(copy ? { count: count !== undefined && /^\d+$/.test(count) ? count : 'each' } : {}),
    ...(condition === undefined ? {} : { condition }),
    ...(fact === undefined || fact.startsWith('[') ? {} : { fact }),
  };
}

/** A site is an app or, by its kind, a function app. */
function kindOf(type: string, tree: Tree): string {
  const isFunction = type.toLowerCase() === 'microsoft.web/sites' && /functionapp/i.test(textAt(tree, 'kind') ?? '');
  return isFunction ? 'Microsoft.Web/functionApp' : type.replace(/^microsoft/i, 'Microsoft');
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

/** Resource Manager takes texts of several lines; JSON does not, so the breaks in them become spaces. */
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
