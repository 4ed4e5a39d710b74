// The picture of a project: in, the project and whether noise is shown; out, services in the frames of their networks, what
// they store and read, lines for their dependencies, and everything that is skipped, with the reason.
import type { LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { ImportGraph, Item, Relation } from '../../graph/contract.js';
import { reportAt } from './codes.js';
import { linesOf } from './lines.js';
import {
  clientLook,
  missingLook,
  mountLook,
  overlayLook,
  productOfService,
  resourceLook,
  serviceLook,
} from './looks.js';
import { type Project, type Resource, type ResourceKind, resourceName, type Service, type Use } from './model.js';
import type { Mount } from './mounts.js';
import { DEFAULT_NETWORK, type Placement, placementOf } from './placement.js';
import { portsInWords } from './ports.js';

export interface Picture {
  readonly graph: ImportGraph;
  readonly leftOut: readonly LeftOut[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}

interface Found {
  readonly items: readonly Item[];
  readonly relations: readonly Relation[];
  readonly leftOut: readonly LeftOut[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}

const CLIENT = '(client)';
/** The published ports of these are for tools, not for the project's users. */
const STORES: ReadonlySet<string> = new Set(['database', 'cache', 'queue', 'storage', 'secret']);
/** More lines from one node would hide the others. */
const MOST_ENTRIES = 8;
/** The writing order. */
const RANK = { client: 0, service: 1, store: 2, overlay: 3 } as const;

export function pictureOf(project: Project, title: string, noise: boolean): Picture {
  const placement = placementOf(project);
  const entries = entriesOf(project);
  const contents: readonly Found[] = [
    services(project, placement, entries),
    networks(project, placement),
    ...(['volume', 'config', 'secret'] as const).map((kind) => usedResources(project, kind)),
    mounts(project, noise),
  ];
  return {
    graph: {
      kind: 'flow',
      title,
      items: contents.flatMap(({ items }) => items),
      relations: contents.flatMap(({ relations }) => relations),
    },
    leftOut: contents.flatMap(({ leftOut }) => leftOut),
    diagnostics: contents.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Published services that no other published one uses: where users enter. None if there are too many for a clear picture. */
function entriesOf({ services }: Project): ReadonlySet<string> {
  const published = services.filter(({ ports }) => ports.length > 0);
  const behind = new Set(
    published.flatMap((each) =>
      [...each.needs, ...each.links].filter(({ name }) => name !== each.name).map(({ name }) => name),
    ),
  );
  const entries = published.filter((each) => !behind.has(each.name) && !STORES.has(productOfService(each).type));
  return new Set(entries.length > MOST_ENTRIES ? [] : entries.map(({ name }) => name));
}

function services({ services }: Project, { home, overlays }: Placement, entries: ReadonlySet<string>): Found {
  const items = services.map((service): Item => {
    const { name, place } = service;
    const own = home.get(name);
    const alsoIn = service.networks
      .map((each) => each.name)
      .filter((each) => each !== own && each !== DEFAULT_NETWORK && !overlays.has(each));
    const within = own === undefined ? {} : { within: resourceName('network', own) };
    const look = serviceLook(service, { entered: entries.has(name), alsoIn: alsoIn.toSorted() });
    return { external: name, name, place, ...within, look, rank: RANK.service };
  });
  const entered = services.filter(({ name }) => entries.has(name));
  const [first] = entered;
  const client: readonly Item[] = first
    ? [{ external: CLIENT, name: 'client', place: first.place, look: clientLook, rank: RANK.client }]
    : [];
  const relations = services.flatMap(linesOf);
  const known = new Set(services.map(({ name }) => name));
  const missing = onePerName(relations.flatMap(({ to, place }) => (known.has(to) ? [] : [{ name: to, place }])));
  return {
    items: [
      ...client,
      ...items,
      ...missing.map(({ name, place }) => ({ external: name, name, place, look: missingLook(name), rank: RANK.store })),
    ],
    relations: [
      ...entered.map(({ name, place, ports }) => ({
        from: CLIENT,
        to: name,
        place,
        arrow: '->',
        label: portsInWords(ports),
      })),
      ...relations,
    ],
    leftOut: services.flatMap(({ externalLinks }) =>
      externalLinks.map(({ name, place }) => ({
        external: name,
        because: 'it is a container of another project',
        place,
      })),
    ),
    diagnostics: missing.map(({ name, place }) => reportAt('I191', place, { what: 'service', name })),
  };
}

function networks(project: Project, { members, frames, overlays }: Placement): Found {
  const { all, diagnostics } = resourcesOf(project, 'network', ({ networks }) => networks);
  const leftOut: LeftOut[] = [];
  const items = all.flatMap((resource): readonly Item[] => {
    const { name, place } = resource;
    const external = resourceName('network', name);
    const item = { external, name, place, frame: true } as const;
    const services = members.get(name) ?? [];
    if (frames.has(name)) return [{ ...item, look: resourceLook(resource), rank: RANK.service }];
    if (overlays.has(name)) return [{ ...item, around: services, look: overlayLook(resource), rank: RANK.overlay }];
    leftOut.push({ external, because: whyHidden(name, services), place });
    return [];
  });
  const relations = project.services.flatMap(({ name: from, networks }) =>
    networks
      .filter(({ name }) => frames.has(name) || overlays.has(name))
      .map(({ name, place }) => ({ from, to: resourceName('network', name), place })),
  );
  return { items, relations, leftOut, diagnostics };
}

function whyHidden(name: string, services: readonly string[]): string {
  if (name === DEFAULT_NETWORK) return 'it contains every service that names no other network';
  if (services.length === 0) return 'it contains no service';
  return 'its services are drawn in other networks and show its name';
}

const WORDS: Readonly<Record<Exclude<ResourceKind, 'network'>, { readonly label: string; readonly unused: string }>> = {
  volume: { label: 'mounts', unused: 'no service mounts it' },
  config: { label: 'reads', unused: 'no service reads it' },
  secret: { label: 'reads secret', unused: 'no service reads it' },
};

/** Named volumes, configs and secrets, with lines from the services that use them. */
function usedResources(project: Project, kind: Exclude<ResourceKind, 'network'>): Found {
  const usesOf = (service: Service): readonly Use[] =>
    kind === 'volume' ? namedVolumes(service) : service[`${kind}s`];
  const { all, used, diagnostics } = resourcesOf(project, kind, usesOf);
  const { label, unused } = WORDS[kind];
  const external = (name: string): string => resourceName(kind, name);
  const resources = all.filter(({ name }) => used.has(name));
  const relations = project.services.flatMap((service) => {
    const written = new Set(
      service.mounts.flatMap(({ source, readOnly }) => (source === undefined || readOnly ? [] : [source])),
    );
    return usesOf(service).map(({ name, place }): Relation => {
      const reads = kind === 'volume' && !written.has(name);
      const role = kind === 'secret' ? {} : { options: [{ name: 'role', values: [{ raw: 'data' }] }] };
      return { from: service.name, to: external(name), place, arrow: '->', label: reads ? 'reads' : label, ...role };
    });
  });
  return {
    items: resources.map((resource) => {
      const { name, place } = resource;
      return { external: external(name), name, place, look: resourceLook(resource), rank: RANK.store };
    }),
    relations,
    leftOut: all
      .filter(({ name }) => !used.has(name))
      .map(({ name, place }) => ({ external: external(name), because: unused, place })),
    diagnostics,
  };
}

/** Those that are declared, and those that services use without a declaration. */
function resourcesOf(
  { services, resources }: Project,
  kind: ResourceKind,
  usesOf: (service: Service) => readonly Use[],
): {
  readonly all: readonly Resource[];
  readonly used: ReadonlySet<string>;
  readonly diagnostics: Found['diagnostics'];
} {
  const declared = resources.filter((each) => each.kind === kind);
  const known = new Set(declared.map(({ name }) => name));
  const uses = onePerName(services.flatMap(usesOf));
  const missing = uses.filter(({ name }) => !known.has(name));
  return {
    all: [...declared, ...missing.map((use): Resource => ({ ...use, kind, external: false }))],
    used: new Set(uses.map(({ name }) => name)),
    diagnostics: missing
      .filter(({ name }) => kind !== 'network' || name !== DEFAULT_NETWORK)
      .map(({ name, place }) => reportAt('I191', place, { what: kind, name })),
  };
}

function namedVolumes({ mounts }: Service): readonly Use[] {
  return onePerName(
    mounts.flatMap(({ type, source, place }) =>
      type === 'volume' && source !== undefined ? [{ name: source, place }] : [],
    ),
  );
}

function onePerName(uses: readonly Use[]): readonly Use[] {
  const first = new Map<string, Use>();
  for (const use of uses) if (!first.has(use.name)) first.set(use.name, use);
  return [...first.values()];
}

/** Host folders, anonymous volumes and storage that is lost with the container. */
function mounts({ services }: Project, noise: boolean): Found {
  const items = new Map<string, Item>();
  const leftOut = new Map<string, LeftOut>();
  const relations: Relation[] = [];
  for (const { name: service, mounts } of services) {
    for (const mount of mounts) {
      if (mount.type === 'volume' && mount.source !== undefined) continue;
      const { place, readOnly } = mount;
      const external = mountName(service, mount);
      const label = mount.source ?? mount.target;
      const because = `${mount.type === 'bind' ? 'host folders and files' : 'unnamed volumes'} are drawn only with noise=all`;
      if (!noise) leftOut.set(external, leftOut.get(external) ?? { external, because, place });
      else {
        const type = mount.type === 'bind' ? 'of the host' : mount.type === 'volume' ? 'without a name' : mount.type;
        items.set(external, { external, name: label, place, look: mountLook(label, type), rank: RANK.store });
        const options = [{ name: 'role', values: [{ raw: 'data' }] }];
        relations.push({
          from: service,
          to: external,
          place,
          arrow: '->',
          label: readOnly ? 'reads' : 'mounts',
          options,
        });
      }
    }
  }
  return { items: [...items.values()], relations, leftOut: [...leftOut.values()], diagnostics: [] };
}

function mountName(service: string, { type, source, target }: Mount): string {
  return source === undefined ? `${service}:${target}` : `${type} ${source}`;
}
