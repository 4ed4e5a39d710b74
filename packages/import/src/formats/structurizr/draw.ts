// A view as a c4 picture: in, the view and the styles of its workspace; out, the graph. Opened systems and containers are
// frames around their contents, and deployment nodes are hosts of what runs on them. The shape or colour of an author's tag
// becomes a type or a tone.
import { short, toneOfFill } from '@linework/convert';
import type { Context, DraftOption } from '@linework/core';
import type { ImportGraph, Item, Relation } from '../../graph/contract.js';
import {
  type Element,
  holds,
  type Relationship,
  type Styles,
  type View,
  type ViewLine,
  type Workspace,
} from './model.js';
import { vendorIcon } from './vendors.js';

/** Characters of a text in the picture. */
const LONGEST = 500;

const VIEWS: Readonly<Record<View['type'], string>> = {
  landscape: 'context',
  context: 'context',
  custom: 'context',
  container: 'container',
  component: 'component',
  dynamic: 'dynamic',
  deployment: 'deployment',
};

export function graphOf(view: View, { styles, name: workspace, called }: Workspace, context: Context): ImportGraph {
  const { elements } = view;
  const holders = framesOf(view);
  const groups = groupsOf(view, holders);
  const items = [...new Set([...elements, ...holders])];
  const options: DraftOption[] = [
    { name: 'view', values: [{ raw: VIEWS[view.type] }] },
    ...(view.description === '' ? [] : [{ name: 'desc', values: [{ text: short(view.description, LONGEST) }] }]),
    ...(view.direction === undefined ? [] : [{ name: 'direction', values: [{ raw: view.direction }] }]),
  ];
  return {
    kind: 'c4',
    title: short(titleOf(view, workspace), LONGEST),
    options,
    items: [
      ...groups.items,
      ...items.map((each, at) => itemOf(each, at, { holders, styles, called, view, within: groups.within, context })),
    ],
    relations: view.lines.flatMap((line, at) => lineOf(line, at, { view, holders, styles })),
  };
}

function titleOf({ title, type, scope, environment }: View, workspace: string): string {
  if (title !== '') return title;
  const about = scope?.name ?? (workspace || 'Workspace');
  const words: Readonly<Record<View['type'], string>> = {
    landscape: 'landscape',
    context: 'context',
    container: 'containers',
    component: 'components',
    dynamic: 'in time',
    deployment: `in ${environment ?? ''}`,
    custom: 'elements',
  };
  return `${about}, ${words[type]}`;
}

/** Elements that contain something in the view and are not cards themselves. */
function framesOf({ elements, type }: View): ReadonlySet<Element> {
  const frames = new Set<Element>();
  for (const each of elements) {
    const { parent } = each;
    if (!parent) continue;
    if (type === 'deployment') {
      if (elements.has(parent)) frames.add(parent);
    } else if (!elements.has(parent)) {
      frames.add(parent);
      if (parent.parent && !elements.has(parent.parent)) frames.add(parent.parent);
    }
  }
  return frames;
}

interface Groups {
  readonly items: readonly Item[];
  readonly within: ReadonlyMap<Element, string>;
}

/** Groups in the frame of their parent. */
function groupsOf({ elements }: View, holders: ReadonlySet<Element>): Groups {
  const items = new Map<string, Item>();
  const within = new Map<Element, string>();
  for (const each of new Set([...elements, ...holders])) {
    const outer = each.parent && holders.has(each.parent) ? each.parent.path : undefined;
    let holder = outer;
    for (const [at, name] of each.group.entries()) {
      const external = `group ${[...(each.parent ? [each.parent.path] : []), ...each.group.slice(0, at + 1)].join(' / ')}`;
      if (!items.has(external)) {
        items.set(external, {
          external,
          name,
          frame: true,
          place: each.place,
          ...(holder === undefined ? {} : { within: holder }),
          look: { keyword: 'group', label: short(name, LONGEST) },
        });
      }
      holder = external;
    }
    if (holder !== undefined) within.set(each, holder);
  }
  return { items: [...items.values()], within };
}

interface Around {
  readonly holders: ReadonlySet<Element>;
  readonly styles: Styles;
  readonly called: ReadonlyMap<Element, string>;
  readonly view: View;
  readonly within: ReadonlyMap<Element, string>;
  readonly context: Context;
}

const KEYWORDS: Readonly<Record<Element['kind'], string>> = {
  person: 'person',
  softwareSystem: 'system',
  container: 'container',
  component: 'component',
  element: 'system',
  deploymentNode: 'system',
  infrastructureNode: 'container',
  instance: 'container',
};

