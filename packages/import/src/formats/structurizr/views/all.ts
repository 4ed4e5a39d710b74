// The views that Structurizr creates for a workspace without any: in, its model; out, a landscape, each system with its context
// and its contents, each container opened, and each environment.

import type { FilePlace } from '../../../file-place.js';
import type { ModelBuilder } from '../builder.js';
import type { Element, View, ViewType } from '../model.js';
import { defaults, refusal } from './static.js';

export function allViews(builder: ModelBuilder, place: FilePlace): readonly View[] {
  const { elements } = builder;
  const systems = elements.filter(({ kind }) => kind === 'softwareSystem');
  const containers = elements.filter(({ kind }) => kind === 'container');
  const environments = new Set(elements.flatMap(({ environment }) => environment ?? []));
  const custom = elements.filter(({ kind }) => kind === 'element');
  const landscape = madeView('landscape', undefined, undefined, builder, place, custom);
  return [
    landscape,
    ...systems
      .filter(({ children }) => children.length > 0)
      .map((each) => madeView('container', each, undefined, builder, place)),
    ...containers
      .filter(({ children }) => children.length > 0)
      .map((each) => madeView('component', each, undefined, builder, place)),
    ...[...environments].map((each) => madeView('deployment', undefined, each, builder, place)),
  ].filter((each) => each.elements.size > 0);
}

/** With custom elements, and in a container's view those that its parts are related to. */
export function madeView(
  type: ViewType,
  scope: Element | undefined,
  environment: string | undefined,
  builder: ModelBuilder,
  place: FilePlace,
  more: readonly Element[] = [],
): View {
  const shown = new Set<Element>();
  for (const each of [...defaults(type, scope, environment, builder), ...more])
    if (refusal(each, type, scope, shown) === undefined) shown.add(each);
  const lines = [...shown]
    .flatMap((each) => builder.from(each))
    .filter(({ to }) => shown.has(to))
    .map((relationship) => ({ relationship, place: relationship.place }));
  const key = [type, scope?.name ?? environment].filter((each) => each !== undefined).join(' ');
  return {
    type,
    key,
    title: '',
    description: '',
    scope,
    ...(environment === undefined ? {} : { environment }),
    elements: shown,
    lines,
    place: scope?.place ?? place,
  };
}
