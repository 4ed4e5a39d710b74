// What several applications share: in, the applications; out, channels and servers, each once. Channels of two documents are
// the same if their address is, servers if their protocol and address are.
import { byCodeUnit } from '../../ids.js';
import { uniqueNames } from '../../unique-names.js';
import type { Application, Channel, Server } from './applications.js';

export interface SharedChannel {
  readonly external: string;
  /** Its name in the documents; several if they differ. */
  readonly ids: readonly string[];
  readonly channels: readonly Channel[];
  readonly servers: readonly SharedServer[];
}

export interface SharedServer {
  readonly external: string;
  readonly names: readonly string[];
  readonly server: Server;
}

export interface Network {
  readonly ofApplication: (application: Application) => string;
  readonly channels: readonly SharedChannel[];
  readonly ofChannel: (channel: Channel) => SharedChannel | undefined;
  /** Including those that hold no channel. */
  readonly servers: readonly SharedServer[];
}

export function networkOf(applications: readonly Application[]): Network {
  const channels = grouped(applications.flatMap(channelsByAddress));
  const servers = grouped(
    applications.flatMap((each) => each.servers.map((server) => [serverKey(server), server] as const)),
  );
  const names = uniqueNames<Application | readonly Channel[] | readonly Server[]>([
    ...applications.map((each) => named(each, [each.document.title], each.document.file)),
    ...[...channels.values()].map((each) => named(each, idsOf(each), each[0]?.file ?? '')),
    ...[...servers.values()].map((each) => named(each, namesOf(each), each[0]?.place.file ?? '')),
  ]);
  const sharedServers = new Map(
    [...servers].flatMap(([key, list]): readonly (readonly [string, SharedServer])[] => {
      const [server] = list;
      return server ? [[key, { external: names.get(list) ?? server.name, names: namesOf(list), server }]] : [];
    }),
  );
  const sharedChannels = [...channels.values()].map((list): SharedChannel => {
    const ids = idsOf(list);
    const keys = new Set(list.flatMap((each) => each.servers.map(serverKey)));
    return {
      external: names.get(list) ?? ids.join(),
      ids,
      channels: list,
      servers: [...keys].flatMap((key) => sharedServers.get(key) ?? []).toSorted(byExternal),
    };
  });
  const byChannel = new Map(sharedChannels.flatMap((each) => each.channels.map((channel) => [channel, each] as const)));
  return {
    ofApplication: (application) => names.get(application) ?? application.document.title,
    channels: sharedChannels.toSorted(byExternal),
    ofChannel: (channel) => byChannel.get(channel),
    servers: [...sharedServers.values()].toSorted(byExternal),
  };
}

/** An address that one document gives to several channels does not distinguish them. */
function channelsByAddress({ channels }: Application): readonly (readonly [string, Channel])[] {
  const counts = new Map<string, number>();
  for (const { address } of channels) if (address !== undefined) counts.set(address, (counts.get(address) ?? 0) + 1);
  return channels.map((channel) => {
    const { file, id, address } = channel;
    const tells = address !== undefined && counts.get(address) === 1;
    return [JSON.stringify(tells ? [address] : [file, id]), channel] as const;
  });
}

function serverKey({ protocol, url }: Server): string {
  return JSON.stringify([protocol, url.replace(/^[a-z0-9+.-]+:\/\//i, '')]);
}

function grouped<Thing>(pairs: readonly (readonly [string, Thing])[]): ReadonlyMap<string, readonly Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const [key, thing] of pairs) {
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}

function idsOf(channels: readonly Channel[]): readonly string[] {
  return [...new Set(channels.map(({ id }) => id))].sort(byCodeUnit);
}

function namesOf(servers: readonly Server[]): readonly string[] {
  return [...new Set(servers.map(({ name }) => name))].sort(byCodeUnit);
}

function named<Thing>(thing: Thing, names: readonly string[], file: string): readonly [Thing, readonly string[]] {
  const [first = ''] = names;
  return [thing, [first, `${file}:${first}`]];
}

function byExternal(a: { readonly external: string }, b: { readonly external: string }): number {
  return byCodeUnit(a.external, b.external);
}
