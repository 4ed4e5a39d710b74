// The contents of the documents in either version: in, their trees; out, applications with their servers, channels and the
// messages they send and receive. In version 2, operations describe the others: the application receives what they may publish.
import type { LeftOut } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import type { References } from '../../reading/references.js';
import { at, entriesAt, itemsAt, type Tree, textAt, textsAt } from '../../reading/tree.js';
import { oneLine } from '../../wording.js';
import { type Message, type Messages, messageKey } from './messages.js';

export interface AppDocument {
  readonly file: string;
  readonly root: Tree;
  readonly version: 2 | 3;
  readonly title: string;
  readonly place: FilePlace;
}

export interface Server {
  readonly name: string;
  readonly url: string;
  readonly protocol: string;
  readonly place: FilePlace;
}

export interface Channel {
  readonly file: string;
  readonly id: string;
  /** Undefined if it is known only when the application runs. */
  readonly address?: string;
  readonly messages: readonly Message[];
  readonly servers: readonly Server[];
  readonly place: FilePlace;
}

export interface Traffic {
  readonly channel: Channel;
  readonly goes: 'out' | 'in';
  readonly reply: boolean;
  readonly messages: readonly Message[];
  /** Label to use if no message has a name. */
  readonly operation?: string;
  readonly place: FilePlace;
}

export interface Application {
  readonly document: AppDocument;
  readonly servers: readonly Server[];
  readonly channels: readonly Channel[];
  readonly traffic: readonly Traffic[];
  readonly leftOut: readonly LeftOut[];
}

export function applicationOf(document: AppDocument, references: References, messages: Messages): Application {
  const servers = serversOf(document, references);
  const used = document.version === 2 ? channelsOf2 : channelsOf3;
  const application = used(document, servers, references, messages);
  const carried = new Set(application.channels.flatMap((each) => each.messages.map(({ name }) => name)));
  const idle = entriesAt(document.root, 'components', 'messages').flatMap(({ key, place }): readonly LeftOut[] =>
    carried.has(key) ? [] : [{ external: key, because: 'no channel carries it', place }],
  );
  return { document, servers: [...servers.values()], ...application, leftOut: [...application.leftOut, ...idle] };
}

type Found = Pick<Application, 'channels' | 'traffic' | 'leftOut'>;
type Servers = ReadonlyMap<string, Server>;

function serversOf({ root }: AppDocument, references: References): Servers {
  return new Map(
    entriesAt(root, 'servers').flatMap(({ key: name, place, value }) => {
      const server = references.follow(value);
      if (!server) return [];
      const protocol = oneLine(textAt(server, 'protocol')) ?? '';
      const host = oneLine(textAt(server, 'host'));
      const url = host === undefined ? textAt(server, 'url') : `${host}${textAt(server, 'pathname') ?? ''}`;
      return [[name, { name, url: oneLine(url) ?? '', protocol, place }] as const];
    }),
  );
}

function channelsOf2({ root, file }: AppDocument, servers: Servers, references: References, messages: Messages): Found {
  const channels: Channel[] = [];
  const traffic: Traffic[] = [];
  const leftOut: LeftOut[] = [];
  for (const { key: id, place, value } of entriesAt(root, 'channels')) {
    const item = references.follow(value);
    if (!item) {
      leftOut.push({
        external: id,
        because: 'its reference resolves to nothing in the given files',
        place: at(value, '$ref')?.place ?? place,
      });
      continue;
    }
    const own = textsAt(item, 'servers').flatMap((name) => servers.get(name) ?? []);
    const ways = [
      ['subscribe', 'out'],
      ['publish', 'in'],
    ] as const;
    const used = ways.flatMap(([word, goes]) => {
      const operation = at(item, word);
      const carried = alternatives(at(operation, 'message')).map((each) => messages.of(each));
      return operation?.is === 'map' ? [{ goes, operation, carried }] : [];
    });
    const channel: Channel = {
      file,
      id,
      address: id,
      messages: distinct(used.flatMap(({ carried }) => carried)),
      servers: own.length > 0 ? own : [...servers.values()],
      place,
    };
    channels.push(channel);
    for (const { goes, operation, carried } of used) {
      const name = oneLine(textAt(operation, 'operationId'));
      traffic.push({
        channel,
        goes,
        reply: false,
        messages: carried,
        ...(name === undefined ? {} : { operation: name }),
        place: operation.place,
      });
    }
  }
  return { channels, traffic, leftOut };
}

