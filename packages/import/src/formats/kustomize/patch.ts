// Patches: in, a resource and the changes; out, the changed value. Strategic merges match list items by the field that
// identifies them (Kubernetes API, patchMergeKey); JSON patches follow RFC 6902.
import { type Budget, newBudget } from '../../reading/budget.js';
import { copied, isMap, type Json, type JsonMap, textAt } from './value.js';

/** By the list's own key; if there are several, the first that all items have. */
const MERGE_KEYS: Readonly<Record<string, readonly string[]>> = {
  containers: ['name'],
  initContainers: ['name'],
  ephemeralContainers: ['name'],
  env: ['name'],
  volumes: ['name'],
  volumeMounts: ['mountPath'],
  volumeDevices: ['devicePath'],
  ports: ['containerPort', 'port'],
  imagePullSecrets: ['name'],
  hostAliases: ['ip'],
  secrets: ['name'],
  conditions: ['type'],
  ownerReferences: ['uid'],
  topologySpreadConstraints: ['topologyKey'],
};

/** Undefined if the patch deletes it. */
export function strategic(value: JsonMap, patch: JsonMap, budget: Budget): JsonMap | undefined {
  budget.steps(1);
  if (textAt(patch, '$patch') === 'delete') return undefined;
  if (textAt(patch, '$patch') === 'replace') return withoutDirectives(patch, budget);
  const out: JsonMap = { ...value };
  for (const [key, change] of Object.entries(patch)) {
    const before = Object.hasOwn(out, key) ? out[key] : undefined;
    if (change === null) delete out[key];
    else if (isMap(change) && isMap(before)) {
      const after = strategic(before, change, budget);
      if (after === undefined) delete out[key];
      else out[key] = after;
    } else if (Array.isArray(change) && Array.isArray(before)) out[key] = mergedList(key, before, change, budget);
    else if (!key.startsWith('$'))
      out[key] = isMap(change) ? withoutDirectives(change, budget) : copied(change, budget);
  }
  return out;
}

function withoutDirectives(patch: JsonMap, budget: Budget): JsonMap {
  const out = copied(patch, budget) as JsonMap;
  delete out.$patch;
  return out;
}

function mergedList(name: string, before: readonly Json[], change: readonly Json[], budget: Budget): Json[] {
  const key = (MERGE_KEYS[name] ?? []).find((each) =>
    [...before, ...change].every(
      (item) => isMap(item) && (textAt(item, each) !== undefined || textAt(item, '$patch') !== undefined),
    ),
  );
  if (key === undefined) return copied([...change], budget) as Json[];
  const out = [...before];
  for (const item of change) {
    if (!isMap(item)) continue;
    const at = out.findIndex((each) => textAt(each, key) === textAt(item, key));
    const own = out[at];
    const after = own !== undefined && isMap(own) ? strategic(own, item, budget) : withoutDirectives(item, budget);
    if (at === -1) {
      if (textAt(item, '$patch') !== 'delete') out.push(after ?? null);
    } else if (after === undefined) out.splice(at, 1);
    else out[at] = after;
  }
  return out;
}

/** The reason if an operation cannot be applied. */
export function jsonPatched(
  value: JsonMap,
  operations: readonly Json[],
  budget: Budget,
): { readonly value: JsonMap } | { readonly reason: string } {
  // Replaces the value, so only what the operations add counts.
  const root = copied(value, newBudget()) as JsonMap;
  for (const operation of operations) {
    const [op = '', path = ''] = [textAt(operation, 'op'), textAt(operation, 'path')];
    const from = textAt(operation, 'from');
    const value = isMap(operation) ? operation.value : undefined;
    const moved = from === undefined ? undefined : read(root, from);
    const what = op === 'copy' || op === 'move' ? moved : value;
    if (op === 'move' && from !== undefined) change(root, from, 'remove', undefined);
    if (op === 'test') continue;
    if (
      !change(root, path, op === 'copy' || op === 'move' ? 'add' : op, what === undefined ? null : copied(what, budget))
    )
      return { reason: `there is no value at ${path}` };
  }
  return { value: root };
}

function partsOf(path: string): readonly string[] {
  return path
    .split('/')
    .slice(1)
    .map((each) => each.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function read(root: Json, path: string): Json | undefined {
  let at: Json | undefined = root;
  for (const part of partsOf(path)) at = Array.isArray(at) ? at[Number(part)] : isMap(at) ? at[part] : undefined;
  return at;
}

function change(root: JsonMap, path: string, op: string, value: Json | undefined): boolean {
  const parts = partsOf(path);
  const last = parts.at(-1);
  const holder = read(
    root,
    `/${parts
      .slice(0, -1)
      .map((each) => each.replaceAll('~', '~0').replaceAll('/', '~1'))
      .join('/')}`.replace(/^\/$/, ''),
  );
  if (last === undefined) return false;
  if (Array.isArray(holder)) {
    const at = last === '-' ? holder.length : Number(last);
    if (!Number.isInteger(at) || at < 0 || at > holder.length) return false;
    if (op === 'add') holder.splice(at, 0, value ?? null);
    else if (op === 'remove') holder.splice(at, 1);
    else holder[at] = value ?? null;
    return true;
  }
  if (!isMap(holder)) return false;
  if (op === 'remove') {
    if (!Object.hasOwn(holder, last)) return false;
    delete holder[last];
  } else holder[last] = value ?? null;
  return true;
}
