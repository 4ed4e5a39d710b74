// Builds kustomizations: in, the files and the folder of one; out, its resources after all of its changes, bases and components
// first. Nothing is fetched: remote resources are reported as skipped, and what needs a plugin or a chart is refused by name.
import type { LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { placed } from '../../placed.js';
import type { Budget } from '../../reading/budget.js';
import { fromFolder } from '../../reading/paths.js';
import type { Tree } from '../../reading/tree.js';
import { at as treeAt } from '../../reading/tree.js';
import { unknownKeys } from '../../reading/unknown-keys.js';
import { readYaml } from '../../reading/yaml.js';
import { kustomizeReport } from './codes.js';
import { generatedBy } from './generate.js';
import { FIELDS } from './keys.data.js';
import { follow, renamesOf } from './names.js';
import { jsonPatched, strategic } from './patch.js';
import { isMeant, kindOf, nameOf, type Resource, type Target } from './resource.js';
import {
  setImages,
  setLabels,
  setNames,
  setNamespace,
  setReplacements,
  setReplicas,
  setVariables,
} from './transform.js';
import { copied, dataOf, isMap, type Json, type JsonMap, listAt, mapAt, textAt } from './value.js';

export interface Build {
  readonly contents: ReadonlyMap<string, string>;
  readonly diagnostics: PlacedDiagnostic[];
  readonly leftOut: LeftOut[];
  /** Of the whole import. */
  readonly budget: Budget;
  /** Files that were read before: what they contain counts from the second time on. */
  readonly seen: Set<string>;
  /** Folders that are being built, outermost first. */
  readonly open: string[];
  /** How many more kustomizations can be built. */
  left: number;
}

const DEEPEST = 20;
export const KUSTOMIZATIONS: readonly string[] = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

export function isKustomization(path: string): boolean {
  return KUSTOMIZATIONS.includes(path.slice(path.lastIndexOf('/') + 1));
}

export function kustomizationIn(folder: string, contents: ReadonlyMap<string, string>): string | undefined {
  return KUSTOMIZATIONS.map((name) => joined(folder, name)).find((path) => contents.has(path));
}

/** Never found, because it is not a path of the input. */
function joined(folder: string, written: string): string {
  return fromFolder(folder, written) ?? '\u0000';
}

/** Applied to the resources of the parent if `onto` gives them, as for a component. */
export function built(folder: string, build: Build, onto: readonly Resource[] = []): readonly Resource[] {
  const path = kustomizationIn(folder, build.contents);
  if (path === undefined || build.open.includes(folder) || build.open.length > DEEPEST || build.left-- <= 0)
    return onto;
  const { documents, problems } = readYaml({ path, content: build.contents.get(path) ?? '' });
  build.diagnostics.push(...problems);
  const [tree] = documents;
  const kustomization = tree && dataOf(tree);
  if (!tree || !isMap(kustomization)) return onto;
  build.leftOut.push(...unknownKeys(tree, FIELDS));
  build.open.push(folder);
  const step: Step = { build, folder, tree, kustomization, place: tree.place };
  let resources = [...onto, ...gathered(step)];
  for (const each of listAt(kustomization, 'components')) {
    const inside = joined(folder, String(each));
    if (kustomizationIn(inside, build.contents) === undefined) missing(step, String(each), 'components');
    else resources = [...built(inside, build, resources)];
  }
  resources = generated(step, resources);
  resources = patched(step, resources);
  transformed(step, resources);
  for (const each of listAt(kustomization, 'configurations')) {
    if (!build.contents.has(joined(folder, String(each)))) missing(step, String(each), 'configurations');
  }
  refusedParts(step);
  build.open.pop();
  return resources;
}

interface Step {
  readonly build: Build;
  readonly folder: string;
  readonly tree: Tree;
  readonly kustomization: JsonMap;
  readonly place: FilePlace;
}

function placeOf({ tree, place }: Step, ...keys: readonly string[]): FilePlace {
  return treeAt(tree, ...keys)?.place ?? place;
}

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:\/\/|git@|[\w-]+(?:\.[\w-]+)+\/)|[?&](?:ref|version)=/;