function itemOf(element: Element, at: number, { holders, styles, called, view, within, context }: Around): Item {
  const frame = holders.has(element);
  const holder = within.get(element);
  const shown = element.of ?? element;
  const keyword = frame && element.kind === 'deploymentNode' ? 'host' : KEYWORDS[shown.kind];
  const { type, tone, external } = styleOf(element, styles);
  const icon = [...shown.tags, ...element.tags].map((tag) => vendorIcon(tag, context)).findLast(Boolean);
  const technology = shown.technology.trim();
  const description = shown.description.trim();
  const many =
    element.kind === 'deploymentNode' && element.instances !== '1' && element.instances !== ''
      ? `× ${element.instances}`
      : '';
  const sub = [frame ? '' : description, many].filter((each) => each !== '').join(', ');
  const url = /^https:\/\/[^\s"]+$/.test(shown.url) ? shown.url : '';
  const text = (name: string, value: string): readonly DraftOption[] =>
    value === '' ? [] : [{ name, values: [{ text: short(value, LONGEST) }] }];
  const options: DraftOption[] = [
    ...text('tech', technology),
    ...text('sub', sub),
    ...(frame ? text('desc', description) : []),
    ...text('link', url),
    ...(icon === undefined ? [] : [{ name: 'icon', values: [{ raw: icon }] }]),
    ...(tone === undefined || frame ? [] : [{ name: 'tone', values: [{ raw: tone }] }]),
  ];
  return {
    external: element.path,
    name: called.get(element) ?? shown.name,
    longName: [element.parent?.name ?? element.environment, shown.name].filter((each) => each !== undefined).join('-'),
    place: element.place,
    ...(frame ? { frame: true as const } : {}),
    ...(holder === undefined ? {} : { within: holder }),
    look: {
      keyword,
      ...(type === undefined || frame || keyword === 'person' ? {} : { type }),
      label: short(shown.name, LONGEST),
      ...(external && keyword !== 'host' ? { flags: ['external'] } : {}),
      options,
    },
    rank: element.kind === 'person' ? -1 : element === view.scope ? 0 : at + 1,
  };
}

/** By the shapes that people choose for a type of element. */
const SHAPES: Readonly<Record<string, string>> = {
  cylinder: 'database',
  bucket: 'storage',
  folder: 'storage',
  pipe: 'queue',
  webbrowser: 'client',
  mobiledeviceportrait: 'client',
  mobiledevicelandscape: 'client',
  mobiledevice: 'client',
  window: 'client',
};
const COMMON = new Set([
  'Element',
  'Person',
  'Software System',
  'Container',
  'Component',
  'Deployment Node',
  'Infrastructure Node',
]);
const FOREIGN = /^(?:external|existing)\b/i;

function styleOf(
  element: Element,
  { elements }: Styles,
): { readonly type?: string; readonly tone?: string; readonly external: boolean } {
  const tags = [...(element.of?.tags ?? []), ...element.tags];
  let [type, tone]: readonly (string | undefined)[] = [];
  for (const tag of tags) {
    const style = elements.get(tag);
    type = SHAPES[style?.shape?.toLowerCase() ?? ''] ?? type;
    if (style?.background !== undefined && !COMMON.has(tag)) tone = toneOfFill(style.background) ?? tone;
  }
  const external = tags.some((tag) => FOREIGN.test(tag));
  return { ...(type === undefined ? {} : { type }), ...(tone === undefined ? {} : { tone }), external };
}

interface Lines {
  readonly view: View;
  readonly holders: ReadonlySet<Element>;
  readonly styles: Styles;
}

function lineOf(
  { relationship, description, back, place }: ViewLine,
  at: number,
  { view, holders, styles }: Lines,
): readonly Relation[] {
  const { elements } = view;
  if (!elements.has(relationship.from) || !elements.has(relationship.to)) return [];
  const ends = back ? [relationship.to, relationship.from] : [relationship.from, relationship.to];
  const [from, to] = ends.map((each) => (holders.has(each) ? only(each, elements) : each));
  if (!from || !to || from === to || holds(from, to) || holds(to, from)) return [];
  const external = `${relationship.from.path} ${relationship.to.path}`;
  const label = (description ?? relationship.description).trim();
  const technology = relationship.technology.trim();
  return [
    {
      from: from.path,
      to: to.path,
      place,
      arrow: arrowOf(relationship, styles),
      ...(external === `${from.path} ${to.path}` ? {} : { external }),
      ...(label === '' ? {} : { label: short(label, LONGEST) }),
      ...(technology === '' ? {} : { options: [{ name: 'tech', values: [{ text: short(technology, LONGEST) }] }] }),
      ...(view.type === 'dynamic' ? { order: at } : {}),
    },
  ];
}

/** A line cannot end at a frame; if a single element runs on a node, a line to the node ends at that element. */
function only(frame: Element, shown: ReadonlySet<Element>): Element | undefined {
  const inside = frame.children.filter((each) => shown.has(each));
  const [first] = inside;
  if (inside.length !== 1 || !first) return undefined;
  return first.kind === 'deploymentNode' && first.children.some((each) => shown.has(each)) ? only(first, shown) : first;
}

const ARROWS: Readonly<Record<string, string>> = { dashed: '-->', dotted: '..>' };

/** As an author's tag specifies; the tag of all relationships does not distinguish them. */
function arrowOf({ tags, linked }: Relationship, { relationships }: Styles): string {
  const all = [...(linked?.tags ?? []), ...tags].filter((tag) => tag !== 'Relationship');
  const styled = all.findLast((tag) => relationships.get(tag)?.line !== undefined);
  if (styled !== undefined) return ARROWS[relationships.get(styled)?.line?.toLowerCase() ?? ''] ?? '->';
  return all.some((tag) => /^async(?:hronous)?$/i.test(tag)) ? '..>' : '->';
}
