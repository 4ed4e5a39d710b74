// A kustomization's changes to all its resources: in, the kustomization and the resources, which are changed in place. Patches
// are in patch.ts, names in names.ts.
import type { Budget } from '../../reading/budget.js';
import { kindOf, nameOf, type Resource } from './resource.js';
import { copied, eachMap, isMap, type Json, type JsonMap, listAt, madeAt, mapAt, textAt, valueAt } from './value.js';

/** They have no namespace, or keep their name. */
const CLUSTER_WIDE = new Set([
  'Namespace',
  'ClusterRole',
  'ClusterRoleBinding',
  'CustomResourceDefinition',
  'PersistentVolume',
  'StorageClass',
  'IngressClass',
  'GatewayClass',
  'PriorityClass',
  'APIService',
  'ValidatingWebhookConfiguration',
  'MutatingWebhookConfiguration',
]);
/** Maps of a resource that take the labels, at most; most have one. */
const LABELLED = 2;
const NAMES_STAY = new Set(['CustomResourceDefinition', 'APIService', 'Namespace']);

export function setNamespace(kustomization: JsonMap, resources: readonly Resource[]): void {
  const namespace = textAt(kustomization, 'namespace');
  if (namespace === undefined || namespace === '') return;
  for (const each of resources) {
    if (!CLUSTER_WIDE.has(kindOf(each))) madeAt(each.value, 'metadata').namespace = namespace;
    if (kindOf(each) === 'Namespace') madeAt(each.value, 'metadata').name = namespace;
    for (const subject of listAt(each.value, 'subjects'))
      if (isMap(subject) && textAt(subject, 'kind') === 'ServiceAccount') subject.namespace = namespace;
  }
}

export function setNames(kustomization: JsonMap, resources: readonly Resource[], budget: Budget): void {
  const [before, behind] = [textAt(kustomization, 'namePrefix') ?? '', textAt(kustomization, 'nameSuffix') ?? ''];
  if (before === '' && behind === '') return;
  for (const each of resources) {
    if (NAMES_STAY.has(kindOf(each))) continue;
    budget.characters(before.length + behind.length + nameOf(each).length);
    each.before.push(nameOf(each));
    madeAt(each.value, 'metadata').name = `${before}${nameOf(each)}${behind}`;
  }
}

export function setLabels(kustomization: JsonMap, resources: readonly Resource[], budget: Budget): void {
  const counted = (pairs: JsonMap): void => budget.items(LABELLED * Object.keys(pairs).length * resources.length);
  const common = mapAt(kustomization, 'commonLabels');
  if (common) counted(common);
  if (common) label(common, resources, true, true);
  for (const each of listAt(kustomization, 'labels')) {
    const pairs = mapAt(each, 'pairs');
    const selectors = valueAt(each, 'includeSelectors') === true;
    if (pairs) counted(pairs);
    if (pairs) label(pairs, resources, selectors, selectors || valueAt(each, 'includeTemplates') === true);
  }
  const annotations = mapAt(kustomization, 'commonAnnotations');
  if (annotations) counted(annotations);
  if (annotations)
    for (const { value } of resources) Object.assign(madeAt(value, 'metadata', 'annotations'), annotations);
}

const WITH_TEMPLATE = new Set(['Deployment', 'StatefulSet', 'DaemonSet', 'ReplicaSet', 'Job', 'ReplicationController']);

function label(pairs: JsonMap, resources: readonly Resource[], selectors: boolean, templates: boolean): void {
  for (const resource of resources) {
    const { value } = resource;
    const kind = kindOf(resource);
    Object.assign(madeAt(value, 'metadata', 'labels'), pairs);
    if (templates && WITH_TEMPLATE.has(kind))
      Object.assign(madeAt(value, 'spec', 'template', 'metadata', 'labels'), pairs);
    if (templates && kind === 'CronJob')
      Object.assign(madeAt(value, 'spec', 'jobTemplate', 'spec', 'template', 'metadata', 'labels'), pairs);
    if (!selectors) continue;
    if (kind === 'Service' && mapAt(value, 'spec', 'selector')) Object.assign(madeAt(value, 'spec', 'selector'), pairs);
    if (WITH_TEMPLATE.has(kind) && kind !== 'Job')
      Object.assign(madeAt(value, 'spec', 'selector', 'matchLabels'), pairs);
    if ((kind === 'PodDisruptionBudget' || kind === 'NetworkPolicy') && mapAt(value, 'spec'))
      Object.assign(madeAt(value, 'spec', kind === 'NetworkPolicy' ? 'podSelector' : 'selector', 'matchLabels'), pairs);
  }
}

