// Manifests by what selects them: in, all manifests; out, those with pods by namespace and label, and the definitions of custom
// resources by name. Every service looks here, so that none looks through all manifests.
import { grouped } from '../grouped.js';
import { textAt } from '../reading/tree.js';
import { type Labels, type Manifest, podOf } from './manifest.js';

export interface PodsOf {
  readonly of: Manifest;
  readonly labels: Labels;
}

/** Candidates in a namespace for a selector with these labels, in the order of the files. */
export type Pods = (namespace: string, wanted: Labels) => readonly PodsOf[];

export function podsIn(manifests: readonly Manifest[], namespaceOf: (manifest: Manifest) => string): Pods {
  const keyed = manifests.flatMap((of) => {
    const pod = podOf(of);
    if (!pod) return [];
    const namespace = namespaceOf(of);
    const keys = [keyOf(namespace), ...[...pod.labels].map(([label, value]) => keyOf(namespace, label, value))];
    return keys.map((key) => ({ key, of, labels: pod.labels }));
  });
  const byKey = grouped(keyed, ({ key }) => key);
  return (namespace, wanted) => {
    const lists = [...wanted].map(([label, value]) => byKey.get(keyOf(namespace, label, value)) ?? []);
    const [fewest] = lists.toSorted((a, b) => a.length - b.length);
    return fewest ?? byKey.get(keyOf(namespace)) ?? [];
  };
}

function keyOf(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}

export function definitionsIn(manifests: readonly Manifest[]): ReadonlyMap<string, Manifest> {
  const definitions = new Map<string, Manifest>();
  for (const each of manifests) {
    if (each.kind !== 'CustomResourceDefinition') continue;
    const key = `${textAt(each.tree, 'spec', 'group')}/${textAt(each.tree, 'spec', 'names', 'kind')}`;
    if (!definitions.has(key)) definitions.set(key, each);
  }
  return definitions;
}
