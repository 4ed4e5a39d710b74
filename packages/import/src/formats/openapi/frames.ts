// The frames of operations: in, operations in the order of the picture; out, the frames and the frame of each operation. A
// frame is a tag, or the first meaningful part of the path if an operation has no tag. A crowded frame contains frames of
// paths, and if there are several documents, each has a frame around its own.
import type { FilePlace } from '../../file-place.js';
import type { Item } from '../../graph/contract.js';
import { uniqueNames } from '../../unique-names.js';
import { type ApiDocument, documentName } from './documents.js';
import type { Operation } from './operations.js';

/** Parts of a path that say nothing about its subject. */
const TELLS_NOTHING = /^(?:api|apis|rest|v\d+(?:[.-]\d+)?|\{.*\}|)$/i;
/** Most operations of a frame without inner frames. */
const CROWDED = 12;

export interface Frames {
  readonly items: readonly Item[];
  readonly of: ReadonlyMap<Operation, string>;
}

interface Frame {
  readonly external: string;
  readonly label: string;
  readonly within?: string;
  readonly members: Operation[];
}

export function framesOf(operations: readonly Operation[], documents: readonly ApiDocument[]): Frames {
  const apart = documents.length > 1;
  const frames = outerFrames(operations, apart);
  const inner = [...frames.values()].flatMap((each) => (each.members.length > CROWDED ? innerFrames(each) : []));
  const of = new Map<Operation, string>();
  if (apart) for (const each of operations) of.set(each, apiFrame(each.document));
  for (const { external, members } of [...frames.values(), ...inner])
    for (const each of members) of.set(each, external);
  const items = [...frames.values(), ...inner].flatMap(({ external, label, within, members: [first] }) =>
    first ? [frameItem(external, label, first.place, within)] : [],
  );
  const names = uniqueNames(documents.map((each) => [each, namesOf(each)] as const));
  const apis = apart ? documents.map((each) => frameItem(apiFrame(each), names.get(each) ?? '', each.place)) : [];
  return { items: [...apis, ...items], of };
}

function outerFrames(operations: readonly Operation[], apart: boolean): ReadonlyMap<string, Frame> {
  const segments = segmentCounts(operations);
  const frames = new Map<string, Frame>();
  for (const operation of operations) {
    const words = frameWords(operation, segments);
    if (!words) continue;
    const { file } = operation.document;
    const external = apart ? `${file}:${words.external}` : words.external;
    const within = apart ? { within: apiFrame(operation.document) } : {};
    const frame = frames.get(external) ?? { external, label: words.label, ...within, members: [] };
    frames.set(external, frame);
    frame.members.push(operation);
  }
  return frames;
}

/** With its file, if another document has the same title. */
function namesOf(document: ApiDocument): readonly string[] {
  const name = documentName(document);
  return [name, `${name} (${document.file})`];
}

/** By the first part of their paths in which the operations of a frame differ. */
function innerFrames({ external: within, members }: Frame): readonly Frame[] {
  const ways = members.map((each) => tellingParts(each.path));
  const [first = []] = ways;
  const differs = first.findIndex((part, at) => ways.some((way) => way[at] !== part));
  const shared = differs === -1 ? first.length : differs;
  const frames = new Map<string, Frame>();
  for (const [index, operation] of members.entries()) {
    const way = ways[index] ?? [];
    if (way.length <= shared) continue;
    const label = `/${way.slice(0, shared + 1).join('/')}`;
    const frame = frames.get(label) ?? { external: `${within} ${label}`, label, within, members: [] };
    frames.set(label, frame);
    frame.members.push(operation);
  }
  return [...frames.values()].filter((each) => each.members.length > 1);
}

interface FrameWords {
  readonly external: string;
  readonly label: string;
}

function frameWords(operation: Operation, segments: ReadonlyMap<string, number>): FrameWords | undefined {
  if (operation.called === 'as webhook') return { external: 'webhooks', label: 'Webhooks' };
  const [tag] = operation.tags;
  if (tag !== undefined) return { external: `tag ${tag}`, label: tag };
  const [segment] = tellingParts(operation.path);
  if (segment === undefined || (segments.get(inDocument(operation, segment)) ?? 0) < 2) return undefined;
  return { external: `path ${segment}`, label: `/${segment}` };
}

/** How many untagged operations each part of a path contains: a single one needs no frame. */
function segmentCounts(operations: readonly Operation[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const operation of operations) {
    const { path, tags, called } = operation;
    const [segment] = tags.length === 0 && called === 'by clients' ? tellingParts(path) : [];
    if (segment === undefined) continue;
    const key = inDocument(operation, segment);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function inDocument({ document }: Operation, segment: string): string {
  return `${document.file}:${segment}`;
}

function tellingParts(path: string): readonly string[] {
  return path.split(/[/?#]/).filter((part) => !TELLS_NOTHING.test(part));
}

function apiFrame({ file }: ApiDocument): string {
  return `api ${file}`;
}

function frameItem(external: string, label: string, place: FilePlace, within: string | undefined = undefined): Item {
  return {
    external,
    name: label,
    place,
    frame: true,
    ...(within === undefined ? {} : { within }),
    look: { keyword: 'group', label },
  };
}
