// References within a cluster: in, manifests; out, edges between them, each with its reason, and references to what is missing.
// Each kind's rules are in one table; a missing namespace is `default`.
import type { FilePlace } from '../file-place.js';
import { at, entriesAt, itemsAt, type Tree, textAt } from '../reading/tree.js';
import { hasAll, type Labels, labelsAt, type Manifest, matches, podOf } from './manifest.js';
import { definitionsIn, type Pods, podsIn } from './selected.js';

export interface ClusterEdge {
  readonly from: Manifest;
  readonly to: Manifest;
  readonly why: string;
  readonly place: FilePlace;
}

export interface Missing {
  readonly from: Manifest;
  /** `Secret/db`, `pods with app=web`. */
  readonly to: string;
  readonly place: FilePlace;
}

export interface ClusterEdges {
  readonly edges: readonly ClusterEdge[];
  readonly missing: readonly Missing[];
  /** An environment value whose host is a service of the input. */
  readonly hints: readonly ClusterEdge[];
}

interface Finding {
  readonly all: readonly Manifest[];
  readonly pods: Pods;
  /** Definitions of custom resources, by group and kind. */
  readonly definitions: ReadonlyMap<string, Manifest>;
  readonly byName: ReadonlyMap<string, Manifest>;
  readonly edges: ClusterEdge[];
  readonly missing: Missing[];
  readonly hints: ClusterEdge[];
}

export function edgesOf(manifests: readonly Manifest[]): ClusterEdges {
  const byName = new Map<string, Manifest>();
  for (const each of manifests) {
    const key = keyOf(each.kind, namespaceOf(each), each.name);
    if (!byName.has(key)) byName.set(key, each);
  }
  const definitions = definitionsIn(manifests);
  const pods = podsIn(manifests, namespaceOf);
  const finding: Finding = { all: manifests, pods, definitions, byName, edges: [], missing: [], hints: [] };
  for (const manifest of manifests) {
    podEdges(manifest, finding);
    RULES[manifest.kind]?.(manifest, finding);
    commonEdges(manifest, finding);
  }
  return { edges: distinct(finding.edges), missing: finding.missing, hints: distinct(finding.hints) };
}