/** Skips remote resources; a missing local one is an error, because kustomize could not build without it. */
function missing(step: Step, name: string, field: string): void {
  const place = placeOf(step, field);
  if (ELSEWHERE.test(name)) {
    step.build.leftOut.push({ external: name, because: 'it is remote and nothing is fetched', place });
    return;
  }
  const reason = `${field} names ${name}, which is not among the files`;
  step.build.diagnostics.push(
    placed('I110', place, { reason, instead: 'Import the folder with every file that it names.' }),
  );
}

function gathered(step: Step): readonly Resource[] {
  const { kustomization, folder, build } = step;
  return ['resources', 'bases'].flatMap((field) =>
    listAt(kustomization, field).flatMap((each): readonly Resource[] => {
      const path = joined(folder, String(each));
      const content = build.contents.get(path);
      if (content !== undefined) return resourcesIn(path, content, build);
      if (kustomizationIn(path, build.contents) !== undefined) return built(path, build);
      missing(step, String(each), field);
      return [];
    }),
  );
}

function resourcesIn(path: string, content: string, build: Build): readonly Resource[] {
  const again = build.seen.has(path);
  build.seen.add(path);
  if (again) build.budget.steps(content.length);
  const { documents, problems } = readYaml({ path, content });
  build.diagnostics.push(...problems);
  return documents.flatMap((tree): readonly Resource[] => {
    const value = dataOf(tree);
    if (again) copied(value, build.budget);
    if (!isMap(value)) return [];
    if (/List$/.test(textAt(value, 'kind') ?? '') && Array.isArray(value.items))
      return value.items.flatMap((each) =>
        isMap(each) ? [{ value: each, place: tree.place, before: [], marked: false }] : [],
      );
    return [{ value, place: tree.place, before: [], marked: false }];
  });
}

function generated(step: Step, resources: readonly Resource[]): Resource[] {
  const { kustomization, folder, build, place } = step;
  const out = [...resources];
  const fileAt = (path: string): string | undefined => {
    const content = build.contents.get(joined(folder, path));
    if (content === undefined) missing(step, path, 'configMapGenerator');
    return content;
  };
  for (const { resource, behavior } of generatedBy(kustomization, place, fileAt, build.budget)) {
    const own = out.find(
      (each) =>
        kindOf(each) === kindOf(resource) &&
        (nameOf(each) === nameOf(resource) || each.before.includes(nameOf(resource))),
    );
    if (own && behavior === 'merge')
      own.value = strategic(own.value, { data: resource.value.data ?? {} }, build.budget) ?? own.value;
    else if (own && behavior === 'replace') own.value = { ...own.value, data: resource.value.data ?? {} };
    else out.push(resource);
  }
  return out;
}

interface Patch {
  readonly content: Json;
  readonly target?: Target;
  readonly place: FilePlace;
}

function patched(step: Step, resources: readonly Resource[]): Resource[] {
  let out = [...resources];
  for (const patch of patchesOf(step)) {
    if (Array.isArray(patch.content)) {
      for (const resource of out.filter((each) => patch.target && isMeant(each, patch.target))) {
        const after = jsonPatched(resource.value, patch.content, step.build.budget);
        if ('value' in after) resource.value = after.value;
        else
          step.build.diagnostics.push(
            unfit(patch.place, `the patch does not fit ${kindOf(resource)}/${nameOf(resource)}: ${after.reason}`),
          );
      }
      continue;
    }
    if (!isMap(patch.content)) continue;
    const content = patch.content;
    const target = patch.target ?? ownTarget(content);
    const targets = out.filter((each) => isMeant(each, target));
    if (targets.length === 0 && !patch.target)
      step.build.diagnostics.push(
        unfit(patch.place, `this patch has no target ${target.kind ?? ''}/${target.name ?? ''}`),
      );
    const gone = new Set<Resource>();
    for (const resource of targets) {
      const { metadata, ...rest } = content;
      const own = isMap(metadata) ? { ...rest, metadata: withoutName(metadata) } : rest;
      const after = strategic(
        resource.value,
        patch.target
          ? own
          : { ...own, kind: resource.value.kind ?? null, apiVersion: resource.value.apiVersion ?? null },
        step.build.budget,
      );
      if (after === undefined) gone.add(resource);
      else resource.value = after;
    }
    out = out.filter((each) => !gone.has(each));
  }
  return out;
}

