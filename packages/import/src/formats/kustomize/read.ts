// The reader of kustomizations: in, the files of a folder; out, the picture of what the root builds. If there are several
// roots, each is built and all are drawn.

import type { ImportReader, PlacedDiagnostic } from '../../contract.js';
import { manifestsOf } from '../../manifests/manifest.js';
import { clusterPicture } from '../../manifests/picture.js';
import { type Budget, withinBudget } from '../../reading/budget.js';
import { askedRoot, folderOf, fromFolder } from '../../reading/paths.js';
import { itemsAt, textsAt } from '../../reading/tree.js';
import { readYaml } from '../../reading/yaml.js';
import { type Build, built, isKustomization, kustomizationIn } from './build.js';
import { markOf } from './mark.js';
import { follow, renamesOf } from './names.js';
import { nameOf, type Resource } from './resource.js';
import { copied, type JsonMap, madeAt, treeOf } from './value.js';

const MOST_KUSTOMIZATIONS = 500;

export const read: ImportReader = withinBudget(({ files, options }, budget) => {
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  const diagnostics: PlacedDiagnostic[] = [];
  const root = askedRoot(options);
  const roots = root === undefined ? rootsOf(contents) : [root];
  const build: Build = {
    contents,
    diagnostics,
    leftOut: [],
    budget,
    seen: new Set(),
    open: [],
    left: MOST_KUSTOMIZATIONS,
  };
  const resources = roots.flatMap((root) => marked(built(root, build), budget));
  const trees = resources.map(({ value, place }) => treeOf(value, place, budget));
  const { manifests } = manifestsOf(trees);
  const { output } = clusterPicture(manifests, titleOf(roots), options);
  return { ...output, leftOut: [...(output.leftOut ?? []), ...build.leftOut], diagnostics };
});

/** Adds content suffixes to generated names at the end, after all other changes. */
function marked(resources: readonly Resource[], budget: Budget): readonly Resource[] {
  const before = new Map(resources.map((each) => [each, nameOf(each)]));
  for (const each of resources) {
    if (!each.marked) continue;
    const value = copied(each.value, budget) as JsonMap;
    madeAt(value, 'metadata').name = `${nameOf(each)}-${markOf(each.value)}`;
    each.value = value;
  }
  follow(resources, renamesOf(resources, before));
  return resources;
}

/** Folders with a kustomization that no other one uses. */
function rootsOf(contents: ReadonlyMap<string, string>): readonly string[] {
  const folders = [...contents.keys()].filter(isKustomization).map(folderOf);
  const named = new Set(
    folders.flatMap((folder) => {
      const path = kustomizationIn(folder, contents);
      const [tree] = path === undefined ? [] : readYaml({ path, content: contents.get(path) ?? '' }).documents;
      const lists = ['resources', 'bases', 'components'].flatMap((field) =>
        itemsAt(tree, field).flatMap((each) => textsAt(each)),
      );
      return lists.flatMap((each) => fromFolder(folder, each) ?? []);
    }),
  );
  const roots = [...new Set(folders)].filter((folder) => !named.has(folder));
  return roots.length > 0 ? roots : folders.slice(0, 1);
}

function titleOf([root, ...others]: readonly string[]): string {
  return others.length > 0 ? 'Kustomizations' : root?.split('/').pop() || 'Kustomization';
}
