// A workspace as JSON: in, its tree; out, the same as for the DSL. Ids join elements, relationships and views (Structurizr,
// JSON schema of workspaces).
import { at, entriesAt, itemsAt, type Tree, textAt } from '../../reading/tree.js';
import type { ModelBuilder } from './builder.js';
import { tagsOf } from './dsl/archetypes.js';
import type {
  Element,
  Kind,
  Relationship,
  Styles,
  TagStyle,
  Untold,
  View,
  ViewLine,
  ViewType,
  Workspace,
} from './model.js';
import { WorkspaceProblem } from './problem.js';
import { filteredBy } from './views/filtered.js';

interface Json {
  readonly builder: ModelBuilder;
  readonly elements: Map<string, Element>;
  readonly relationships: Map<string, Relationship>;
  /** Separator between the names of nested groups. */
  readonly separator: string;
  /** With the source element of each. */
  readonly pending: { readonly from: Element; readonly tree: Tree }[];
}

export function readJsonModel(tree: Tree, builder: ModelBuilder): Json {
  const model = at(tree, 'model');
  const separator = textAt(model, 'properties', 'structurizr.groupSeparator') ?? '';
  const json: Json = { builder, elements: new Map(), relationships: new Map(), separator, pending: [] };
  for (const each of itemsAt(model, 'people')) add(each, 'person', undefined, json);
  for (const each of itemsAt(model, 'softwareSystems')) {
    const system = add(each, 'softwareSystem', undefined, json);
    for (const inner of itemsAt(each, 'containers')) {
      const container = add(inner, 'container', system, json);
      for (const component of itemsAt(inner, 'components')) add(component, 'component', container, json);
    }
  }
  for (const each of itemsAt(model, 'customElements')) add(each, 'element', undefined, json);
  for (const each of itemsAt(model, 'deploymentNodes')) addNode(each, undefined, json, 0);
  relate(json);
  return json;
}

function add(
  tree: Tree,
  kind: Kind,
  parent: Element | undefined,
  json: Json,
  more: { readonly environment?: string; readonly of?: Element } = {},
): Element {
  const groups = itemsAt(tree, 'deploymentGroups').flatMap((each) => textAt(each) ?? []);
  const element = json.builder.add({
    kind,
    name: more.of?.name ?? textAt(tree, 'name') ?? '',
    parent,
    group: groupOf(textAt(tree, 'group') ?? '', json.separator),
    description: textAt(tree, 'description'),
    technology: textAt(tree, 'technology') ?? textAt(tree, 'metadata'),
    tags: [...tagsOf([textAt(tree, 'tags') ?? '']), ...(textAt(tree, 'location') === 'External' ? ['External'] : [])],
    instances: textAt(tree, 'instances'),
    deploymentGroups: groups,
    place: at(tree, 'name')?.place ?? tree.place,
    ...more,
  });
  element.url = textAt(tree, 'url') ?? '';
  for (const { key, value } of entriesAt(tree, 'properties')) element.properties.set(key, textAt(value) ?? '');
  json.elements.set(textAt(tree, 'id') ?? '', element);
  for (const each of itemsAt(tree, 'relationships')) json.pending.push({ from: element, tree: each });
  return element;
}

function groupOf(written: string, separator: string): readonly string[] {
  return (separator === '' ? [written] : written.split(separator)).map((each) => each.trim()).filter(Boolean);
}

const DEEPEST = 40;

function addNode(tree: Tree, parent: Element | undefined, json: Json, depth: number): void {
  if (depth > DEEPEST) throw new WorkspaceProblem('its deployment nodes are nested too deeply', tree.place);
  const environment = textAt(tree, 'environment') ?? 'Default';
  const node = add(tree, 'deploymentNode', parent, json, { environment });
  for (const each of itemsAt(tree, 'infrastructureNodes')) add(each, 'infrastructureNode', node, json, { environment });
  for (const field of ['softwareSystemInstances', 'containerInstances']) {
    for (const each of itemsAt(tree, field)) {
      const id = textAt(each, 'softwareSystemId') ?? textAt(each, 'containerId') ?? '';
      const of = json.elements.get(id);
      if (!of) throw new WorkspaceProblem(`an instance is of "${id}", which is not in the model`, each.place);
      add(each, 'instance', node, json, { environment, of });
    }
  }
  for (const each of itemsAt(tree, 'children')) addNode(each, node, json, depth + 1);
}

/** All are written out, including implied ones; relationships that were created between instances yield to them. */
function relate({ builder, pending, elements, relationships }: Json): void {
  builder.remove(new Set(builder.relationships));
  for (const { from, tree } of pending) {
    const id = textAt(tree, 'destinationId') ?? '';
    const to = elements.get(id);
    if (!to) throw new WorkspaceProblem(`a relationship points to "${id}", which is not in the model`, tree.place);
    const relationship = builder.put({
      from,
      to,
      description: textAt(tree, 'description'),
      technology: textAt(tree, 'technology'),
      tags: tagsOf([textAt(tree, 'tags') ?? '']).filter((tag) => tag !== 'Relationship'),
      place: tree.place,
    });
    relationship.url = textAt(tree, 'url') ?? '';
    relationships.set(textAt(tree, 'id') ?? '', relationship);
  }
}

