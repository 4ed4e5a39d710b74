// A cluster as a picture: in, manifests and whether to show noise; out, the graph of a flow. Lines run from entry points to
// workloads and from workloads to what they store. A service whose only target is a workload is drawn as that workload; a
// resource that serves one other is folded into it and reported.

import { someOf } from '@linework/convert';
import type { DraftOption } from '@linework/core';
import type { ImportOptions, ImportOutput, LeftOut } from '../contract.js';
import type { ImportGraph, Item, Relation } from '../graph/contract.js';
import { grouped } from '../grouped.js';
import { byCodeUnit } from '../ids.js';
import { at, itemsAt, type Tree, textAt } from '../reading/tree.js';
import { type ClusterEdges, edgesOf } from './edges.js';
import { foldsOf } from './folds.js';
import { LOOKS, SHARED } from './looks.data.js';
import { type Manifest, podOf } from './manifest.js';

export interface ClusterPicture {
  readonly output: Pick<ImportOutput, 'graph' | 'leftOut'>;
  readonly found: ClusterEdges;
}

export function clusterPicture(manifests: readonly Manifest[], title: string, options: ImportOptions): ClusterPicture {
  const edges = edgesOf(manifests);
  const folds = options.noise?.[0] === 'all' ? new Map<string, string>() : foldsOf(manifests, edges);
  const shown = manifests.filter(({ id }) => !folds.has(id));
  const visible = shown.length > 0 ? shown : manifests;
  const into = shown.length > 0 ? folds : new Map<string, string>();
  const frames = framesOf(visible);
  const inside = grouped(manifests, ({ id }) => into.get(id));
  const graph: ImportGraph = {
    kind: 'flow',
    title,
    options: [{ name: 'direction', values: [{ raw: 'right' }] }],
    counted: { one: 'resource', many: 'resources' },
    items: [...frames.items, ...visible.map((each) => itemOf(each, inside.get(each.id) ?? [], frames.of(each)))],
    relations: relationsOf(edges, into),
  };
  const byId = new Map(manifests.map((each) => [each.id, each]));
  const leftOut = [...into]
    .toSorted(([a], [b]) => byCodeUnit(a, b))
    .flatMap(([id, host]): readonly LeftOut[] => {
      const manifest = byId.get(id);
      const because = host === '' ? 'it serves nothing that is drawn' : `it is part of ${host}`;
      return manifest ? [{ external: id, because, place: manifest.place }] : [];
    });
  return { output: { graph, leftOut }, found: edges };
}

interface Frames {
  readonly items: readonly Item[];
  readonly of: (manifest: Manifest) => string | undefined;
}

const PART_OF = 'app.kubernetes.io/part-of';

/** Namespaces if there are several, and in them the parts of one application. */
function framesOf(manifests: readonly Manifest[]): Frames {
  const namespaces = new Set(manifests.map(({ namespace }) => namespace));
  const parts = new Set(manifests.map(partOf));
  const several = namespaces.size > 1;
  const inParts = parts.size > 1;
  const frames = new Map<string, Item>();
  for (const manifest of manifests) {
    const { namespace, place } = manifest;
    const outer = several && namespace !== undefined ? `namespace ${namespace}` : undefined;
    if (outer !== undefined && namespace !== undefined)
      add(outer, namespace, [
        { name: 'type', values: [{ raw: 'environment' }] },
        { name: 'icon', values: [{ raw: 'k8s:namespace' }] },
      ]);
    const part = partOf(manifest);
    if (inParts && part !== undefined) add(partName(outer, part), part, [], outer);

    function add(external: string, name: string, options: readonly DraftOption[], within?: string): void {
      if (frames.has(external)) return;
      frames.set(external, {
        external,
        name,
        frame: true,
        place,
        ...(within === undefined ? {} : { within }),
        look: { keyword: 'group', label: name, options },
      });
    }
  }
  return {
    items: [...frames.values()],
    of: (manifest) => {
      const { namespace } = manifest;
      const outer = several && namespace !== undefined ? `namespace ${namespace}` : undefined;
      const part = partOf(manifest);
      return inParts && part !== undefined ? partName(outer, part) : outer;
    },
  };
}

function partOf({ part, labels }: Manifest): string | undefined {
  return part ?? labels.get(PART_OF);
}

function partName(outer: string | undefined, part: string): string {
  return outer === undefined ? `part of ${part}` : `${outer}, part of ${part}`;
}

/** `inside`: what is folded into it. */
function itemOf(manifest: Manifest, inside: readonly Manifest[], within: string | undefined): Item {
  const { id, kind, place } = manifest;
  const name = manifest.shown ?? manifest.name;
  const look = LOOKS[kind];
  const facts = factsOf(manifest, inside);
  const options: DraftOption[] = [
    ...(look?.icon === undefined ? [] : [{ name: 'icon', values: [{ raw: look.icon }] }]),
    { name: 'sub', values: [{ text: [look?.words ?? kind, ...facts].join('\n') }] },
  ];
  return {
    external: id,
    name,
    ...(manifest.shown === undefined ? {} : { longName: `${kind}-${name}` }),
    place,
    ...(within === undefined ? {} : { within }),
    look: { keyword: 'node', ...(look?.type === undefined ? {} : { type: look.type }), label: name, options },
    rank: RANKS[kind] ?? 2,
  };
}

/** Entry points are written first. */
const RANKS: Readonly<Record<string, number>> = {
  Ingress: 0,
  Gateway: 0,
  HTTPRoute: 1,
  GRPCRoute: 1,
  VirtualService: 1,
  Service: 1,
};