function withoutName(metadata: JsonMap): JsonMap {
  const { name: _, namespace: __, ...rest } = metadata;
  return rest;
}

function unfit(place: FilePlace, reason: string): PlacedDiagnostic {
  return placed('I110', place, { reason, instead: 'Fix the patch, or also import the resource that it changes.' });
}

function ownTarget(content: JsonMap): Target {
  const [kind, name, namespace] = [
    textAt(content, 'kind'),
    textAt(content, 'metadata', 'name'),
    textAt(content, 'metadata', 'namespace'),
  ];
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(name === undefined ? {} : { name }),
    ...(namespace === undefined ? {} : { namespace }),
  };
}

function patchesOf(step: Step): readonly Patch[] {
  const { kustomization } = step;
  const merges = listAt(kustomization, 'patchesStrategicMerge').flatMap((each) =>
    contentsOf(step, String(each), 'patchesStrategicMerge'),
  );
  const others = ['patches', 'patchesJson6902'].flatMap((field) =>
    listAt(kustomization, field).flatMap((each) => {
      const target = targetOf(mapAt(each, 'target'));
      const inline = textAt(each, 'patch');
      const path = textAt(each, 'path');
      const patches =
        inline !== undefined
          ? contentsOf(step, inline, field, true)
          : path !== undefined
            ? contentsOf(step, path, field)
            : typeof each === 'string'
              ? contentsOf(step, each, field)
              : [];
      return patches.map((patch): Patch => ({ ...patch, ...(target ? { target } : {}) }));
    }),
  );
  return [...merges, ...others];
}

function targetOf(target: JsonMap | undefined): Target | undefined {
  if (!target) return undefined;
  const fields = ['group', 'version', 'kind', 'name', 'namespace', 'labelSelector'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => (textAt(target, field) === undefined ? [] : [[field, textAt(target, field)]])),
  );
}

/** A file, or a patch written inline. */
function contentsOf(step: Step, written: string, field: string, inline = false): readonly Patch[] {
  const isText = inline || written.includes('\n');
  const path = isText ? undefined : joined(step.folder, written);
  const content = path === undefined ? written : step.build.contents.get(path);
  const place = path === undefined ? placeOf(step, field) : { file: path, span: { start: 0, end: 0 } };
  if (content === undefined) {
    missing(step, written, field);
    return [];
  }
  const { documents, problems } = readYaml({ path: path ?? '', content });
  for (const { diagnostic } of problems)
    step.build.diagnostics.push({
      file: place.file,
      diagnostic: path === undefined ? { ...diagnostic, span: place.span } : diagnostic,
    });
  return documents.map((tree) => ({
    content: dataOf(tree),
    place: path === undefined ? place : { ...place, span: tree.place.span },
  }));
}

function transformed({ kustomization, build: { budget } }: Step, resources: readonly Resource[]): void {
  const before = new Map(resources.map((each) => [each, nameOf(each)]));
  setNamespace(kustomization, resources);
  setNames(kustomization, resources, budget);
  follow(resources, renamesOf(resources, before));
  setLabels(kustomization, resources, budget);
  setReplicas(kustomization, resources);
  setImages(kustomization, resources);
  setReplacements(kustomization, resources, budget);
  setVariables(kustomization, resources, budget);
}

/** Charts need helm, plugins run code. */
function refusedParts(step: Step): void {
  for (const field of ['helmCharts', 'helmChartInflationGenerator', 'generators', 'transformers', 'validators']) {
    for (const each of listAt(step.kustomization, field)) {
      const name = textAt(each, 'name') ?? textAt(each, 'chart') ?? (typeof each === 'string' ? each : field);
      const place = placeOf(step, field);
      step.build.diagnostics.push({
        file: place.file,
        diagnostic: kustomizeReport('I310', place.span, { field, name }),
      });
    }
  }
}