export function setImages(kustomization: JsonMap, resources: readonly Resource[]): void {
  for (const image of listAt(kustomization, 'images')) {
    const name = textAt(image, 'name');
    if (name === undefined) continue;
    for (const { value } of resources)
      eachMap(value, (map) => {
        for (const list of [map.containers, map.initContainers])
          for (const container of Array.isArray(list) ? list : [])
            if (isMap(container)) setImage(container, name, image);
      });
  }
}

function setImage(container: JsonMap, name: string, image: Json): void {
  const written = textAt(container, 'image') ?? '';
  const [, bare = written, tag = '', digest = ''] = /^(.*?)(:[\w.-]+)?(@sha256:.*)?$/.exec(written) ?? [];
  if (bare !== name) return;
  const [newTag, newDigest, suffix] = [textAt(image, 'newTag'), textAt(image, 'digest'), textAt(image, 'tagSuffix')];
  const behind =
    newDigest !== undefined ? `@${newDigest}` : newTag !== undefined ? `:${newTag}` : `${tag}${suffix ?? ''}${digest}`;
  container.image = `${textAt(image, 'newName') ?? bare}${behind}`;
}

export function setReplicas(kustomization: JsonMap, resources: readonly Resource[]): void {
  for (const each of listAt(kustomization, 'replicas')) {
    const [name, count] = [textAt(each, 'name'), valueAt(each, 'count')];
    for (const resource of resources)
      if ((nameOf(resource) === name || resource.before.includes(name ?? '')) && mapAt(resource.value, 'spec'))
        madeAt(resource.value, 'spec').replicas = count ?? 1;
  }
}

/** `$(NAME)` in arguments and the environment, replaced by the value of a resource's field. */
export function setVariables(kustomization: JsonMap, resources: readonly Resource[], budget: Budget): void {
  const values = new Map<string, string>();
  for (const each of listAt(kustomization, 'vars')) {
    const [name, kind, of] = [textAt(each, 'name'), textAt(each, 'objref', 'kind'), textAt(each, 'objref', 'name')];
    const path = (textAt(each, 'fieldref', 'fieldpath') ?? 'metadata.name').split('.');
    const source = resources.find(
      (resource) => kindOf(resource) === kind && (nameOf(resource) === of || resource.before.includes(of ?? '')),
    );
    const value = source && textAt(source.value, ...path);
    if (name !== undefined && value !== undefined) values.set(name, value);
  }
  if (values.size === 0) return;
  const replaced = (text: string): string =>
    text.replace(/\$\((\w{1,100})\)/g, (whole, name: string) => {
      const value = values.get(name) ?? whole;
      budget.characters(value.length);
      return value;
    });
  for (const { value } of resources) {
    eachMap(value, (map) => {
      for (const field of ['args', 'command']) {
        const list = map[field];
        if (Array.isArray(list)) map[field] = list.map((each) => (typeof each === 'string' ? replaced(each) : each));
      }
      if (typeof map.value === 'string') map.value = replaced(map.value);
    });
  }
}

/** Copies a field of one resource into fields of others. */
export function setReplacements(kustomization: JsonMap, resources: readonly Resource[], budget: Budget): void {
  for (const each of listAt(kustomization, 'replacements')) {
    const from = mapAt(each, 'source');
    const source = resources.find((resource) => isSelected(resource, from));
    const value = source && valueAt(source.value, ...(textAt(from, 'fieldPath') ?? 'metadata.name').split('.'));
    if (value === undefined) continue;
    for (const target of listAt(each, 'targets')) {
      for (const resource of resources.filter((own) => isSelected(own, mapAt(target, 'select')))) {
        for (const path of listAt(target, 'fieldPaths'))
          put(resource.value, String(path).split('.'), copied(value, budget));
      }
    }
  }
}

function isSelected(resource: Resource, select: JsonMap | undefined): boolean {
  const [kind, name] = [textAt(select, 'kind'), textAt(select, 'name')];
  if (kind === undefined && name === undefined) return false;
  return (
    (kind === undefined || kindOf(resource) === kind) &&
    (name === undefined || nameOf(resource) === name || resource.before.includes(name))
  );
}

/** A path of keys; `[name=x]` and `*` select items of a list. */
function put(value: Json, [first = '', ...rest]: readonly string[], what: Json): void {
  if (Array.isArray(value)) {
    const [, key, wanted] = /^\[([^=]+)=([^\]]*)\]$/.exec(first) ?? [];
    for (const item of value)
      if (first === '*' || (key !== undefined && textAt(item, key) === wanted)) put(item, rest, what);
    return;
  }
  if (!isMap(value)) return;
  if (rest.length === 0) value[first] = what;
  else if (value[first] !== undefined) put(value[first] ?? null, rest, what);
}
