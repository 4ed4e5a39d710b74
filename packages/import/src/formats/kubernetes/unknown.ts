// Keys that Kubernetes does not have: in, manifests; out, those keys as skipped, of kinds with a spec and of containers. Other
// kinds, and a spec itself, have hundreds of keys that no picture shows, and custom resources have any.
import type { LeftOut } from '../../contract.js';
import { type Manifest, podOf } from '../../manifests/manifest.js';
import { itemsAt, textAt } from '../../reading/tree.js';
import { unknownKeys } from '../../reading/unknown-keys.js';
import { CONTAINER_KEYS, MANIFEST_KEYS, SPECIFIED_KINDS } from './keys.data.js';

/** Groups of Kubernetes itself: `v1`, `apps/v1`, `networking.k8s.io/v1`. */
const OWN_GROUP = /^(?:[a-z]{1,20}\/|[a-z.]{1,60}\.k8s\.io\/)?v\d\w{0,8}$/;

export function unknownIn(manifest: Manifest): readonly LeftOut[] {
  const { kind, apiVersion, id, tree } = manifest;
  if (!SPECIFIED_KINDS.has(kind) || !OWN_GROUP.test(apiVersion)) return [];
  const spec = podOf(manifest)?.spec;
  const containers = ['initContainers', 'containers', 'ephemeralContainers'].flatMap((field) => itemsAt(spec, field));
  return [
    ...unknownKeys(tree, MANIFEST_KEYS, id),
    ...containers.flatMap((each) => unknownKeys(each, CONTAINER_KEYS, `${id} ${textAt(each, 'name') ?? ''}`.trim())),
  ];
}