function distinct(edges: readonly ClusterEdge[]): readonly ClusterEdge[] {
  const seen = new Set<string>();
  return edges.filter(({ from, to, why }) => {
    const key = `${from.id}\n${to.id}\n${why}`;
    if (from === to || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const CLUSTER_WIDE = new Set([
  'ClusterRole',
  'StorageClass',
  'IngressClass',
  'GatewayClass',
  'PersistentVolume',
  'CustomResourceDefinition',
  'Namespace',
]);

function namespaceOf({ kind, namespace }: Manifest): string {
  return CLUSTER_WIDE.has(kind) ? '' : (namespace ?? 'default');
}

function keyOf(kind: string, namespace: string, name: string): string {
  return `${kind}/${CLUSTER_WIDE.has(kind) ? '' : namespace}/${name}`;
}

function refer(
  from: Manifest,
  kind: string,
  named: Tree | undefined,
  why: string,
  finding: Finding,
  namespace?: string,
): void {
  const name = textAt(named);
  if (named === undefined || name === undefined || name === '') return;
  referTo(from, kind, name, named.place, why, finding, namespace);
}

function referTo(
  from: Manifest,
  kind: string,
  name: string,
  place: FilePlace,
  why: string,
  finding: Finding,
  namespace?: string,
): void {
  const to = finding.byName.get(keyOf(kind, namespace ?? from.namespace ?? 'default', name));
  if (to) finding.edges.push({ from, to, why, place });
  else finding.missing.push({ from, to: `${kind}/${name}`, place });
}

/** Resources that create pods with these labels in the same namespace. */
function select(
  from: Manifest,
  wanted: Labels,
  selects: (labels: Labels) => boolean,
  place: FilePlace,
  why: string,
  finding: Finding,
): void {
  const pods = finding.pods(from.namespace ?? 'default', wanted).filter(({ labels }) => selects(labels));
  for (const { of: to } of pods) finding.edges.push({ from, to, why, place });
  const label = [...wanted].map(([key, value]) => `${key}=${value}`).join(',');
  if (pods.length === 0 && label !== '') finding.missing.push({ from, to: `pods with ${label}`, place });
}

function selectBy(from: Manifest, selector: Tree | undefined, why: string, finding: Finding): void {
  if (!selector) return;
  const wanted = labelsAt(selector, 'matchLabels');
  select(from, wanted, (labels) => matches(selector, labels), selector.place, why, finding);
}

function selectAll(from: Manifest, finding: Finding): void {
  const selector = at(from.tree, 'spec', 'selector');
  const wanted = labelsAt(selector);
  select(from, wanted, (labels) => hasAll(labels, wanted), selector?.place ?? from.place, 'selector', finding);
}

function podEdges(from: Manifest, finding: Finding): void {
  const pod = podOf(from);
  if (!pod) return;
  const { spec } = pod;
  for (const volume of itemsAt(spec, 'volumes')) {
    for (const source of [volume, ...itemsAt(volume, 'projected', 'sources')]) {
      refer(from, 'ConfigMap', at(source, 'configMap', 'name'), 'volume', finding);
      refer(from, 'Secret', at(source, 'secret', 'secretName') ?? at(source, 'secret', 'name'), 'volume', finding);
      refer(from, 'PersistentVolumeClaim', at(source, 'persistentVolumeClaim', 'claimName'), 'volume', finding);
    }
  }
  const containers = ['containers', 'initContainers', 'ephemeralContainers'].flatMap((key) => itemsAt(spec, key));
  for (const container of containers) {
    for (const each of itemsAt(container, 'envFrom')) {
      refer(from, 'ConfigMap', at(each, 'configMapRef', 'name'), 'envFrom', finding);
      refer(from, 'Secret', at(each, 'secretRef', 'name'), 'envFrom', finding);
    }
    for (const each of itemsAt(container, 'env')) {
      refer(from, 'ConfigMap', at(each, 'valueFrom', 'configMapKeyRef', 'name'), 'env', finding);
      refer(from, 'Secret', at(each, 'valueFrom', 'secretKeyRef', 'name'), 'env', finding);
      hint(from, at(each, 'value'), finding);
    }
  }
  const account = at(spec, 'serviceAccountName') ?? at(spec, 'serviceAccount');
  if (textAt(account) !== 'default') refer(from, 'ServiceAccount', account, 'serviceAccount', finding);
  for (const each of itemsAt(spec, 'imagePullSecrets'))
    refer(from, 'Secret', at(each, 'name'), 'imagePullSecret', finding);
}

const HOST =
  /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/)?(?:[^@/\s]{0,200}@)?([a-z0-9-]{1,63})((?:\.[a-z0-9-]{1,63}){0,6})(?::\d{1,5})?(?:[/?].*)?$/;

function hint(from: Manifest, value: Tree | undefined, finding: Finding): void {
  const [, host = '', rest = ''] = HOST.exec((textAt(value) ?? '').slice(0, 500)) ?? [];
  if (!value || host === '') return;
  const namespace = /^\.([a-z0-9-]+)(?:\.svc.*)?$/.exec(rest)?.[1];
  const to = finding.byName.get(keyOf('Service', namespace ?? from.namespace ?? 'default', host));
  if (to) finding.hints.push({ from, to, why: 'hint', place: value.place });
}

/** Owners, and the definition of a custom resource. */
function commonEdges(from: Manifest, finding: Finding): void {
  for (const owner of itemsAt(from.tree, 'metadata', 'ownerReferences'))
    refer(from, textAt(owner, 'kind') ?? '', at(owner, 'name'), 'owner', finding);
  const [group] = from.apiVersion.split('/');
  const definition = finding.definitions.get(`${group}/${from.kind}`);
  if (definition) finding.edges.push({ from, to: definition, why: 'custom resource', place: from.place });
}

type Rule = (from: Manifest, finding: Finding) => void;

const scales =
  (path: readonly string[], kind: string): Rule =>
  (from, finding) => {
    const target = at(from.tree, 'spec', ...path);
    refer(from, textAt(target, 'kind') ?? kind, at(target, 'name'), 'scales', finding);
  };

const route: Rule = (from, finding) => {
  for (const parent of itemsAt(from.tree, 'spec', 'parentRefs'))
    refer(
      from,
      textAt(parent, 'kind') ?? 'Gateway',
      at(parent, 'name'),
      'parent',
      finding,
      textAt(parent, 'namespace'),
    );
  for (const rule of itemsAt(from.tree, 'spec', 'rules')) {
    for (const backend of itemsAt(rule, 'backendRefs'))
      refer(
        from,
        textAt(backend, 'kind') ?? 'Service',
        at(backend, 'name'),
        'backend',
        finding,
        textAt(backend, 'namespace'),
      );
  }
};

const binding: Rule = (from, finding) => {
  refer(from, textAt(from.tree, 'roleRef', 'kind') ?? 'Role', at(from.tree, 'roleRef', 'name'), 'role', finding);
  for (const subject of itemsAt(from.tree, 'subjects')) {
    if (textAt(subject, 'kind') !== 'ServiceAccount') continue;
    refer(from, 'ServiceAccount', at(subject, 'name'), 'subject', finding, textAt(subject, 'namespace'));
  }
};

const webhooks: Rule = (from, finding) => {
  for (const each of itemsAt(from.tree, 'webhooks')) {
    const service = at(each, 'clientConfig', 'service');
    refer(from, 'Service', at(service, 'name'), 'webhook', finding, textAt(service, 'namespace'));
  }
};

/** A host of Istio: `web`, `web.shop`, `web.shop.svc.cluster.local`. */
function host(from: Manifest, named: Tree | undefined, why: string, finding: Finding): void {
  const [name = '', namespace] = (textAt(named) ?? '').split('.');
  if (!named || name === '' || name.includes('*')) return;
  referTo(from, 'Service', name, named.place, why, finding, namespace);
}

const ingress: Rule = (from, finding) => {
  const spec = at(from.tree, 'spec');
  const backend = (tree: Tree | undefined): void =>
    refer(from, 'Service', at(tree, 'service', 'name') ?? at(tree, 'serviceName'), 'backend', finding);
  backend(at(spec, 'defaultBackend') ?? at(spec, 'backend'));
  for (const rule of itemsAt(spec, 'rules'))
    for (const path of itemsAt(rule, 'http', 'paths')) backend(at(path, 'backend'));
  for (const each of itemsAt(spec, 'tls')) refer(from, 'Secret', at(each, 'secretName'), 'tls', finding);
  refer(from, 'IngressClass', at(spec, 'ingressClassName'), 'class', finding);
};

const gateway: Rule = (from, finding) => {
  const spec = at(from.tree, 'spec');
  if (/istio/.test(from.apiVersion)) {
    selectAll(from, finding);
    for (const server of itemsAt(spec, 'servers'))
      refer(from, 'Secret', at(server, 'tls', 'credentialName'), 'tls', finding);
    return;
  }
  refer(from, 'GatewayClass', at(spec, 'gatewayClassName'), 'class', finding);
  for (const listener of itemsAt(spec, 'listeners'))
    for (const each of itemsAt(listener, 'tls', 'certificateRefs'))
      refer(from, 'Secret', at(each, 'name'), 'tls', finding);
};

const virtualService: Rule = (from, finding) => {
  for (const each of itemsAt(from.tree, 'spec', 'gateways')) {
    const [namespace, name] = (textAt(each) ?? '').includes('/')
      ? (textAt(each) ?? '').split('/')
      : [undefined, textAt(each)];
    if (name !== undefined && name !== 'mesh')
      referTo(from, 'Gateway', name, each.place, 'gateway', finding, namespace);
  }
  for (const kind of ['http', 'tcp', 'tls']) {
    for (const rule of itemsAt(from.tree, 'spec', kind))
      for (const each of itemsAt(rule, 'route')) host(from, at(each, 'destination', 'host'), 'route', finding);
  }
};

const networkPolicy: Rule = (from, finding) => {
  selectBy(from, at(from.tree, 'spec', 'podSelector'), 'policy', finding);
  for (const [way, ends, why] of [
    ['ingress', 'from', 'policy ingress'],
    ['egress', 'to', 'policy egress'],
  ] as const) {
    for (const rule of itemsAt(from.tree, 'spec', way)) {
      for (const end of itemsAt(rule, ends)) {
        const selector = at(end, 'podSelector');
        if (selector && at(end, 'namespaceSelector') === undefined && entriesAt(selector).length > 0)
          selectBy(from, selector, why, finding);
      }
    }
  }
};

const monitor: Rule = (from, finding) => {
  const selector = at(from.tree, 'spec', 'selector');
  if (!selector) return;
  if (from.kind === 'PodMonitor') {
    selectBy(from, selector, 'monitors', finding);
    return;
  }
  for (const to of finding.all)
    if (to.kind === 'Service' && matches(selector, to.labels))
      finding.edges.push({ from, to, why: 'monitors', place: selector.place });
};

const RULES: Readonly<Record<string, Rule>> = {
  Service: (from, finding) => {
    if (labelsAt(from.tree, 'spec', 'selector').size > 0) selectAll(from, finding);
  },
  Ingress: ingress,
  Gateway: gateway,
  HTTPRoute: route,
  GRPCRoute: route,
  TCPRoute: route,
  TLSRoute: route,
  UDPRoute: route,
  VirtualService: virtualService,
  DestinationRule: (from, finding) => host(from, at(from.tree, 'spec', 'host'), 'host', finding),
  HorizontalPodAutoscaler: scales(['scaleTargetRef'], 'Deployment'),
  VerticalPodAutoscaler: scales(['targetRef'], 'Deployment'),
  ScaledObject: scales(['scaleTargetRef'], 'Deployment'),
  PodDisruptionBudget: (from, finding) =>
    selectBy(from, at(from.tree, 'spec', 'selector'), 'disruption budget', finding),
  RoleBinding: binding,
  ClusterRoleBinding: binding,
  NetworkPolicy: networkPolicy,
  StatefulSet: (from, finding) =>
    refer(from, 'Service', at(from.tree, 'spec', 'serviceName'), 'headless service', finding),
  PersistentVolumeClaim: (from, finding) => {
    refer(from, 'StorageClass', at(from.tree, 'spec', 'storageClassName'), 'storage class', finding);
    refer(from, 'PersistentVolume', at(from.tree, 'spec', 'volumeName'), 'claim', finding);
  },
  PersistentVolume: (from, finding) => {
    refer(from, 'StorageClass', at(from.tree, 'spec', 'storageClassName'), 'storage class', finding);
    const claim = at(from.tree, 'spec', 'claimRef');
    refer(from, 'PersistentVolumeClaim', at(claim, 'name'), 'claim', finding, textAt(claim, 'namespace'));
  },
  ServiceAccount: (from, finding) => {
    for (const each of itemsAt(from.tree, 'secrets')) refer(from, 'Secret', at(each, 'name'), 'secret', finding);
    for (const each of itemsAt(from.tree, 'imagePullSecrets'))
      refer(from, 'Secret', at(each, 'name'), 'imagePullSecret', finding);
  },
  ValidatingWebhookConfiguration: webhooks,
  MutatingWebhookConfiguration: webhooks,
  APIService: (from, finding) => {
    const service = at(from.tree, 'spec', 'service');
    refer(from, 'Service', at(service, 'name'), 'api service', finding, textAt(service, 'namespace'));
  },
  ServiceMonitor: monitor,
  PodMonitor: monitor,
};
