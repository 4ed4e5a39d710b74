// Renamed resources: in, resources and their current names; out, the same with every reference by an old name updated.
// Kustomize, nameReference.
import { kindOf, nameOf, type Resource } from './resource.js';
import { eachMap, isMap, type JsonMap, textAt } from './value.js';

/** A field that holds a map with the name, or the name itself, and the kind that it refers to. */
const NAMED: readonly (readonly [string, readonly string[], string])[] = [
  ['configMapKeyRef', ['name'], 'ConfigMap'],
  ['configMapRef', ['name'], 'ConfigMap'],
  ['configMap', ['name'], 'ConfigMap'],
  ['secretKeyRef', ['name'], 'Secret'],
  ['secretRef', ['name'], 'Secret'],
  ['secret', ['secretName', 'name'], 'Secret'],
  ['persistentVolumeClaim', ['claimName'], 'PersistentVolumeClaim'],
  ['service', ['name'], 'Service'],
];
const TEXTS: Readonly<Record<string, string>> = {
  serviceAccountName: 'ServiceAccount',
  serviceAccount: 'ServiceAccount',
  serviceName: 'Service',
  secretName: 'Secret',
  storageClassName: 'StorageClass',
  ingressClassName: 'IngressClass',
};
/** Maps that contain both a kind and a name. */
const REFERENCES = new Set([
  'scaleTargetRef',
  'targetRef',
  'roleRef',
  'subjects',
  'parentRefs',
  'backendRefs',
  'ownerReferences',
]);

/** Current names of a kind's resources, by their names before this step. */
export type Renames = ReadonlyMap<string, string>;

export function renamesOf(resources: readonly Resource[], before: ReadonlyMap<Resource, string>): Renames {
  return new Map(
    resources.flatMap((each): readonly (readonly [string, string])[] => {
      const old = before.get(each);
      return old === undefined || old === nameOf(each) ? [] : [[`${kindOf(each)}/${old}`, nameOf(each)]];
    }),
  );
}

export function follow(resources: readonly Resource[], renames: Renames): void {
  if (renames.size === 0) return;
  const renamed = (holder: JsonMap, key: string, kind: string): void => {
    const now = renames.get(`${kind}/${textAt(holder, key) ?? ''}`);
    if (now !== undefined) holder[key] = now;
  };
  for (const { value } of resources) {
    eachMap(value, (map) => {
      for (const [field, keys, kind] of NAMED) {
        const holder = map[field];
        if (isMap(holder)) for (const key of keys) renamed(holder, key, kind);
      }
      for (const [field, kind] of Object.entries(TEXTS)) if (typeof map[field] === 'string') renamed(map, field, kind);
      const secrets = map.imagePullSecrets;
      if (Array.isArray(secrets)) for (const each of secrets) if (isMap(each)) renamed(each, 'name', 'Secret');
      for (const field of REFERENCES) {
        const held = map[field];
        for (const each of Array.isArray(held) ? held : [held])
          if (isMap(each))
            renamed(each, 'name', textAt(each, 'kind') ?? (field === 'backendRefs' ? 'Service' : 'Gateway'));
      }
    });
  }
}
