// Where services are drawn: in, a project; out, the network whose frame contains each service, the networks that are drawn as
// overlays because all of their services are elsewhere, and those that are only listed beneath their services.
import { byCodeUnit } from '../../ids.js';
import type { Project, Service, Use } from './model.js';

export interface Placement {
  /** The network that contains each service. */
  readonly home: ReadonlyMap<string, string>;
  /** The services of each network. */
  readonly members: ReadonlyMap<string, readonly string[]>;
  readonly frames: ReadonlySet<string>;
  readonly overlays: ReadonlySet<string>;
}

export const DEFAULT_NETWORK = 'default';

/** More overlapping dashed frames than this would hide what they show. */
const MOST_OVERLAYS = 3;

export function placementOf({ services }: Project): Placement {
  const own = new Map(services.map((service) => [service.name, namesOf(service)]));
  const members = new Map<string, string[]>();
  for (const [service, networks] of own) {
    for (const network of networks) {
      const list = members.get(network);
      if (list) list.push(service);
      else members.set(network, [service]);
    }
  }
  const home = homesOf(services, own);
  const frames = new Set(home.values());
  const isShared = (network: string): boolean => (members.get(network)?.length ?? 0) > 1;
  const overlays = [...members.keys()]
    .filter((network) => !frames.has(network))
    .toSorted((a, b) => Number(isShared(b)) - Number(isShared(a)) || byCodeUnit(a, b));
  return { home, members, frames, overlays: new Set(overlays.slice(0, MOST_OVERLAYS)) };
}

function namesOf({ networks }: Service): readonly string[] {
  return networks.map(({ name }) => name).filter((name) => name !== DEFAULT_NETWORK);
}

/**
 * Of several networks, the one with the most services that it has lines to, then the first by name. The number of services in a
 * network does not matter, so that another service there moves nothing.
 */
function homesOf(
  services: readonly Service[],
  own: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const shared = new Map<string, Map<string, number>>();
  const count = (service: string, networks: readonly string[]): void => {
    const counts = shared.get(service) ?? new Map<string, number>();
    for (const network of networks) counts.set(network, (counts.get(network) ?? 0) + 1);
    shared.set(service, counts);
  };
  const sets = new Map([...own].map(([service, networks]) => [service, new Set(networks)]));
  const none: ReadonlySet<string> = new Set();
  for (const service of services) {
    for (const { name } of peersOf(service)) {
      const [some, others] = [sets.get(service.name) ?? none, sets.get(name) ?? none];
      const [fewer, more] = some.size < others.size ? [some, others] : [others, some];
      const common = [...fewer].filter((network) => more.has(network));
      count(service.name, common);
      count(name, common);
    }
  }
  const home = new Map<string, string>();
  for (const [service, networks] of own) {
    const peers = (network: string): number => shared.get(service)?.get(network) ?? 0;
    const [best] = networks.toSorted((a, b) => peers(b) - peers(a) || byCodeUnit(a, b));
    if (best !== undefined) home.set(service, best);
  }
  for (const { name, networkMode } of services) {
    const joined = networkMode && joinedService(networkMode);
    const frame = joined === undefined ? undefined : home.get(joined);
    if (frame !== undefined && !home.has(name)) home.set(name, frame);
  }
  return home;
}

function peersOf({ name, needs, links }: Service): readonly Use[] {
  const peers = [...needs, ...links].filter((use) => use.name !== name);
  return [...new Map(peers.map((use) => [use.name, use])).values()];
}

/** `service:vpn` is in the network of `vpn`. */
export function joinedService({ name }: Use): string | undefined {
  return name.startsWith('service:') ? name.slice('service:'.length) : undefined;
}
