// The files that a kustomization names: in, a file; out, its resources, bases, components, patches and sources of generators. A
// base is a folder, in which only its kustomization is meant.
import type { FilesNamed } from '../../contract.js';
import { itemsAt, type Tree, textAt, textsAt } from '../../reading/tree.js';
import { readYaml } from '../../reading/yaml.js';
import { isKustomization, KUSTOMIZATIONS } from './build.js';

const LISTS = ['resources', 'bases', 'components', 'patchesStrategicMerge', 'configurations', 'crds'] as const;
const WITH_PATHS = ['patches', 'patchesJson6902', 'replacements'] as const;
const GENERATORS = ['configMapGenerator', 'secretGenerator'] as const;

export const filesNamed: FilesNamed = (file) => {
  if (!isKustomization(file.path)) return [];
  const [tree] = readYaml(file).documents;
  const folders = LISTS.flatMap((field) => textsAt(tree, field));
  return [...new Set([...folders, ...singleFiles(tree)])]
    .filter((path) => path !== '' && !/\n|^[a-z][a-z0-9+.-]*:\/\/|^git@/i.test(path))
    .flatMap((path) => [{ path }, ...KUSTOMIZATIONS.map((name) => ({ path: `${path}/${name}` }))]);
};

function singleFiles(tree: Tree | undefined): readonly string[] {
  const paths = WITH_PATHS.flatMap((field) => itemsAt(tree, field)).flatMap((each) => textAt(each, 'path') ?? []);
  const sources = GENERATORS.flatMap((field) => itemsAt(tree, field)).flatMap((each) => [
    // `key=path`, or only a path.
    ...textsAt(each, 'files').map((written) => written.slice(written.indexOf('=') + 1)),
    ...textsAt(each, 'envs'),
    ...textsAt(each, 'env'),
  ]);
  return [...paths, ...sources];
}
