// The picture: in, applications and what they share; out, a flow of services and queues. A channel is in the frame of its
// server. A line is what an application sends or receives, labelled with its messages; a reply is dashed.
import { someOf } from '@linework/convert';
import type { Context, DraftOption } from '@linework/core';
import type { Item, Relation } from '../../graph/contract.js';
import { byCodeUnit } from '../../ids.js';
import { titleOfAll } from '../../wording.js';
import type { Application, Traffic } from './applications.js';
import { type Message, messageKey } from './messages.js';
import type { Network, SharedChannel, SharedServer } from './network.js';
import { PROTOCOL_ICONS } from './protocols.data.js';

/** Messages that a line or a channel lists. */
const SHOWN = 3;
const OWN_ICON = 'lx:server';

export interface Picture {
  readonly items: readonly Item[];
  readonly relations: readonly Relation[];
}

export function pictureOf(applications: readonly Application[], network: Network, { icons }: Context): Picture {
  const frames = new Map(network.channels.flatMap((each) => frameOf(each) ?? []).map((each) => [each.external, each]));
  const lines = applications.flatMap((each) => linesOf(each, network));
  const reached = new Set(lines.flatMap(({ from, to }) => [from, to]));
  return {
    items: [
      ...applications.map((each) => applicationItem(each, network, icons)),
      ...frames.values(),
      ...network.channels.map((each) => channelItem(each, reached.has(each.external))),
    ],
    relations: [...lines, ...network.channels.flatMap(toldBy)],
  };
}

export function titleOf(applications: readonly Application[]): string {
  return titleOfAll(
    applications.map(({ document }) => document.title),
    'applications',
  );
}

/** Prevents an application with a product's name from getting that product's icon. */
function applicationItem(application: Application, network: Network, icons: Context['icons']): Item {
  const { title, place } = application.document;
  const options =
    icons.product?.(title) === undefined ? {} : { options: [{ name: 'icon', values: [{ raw: OWN_ICON }] }] };
  return {
    external: network.ofApplication(application),
    name: title,
    place,
    look: { keyword: 'node', type: 'service', label: title, ...options },
  };
}

function channelItem(channel: SharedChannel, reached: boolean): Item {
  const { external, ids, channels } = channel;
  const [label = external] = ids;
  const addresses = [...new Set(channels.flatMap(({ address }) => address ?? []))].sort(byCodeUnit);
  const sub = [
    ...addresses.filter((address) => address !== label),
    ...(reached ? [] : [wordsOf(channels.flatMap(({ messages }) => messages))].filter((words) => words !== '')),
  ].join('\n');
  const frame = frameName(channel);
  return {
    external,
    name: label,
    place: placeOf(channel),
    ...(frame === '' ? {} : { within: frame }),
    look: {
      keyword: 'node',
      type: 'queue',
      label,
      ...(sub === '' ? {} : { options: [{ name: 'sub', values: [{ text: sub }] }] }),
    },
  };
}

/** Channels that can be on any of several servers share a frame for all of them. */
function frameName({ servers }: SharedChannel): string {
  return servers.map(({ external }) => external).join(', ');
}

function frameOf(channel: SharedChannel): Item | undefined {
  const { servers } = channel;
  const [first] = servers;
  if (!first) return undefined;
  const label = titleOfAll(
    servers.map(({ server }) => server.name),
    'servers',
  );
  const icons = new Set(servers.map(({ server }) => PROTOCOL_ICONS[server.protocol.toLowerCase()]));
  const [icon] = icons;
  const options: DraftOption[] = [
    ...(icon !== undefined && icons.size === 1 ? [{ name: 'icon', values: [{ raw: icon }] }] : []),
    { name: 'sub', values: [{ text: [...new Set(servers.map(addressOf))].join('\n') }] },
    { name: 'type', values: [{ raw: 'messaging' }] },
  ];
  const external = frameName(channel);
  return { external, name: label, place: first.server.place, frame: true, look: { keyword: 'group', label, options } };
}

function addressOf({ server: { url, protocol } }: SharedServer): string {
  return /^[a-z0-9+.-]+:\/\//i.test(url) || protocol === '' ? url : `${protocol}://${url}`;
}

/** One line for everything that runs the same way between the two. */
function linesOf(application: Application, network: Network): readonly Relation[] {
  const own = network.ofApplication(application);
  const ways = new Map<string, Traffic[]>();
  for (const each of application.traffic) {
    const key = JSON.stringify([network.ofChannel(each.channel)?.external, each.goes, each.reply]);
    const list = ways.get(key);
    if (list) list.push(each);
    else ways.set(key, [each]);
  }
  return [...ways.values()].flatMap((list): readonly Relation[] => {
    const [first] = list;
    const channel = first && network.ofChannel(first.channel)?.external;
    if (first === undefined || channel === undefined) return [];
    const messages = list.flatMap((each) => each.messages);
    const label = wordsOf(messages) || someOf(list.flatMap(({ operation }) => operation ?? []).sort(byCodeUnit), SHOWN);
    const options: readonly DraftOption[] = [...allOf(messages, label), { name: 'role', values: [{ raw: 'async' }] }];
    const [from, to] = first.goes === 'out' ? [own, channel] : [channel, own];
    const arrow = first.reply ? '-->' : '..>';
    return [{ from, to, place: first.place, arrow, ...(label === '' ? {} : { label }), options }];
  });
}

function namesOf(messages: readonly Message[]): readonly string[] {
  return [...new Set(messages.map(messageKey))].filter((name) => name !== '').sort(byCodeUnit);
}

function wordsOf(messages: readonly Message[]): string {
  return someOf(namesOf(messages), SHOWN);
}

/** The full text for screen readers, if the label lists only some messages. */
function allOf(messages: readonly Message[], label: string): readonly DraftOption[] {
  const all = namesOf(messages).join(', ');
  return all === label || all === '' ? [] : [{ name: 'desc', values: [{ text: all }] }];
}

/** Messages and servers have the place of their channel, because they are text of it and of its lines. */
function toldBy(channel: SharedChannel): readonly Relation[] {
  const { external, ids, channels, servers } = channel;
  const place = placeOf(channel);
  const stub = (name: string): Relation => ({ from: external, to: external, place, external: name, told: true });
  const messages = new Set(channels.flatMap((each) => each.messages.flatMap(({ name, key }) => name ?? key ?? [])));
  return [
    ...[...messages].sort(byCodeUnit).flatMap((name) => [stub(name), stub(`${external} ${name}`)]),
    // The frame has the name of the one server that it represents.
    ...servers.flatMap(({ names }) => names.slice(servers.length === 1 ? 1 : 0).map(stub)),
    ...ids.slice(1).map(stub),
  ];
}

function placeOf({ channels, external }: SharedChannel): Item['place'] {
  const [first] = channels.toSorted((a, b) => byCodeUnit(a.file, b.file));
  if (!first) throw new Error(`a channel of no document: ${external}`);
  return first.place;
}