const VIEWS: readonly (readonly [string, ViewType])[] = [
  ['systemLandscapeViews', 'landscape'],
  ['systemContextViews', 'context'],
  ['containerViews', 'container'],
  ['componentViews', 'component'],
  ['dynamicViews', 'dynamic'],
  ['deploymentViews', 'deployment'],
  ['customViews', 'custom'],
];
const DIRECTIONS: Readonly<Record<string, 'right' | 'down' | 'left' | 'up'>> = {
  TopBottom: 'down',
  BottomTop: 'up',
  LeftRight: 'right',
  RightLeft: 'left',
};

export function jsonWorkspace(tree: Tree, builder: ModelBuilder): Workspace {
  const json = readJsonModel(tree, builder);
  const views = VIEWS.flatMap(([field, type]) => itemsAt(tree, 'views', field).map((each) => ({ type, tree: each })))
    .toSorted((a, b) => orderOf(a.tree) - orderOf(b.tree))
    .map((each) => viewOf(each.tree, each.type, json));
  return {
    name: textAt(tree, 'name') ?? '',
    elements: builder.elements,
    relationships: builder.relationships,
    views: [...views, ...filteredViews(tree, views)],
    styles: stylesOf(tree),
    called: new Map(),
    untold: imageViews(tree),
    says: true,
    place: tree.place,
  };
}

/** The author's order among the views. */
function orderOf(tree: Tree): number {
  return Number(textAt(tree, 'order') ?? 0) || 0;
}

function viewOf(tree: Tree, type: ViewType, { elements, relationships }: Json): View {
  const key = textAt(tree, 'key') ?? '';
  const scopeId = ['containerId', 'elementId', 'softwareSystemId']
    .map((each) => textAt(tree, each))
    .find((id) => id !== undefined);
  const scope = scopeId === undefined ? undefined : elements.get(scopeId);
  if (scopeId !== undefined && !scope) {
    throw new WorkspaceProblem(`the view "${key}" is about "${scopeId}", which is not in the model`, tree.place);
  }
  const environment = textAt(tree, 'environment');
  const direction = DIRECTIONS[textAt(tree, 'automaticLayout', 'rankDirection') ?? ''];
  const shown = itemsAt(tree, 'elements').map((each) => known(textAt(each, 'id'), elements, key, each));
  const lines = itemsAt(tree, 'relationships')
    .map((each): ViewLine & { readonly order: number } => {
      const description = textAt(each, 'description');
      return {
        relationship: known(textAt(each, 'id'), relationships, key, each),
        order: Number(textAt(each, 'order') ?? 0) || 0,
        ...(description === undefined || type !== 'dynamic' ? {} : { description }),
        ...(textAt(each, 'response') === 'true' ? { back: true } : {}),
        place: each.place,
      };
    })
    .toSorted((a, b) => a.order - b.order);
  return {
    type,
    key,
    title: textAt(tree, 'title') ?? '',
    description: textAt(tree, 'description') ?? '',
    scope: type === 'landscape' || type === 'custom' ? undefined : scope,
    ...(environment === undefined ? {} : { environment }),
    ...(direction === undefined ? {} : { direction }),
    elements: new Set(shown),
    lines,
    place: tree.place,
  };
}

function known<Thing>(id: string | undefined, all: ReadonlyMap<string, Thing>, key: string, tree: Tree): Thing {
  const element = all.get(id ?? '');
  if (!element)
    throw new WorkspaceProblem(`the view "${key}" shows "${id ?? ''}", which is not in the model`, tree.place);
  return element;
}

function filteredViews(tree: Tree, views: readonly View[]): readonly View[] {
  return itemsAt(tree, 'views', 'filteredViews').flatMap((each): readonly View[] => {
    const base = views.find(({ key }) => key === textAt(each, 'baseViewKey'));
    if (!base) throw new WorkspaceProblem('a filtered view is based on a view that does not exist', each.place);
    const tags = itemsAt(each, 'tags').flatMap((tag) => textAt(tag) ?? []);
    const includes = textAt(each, 'mode') === 'Include';
    return [
      {
        ...filteredBy(base, tags, includes),
        key: textAt(each, 'key') ?? '',
        title: textAt(each, 'title') ?? textAt(each, 'description') ?? textAt(each, 'key') ?? '',
        description: textAt(each, 'description') ?? '',
        place: each.place,
      },
    ];
  });
}

function imageViews(tree: Tree): readonly Untold[] {
  return itemsAt(tree, 'views', 'imageViews').map((each) => ({
    name: textAt(each, 'key') ?? 'image',
    because: 'an image view shows an external picture',
    place: each.place,
  }));
}

function stylesOf(tree: Tree): Styles {
  const read = (field: string): ReadonlyMap<string, TagStyle> =>
    new Map(
      itemsAt(tree, 'views', 'configuration', 'styles', field).map((each) => {
        const value = (name: string, key: string): object => {
          const text = textAt(each, name);
          return text === undefined ? {} : { [key]: text };
        };
        const style: TagStyle = {
          ...value('background', 'background'),
          ...value('stroke', 'stroke'),
          ...value('shape', 'shape'),
          ...(textAt(each, 'dashed') === 'true' ? { line: 'dashed' } : {}),
          ...value('style', 'line'),
        };
        return [textAt(each, 'tag') ?? '', style] as const;
      }),
    );
  return { elements: read('elements'), relationships: read('relationships') };
}