/** One message, or one of several. */
function alternatives(message: Tree | undefined): readonly Tree[] {
  if (!message) return [];
  const several = at(message, 'oneOf');
  return several ? itemsAt(several) : [message];
}

function channelsOf3({ root, file }: AppDocument, servers: Servers, references: References, messages: Messages): Found {
  const leftOut: LeftOut[] = [];
  const byTree = new Map<Tree, Channel>();
  for (const { key: id, place, value } of entriesAt(root, 'channels')) {
    const item = references.follow(value);
    if (!item) {
      leftOut.push({
        external: id,
        because: 'its reference resolves to nothing in the given files',
        place: at(value, '$ref')?.place ?? place,
      });
      continue;
    }
    const address = oneLine(textAt(item, 'address'));
    const own = itemsAt(item, 'servers').flatMap((each) => serverAt(each, servers, root, references) ?? []);
    byTree.set(item, {
      file,
      id,
      ...(address === undefined ? {} : { address }),
      messages: entriesAt(item, 'messages').map((each) => messages.of(each.value, each.key)),
      servers: own.length > 0 ? own : [...servers.values()],
      place,
    });
  }
  const traffic = entriesAt(root, 'operations').flatMap((entry): readonly Traffic[] => {
    const operation = references.follow(entry.value);
    const channel = channelAt(at(operation, 'channel'), byTree, references);
    const action = textAt(operation, 'action');
    if (!channel || (action !== 'send' && action !== 'receive')) {
      const because = channel ? 'it neither sends nor receives' : 'the document does not declare its channel';
      leftOut.push({ external: entry.key, because, place: entry.place });
      return [];
    }
    const goes = action === 'send' ? 'out' : 'in';
    const place = entry.place;
    const own = messagesAt(operation, channel, messages);
    const request: Traffic = { channel, goes, reply: false, messages: own, operation: entry.key, place };
    const reply = references.follow(at(operation, 'reply'));
    const back = reply && channelAt(at(reply, 'channel'), byTree, references);
    if (!back) return [request];
    const answer = messagesAt(reply, back, messages);
    return [request, { channel: back, goes: goes === 'out' ? 'in' : 'out', reply: true, messages: answer, place }];
  });
  return { channels: [...byTree.values()], traffic, leftOut };
}

function serverAt(tree: Tree, servers: Servers, root: Tree, references: References): Server | undefined {
  const wanted = references.follow(tree);
  const entry = entriesAt(root, 'servers').find(
    ({ value }) => wanted !== undefined && references.follow(value) === wanted,
  );
  return entry && servers.get(entry.key);
}

function channelAt(
  tree: Tree | undefined,
  byTree: ReadonlyMap<Tree, Channel>,
  references: References,
): Channel | undefined {
  const target = references.follow(tree);
  return target && byTree.get(target);
}

/** The messages that it names, or all of its channel. */
function messagesAt(holder: Tree | undefined, channel: Channel, messages: Messages): readonly Message[] {
  const named = itemsAt(holder, 'messages').map((each) => messages.of(each));
  if (named.length === 0) return channel.messages;
  return named.map(
    (each) => channel.messages.find((other) => other.tree === each.tree && sameKey(other, each)) ?? each,
  );
}

function sameKey(a: Message, b: Message): boolean {
  return a.key === undefined || b.key === undefined || a.key === b.key;
}

function distinct(messages: readonly Message[]): readonly Message[] {
  return [...new Map(messages.map((each) => [messageKey(each), each])).values()];
}
