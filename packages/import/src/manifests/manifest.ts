// Cluster resources as their manifests describe them: in, document trees; out, one manifest per resource, with lists expanded
// and names that are unique in the input.
import type { FilePlace } from '../file-place.js';
import { at, entriesAt, itemsAt, type Tree, textAt } from '../reading/tree.js';

export interface Manifest {
  /** `Kind/name`, or `Kind/namespace/name` if a namespace is written; `#2` if it occurs again. */
  readonly id: string;
  readonly kind: string;
  readonly apiVersion: string;
  readonly name: string;
  /** Set if the picture uses a shorter name. */
  readonly shown?: string;
  /** The unit that it belongs to, such as a chart; by default its label says so. */
  readonly part?: string;
  /** As written; a resource without one is in `default`. */
  readonly namespace?: string;
  readonly labels: Labels;
  readonly tree: Tree;
  readonly place: FilePlace;
}

export type Labels = ReadonlyMap<string, string>;

/** A document that is not a resource, with the reason. */
export interface Skipped {
  readonly because: string;
  readonly place: FilePlace;
}

export function manifestsOf(documents: readonly Tree[]): {
  readonly manifests: readonly Manifest[];
  readonly skipped: readonly Skipped[];
} {
  const manifests: Manifest[] = [];
  const skipped: Skipped[] = [];
  const count = new Map<string, number>();
  const open = [...documents].toReversed();
  for (let tree = open.pop(); tree; tree = open.pop()) {
    const [kind, apiVersion] = [textAt(tree, 'kind') ?? '', textAt(tree, 'apiVersion') ?? ''];
    if (/List$/.test(kind) && at(tree, 'items')?.is === 'list') {
      open.push(...itemsAt(tree, 'items').toReversed());
      continue;
    }
    const because = noResource(kind, apiVersion);
    if (because !== undefined) {
      skipped.push({ because, place: tree.place });
      continue;
    }
    const name = textAt(tree, 'metadata', 'name') ?? `${textAt(tree, 'metadata', 'generateName') ?? ''}*`;
    const namespace = textAt(tree, 'metadata', 'namespace');
    const called = namespace === undefined ? `${kind}/${name}` : `${kind}/${namespace}/${name}`;
    const before = count.get(called) ?? 0;
    count.set(called, before + 1);
    manifests.push({
      id: before === 0 ? called : `${called}#${before + 1}`,
      kind,
      apiVersion,
      name,
      ...(namespace === undefined ? {} : { namespace }),
      labels: labelsAt(tree, 'metadata', 'labels'),
      tree,
      place: at(tree, 'metadata', 'name')?.place ?? tree.place,
    });
  }
  return { manifests, skipped };
}

function noResource(kind: string, apiVersion: string): string | undefined {
  if (kind === '' || apiVersion === '') return 'it has no kind or no apiVersion';
  if (/^kustomize\.config\.k8s\.io\//.test(apiVersion)) return 'it is a kustomize file, not a resource';
  return undefined;
}

export function labelsAt(tree: Tree | undefined, ...keys: readonly string[]): Labels {
  return new Map(
    entriesAt(tree, ...keys).flatMap(({ key, value }) => (value.is === 'scalar' ? [[key, value.text] as const] : [])),
  );
}

export interface PodTemplate {
  readonly labels: Labels;
  readonly spec: Tree;
}

/** Of a pod, of a resource with a pod template, and of a resource that creates such resources. */
export function podOf({ kind, tree, labels }: Manifest): PodTemplate | undefined {
  if (kind === 'Pod') {
    const spec = at(tree, 'spec');
    return spec && { labels, spec };
  }
  const template = at(tree, 'spec', 'template') ?? at(tree, 'spec', 'jobTemplate', 'spec', 'template');
  const spec = at(template, 'spec');
  if (!spec || at(spec, 'containers') === undefined) return undefined;
  return { labels: labelsAt(template, 'metadata', 'labels'), spec };
}

/** matchLabels and matchExpressions. Kubernetes API, LabelSelector. */
export function matches(selector: Tree | undefined, labels: Labels): boolean {
  for (const [key, value] of labelsAt(selector, 'matchLabels')) if (labels.get(key) !== value) return false;
  return itemsAt(selector, 'matchExpressions').every((each) => {
    const own = labels.get(textAt(each, 'key') ?? '');
    const values = itemsAt(each, 'values').map((value) => textAt(value));
    const operator = textAt(each, 'operator');
    if (operator === 'In') return own !== undefined && values.includes(own);
    if (operator === 'NotIn') return own === undefined || !values.includes(own);
    return operator === 'Exists' ? own !== undefined : operator === 'DoesNotExist' ? own === undefined : true;
  });
}

export function hasAll(labels: Labels, wanted: Labels): boolean {
  return wanted.size > 0 && [...wanted].every(([key, value]) => labels.get(key) === value);
}