const MOST_IMAGE = 48;

function factsOf(manifest: Manifest, inside: readonly Manifest[]): readonly string[] {
  const { tree, kind } = manifest;
  const pod = podOf(manifest);
  const images = itemsAt(pod?.spec, 'containers').flatMap((each) => textAt(each, 'image') ?? []);
  const services = inside.filter((each) => each.kind === 'Service').flatMap(portsOf);
  const scaler = inside.find((each) => each.kind === 'HorizontalPodAutoscaler');
  const [least, most] = [textAt(scaler?.tree, 'spec', 'minReplicas'), textAt(scaler?.tree, 'spec', 'maxReplicas')];
  const replicas = scaler ? `${least ?? 1} to ${most ?? '?'} replicas` : many(textAt(tree, 'spec', 'replicas'));
  const config = inside.filter((each) => SHARED.has(each.kind)).map((each) => each.shown ?? each.name);
  const hosts = hostsOf(tree, kind);
  return [
    ...(images.length === 0 ? [] : [someOf([...new Set(images.map(imageName))], 2)]),
    ...(replicas === undefined ? [] : [replicas]),
    ...(kind === 'CronJob' ? [textAt(tree, 'spec', 'schedule') ?? ''] : []),
    ...(services.length === 0 ? [] : [`service ${services.join(', ')}`]),
    ...(kind === 'Service' ? [portsOf(manifest).join(', ')] : []),
    ...(kind === 'PersistentVolumeClaim' ? [textAt(tree, 'spec', 'resources', 'requests', 'storage') ?? ''] : []),
    ...(hosts.length === 0 ? [] : [someOf(hosts, 2)]),
    ...(config.length === 0 ? [] : [`reads ${someOf(config.toSorted(byCodeUnit), 2)}`]),
  ].filter((each) => each !== '');
}

function many(replicas: string | undefined): string | undefined {
  return replicas === undefined || replicas === '1' ? undefined : `${replicas} replicas`;
}

/** Without registry, folders and digest. */
function imageName(image: string): string {
  const name =
    image
      .replace(/@sha256:.*$/, '')
      .split('/')
      .pop() ?? image;
  return name.length > MOST_IMAGE ? `${name.slice(0, MOST_IMAGE - 1)}…` : name;
}

function portsOf({ tree }: Manifest): readonly string[] {
  const type = textAt(tree, 'spec', 'type');
  const ports = itemsAt(tree, 'spec', 'ports').flatMap((each) => textAt(each, 'port') ?? []);
  const headless = textAt(tree, 'spec', 'clusterIP') === 'None';
  const lines = [
    ...(type === undefined || type === 'ClusterIP' ? [] : [type]),
    ...(headless ? ['headless'] : []),
    ...(ports.length === 0 ? [] : [`:${ports.join(', :')}`]),
  ];
  return lines.length === 0 ? [] : [lines.join(' ')];
}

function hostsOf(tree: Tree, kind: string): readonly string[] {
  if (kind === 'Ingress') return itemsAt(tree, 'spec', 'rules').flatMap((each) => textAt(each, 'host') ?? []);
  if (kind === 'Gateway') {
    const listeners = [
      ...itemsAt(tree, 'spec', 'listeners').map((each) => at(each, 'hostname')),
      ...itemsAt(tree, 'spec', 'servers').flatMap((each) => itemsAt(each, 'hosts')),
    ];
    return [...new Set(listeners.flatMap((each) => textAt(each) ?? []))].filter((each) => each !== '*');
  }
  const key = kind === 'ServiceEntry' || kind === 'VirtualService' ? 'hosts' : 'hostnames';
  return itemsAt(tree, 'spec', key)
    .flatMap((each) => textAt(each) ?? [])
    .filter((each) => each !== '*');
}

const ROLES: Readonly<Record<string, string>> = {
  PersistentVolumeClaim: 'data',
  ConfigMap: 'data',
  Secret: 'identity',
  ServiceAccount: 'identity',
  PersistentVolume: 'data',
};

/** Between drawn resources; a folded service is replaced by its workload. */
function relationsOf({ edges, hints }: ClusterEdges, folds: ReadonlyMap<string, string>): readonly Relation[] {
  const relations: Relation[] = [];
  const lines = new Set<string>();
  const end = ({ id, kind }: Manifest): string | undefined =>
    folds.has(id) ? (kind === 'Service' ? folds.get(id) : undefined) : id;
  for (const { from, to, place, why } of edges) {
    const [start, target] = [end(from), end(to)];
    if (start === undefined || target === undefined || start === target) continue;
    const role = ROLES[to.kind];
    const key = `${start} ${target}`;
    const before = lines.has(key);
    lines.add(key);
    const external = `${from.id} ${to.id}`;
    if (why === 'parent' || why === 'gateway')
      relations.push({ from: target, to: start, place, arrow: '->', external });
    else if (why === 'headless service') relations.push({ from: start, to: target, place, told: true, external });
    else if (before && external === key) continue;
    else
      relations.push({
        from: start,
        to: target,
        place,
        arrow: '->',
        ...(external === key ? {} : { external }),
        ...(role === undefined ? {} : { options: [{ name: 'role', values: [{ raw: role }] }] }),
      });
  }
  for (const { from, to, place } of hints) {
    const [start, target] = [end(from), end(to)];
    if (start === undefined || target === undefined || start === target || lines.has(`${start} ${target}`)) continue;
    lines.add(`${start} ${target}`);
    relations.push({ from: start, to: target, place, arrow: '->' });
  }
  return relations;
}
