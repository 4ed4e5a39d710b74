// The contents of a view: in, its type and its subject; out, the elements of `include *`, and whether an element can be added
// (Structurizr, views).
import type { ModelBuilder } from '../builder.js';
import { type Element, holds, type Kind, type ViewType } from '../model.js';

const SHOWS: Readonly<Record<ViewType, readonly Kind[]>> = {
  landscape: ['person', 'softwareSystem', 'element'],
  context: ['person', 'softwareSystem', 'element'],
  container: ['person', 'softwareSystem', 'container', 'element'],
  component: ['person', 'softwareSystem', 'container', 'component', 'element'],
  dynamic: ['person', 'softwareSystem', 'container', 'component', 'element'],
  deployment: ['deploymentNode', 'infrastructureNode', 'instance', 'element'],
  custom: ['element'],
};

/** Why an element cannot be in a view with its present contents; undefined if it can. */
export function refusal(
  element: Element,
  type: ViewType,
  scope: Element | undefined,
  shown: ReadonlySet<Element>,
): string | undefined {
  if (!SHOWS[type].includes(element.kind)) return 'the view does not show elements of this level';
  const opened = type === 'container' || type === 'component' || (type === 'dynamic' && scope !== undefined);
  if (opened && scope && (element === scope || holds(element, scope))) return 'it is the subject of the view';
  if (type === 'deployment') return instanceRefusal(element, shown);
  for (const other of shown) {
    if (holds(other, element)) return `${other.name}, which contains it, is in the view`;
    if (holds(element, other)) return `${other.name}, which it contains, is in the view`;
  }
  return undefined;
}

function instanceRefusal({ of, environment }: Element, shown: ReadonlySet<Element>): string | undefined {
  if (!of) return undefined;
  for (const other of shown) {
    if (!other.of || other.environment !== environment) continue;
    if (holds(other.of, of) || holds(of, other.of)) return `${other.name} is in the view, and one contains the other`;
  }
  return undefined;
}

/** Of `include *`. */
export function defaults(
  type: ViewType,
  scope: Element | undefined,
  environment: string | undefined,
  builder: ModelBuilder,
): readonly Element[] {
  const { elements } = builder;
  if (type === 'landscape') {
    const top = elements.filter(({ kind }) => kind === 'person' || kind === 'softwareSystem');
    return [...top, ...beside(top, builder, ({ kind }) => kind === 'element')];
  }
  if (type === 'deployment') {
    const own = deployed(
      elements.filter((each) => each.environment === environment),
      scope,
    );
    return [...own, ...beside(own, builder, ({ kind }) => kind === 'element')];
  }
  if (type === 'custom') return elements.filter(({ kind }) => kind === 'element');
  if (!scope) return [];
  const own = type === 'context' ? [scope] : scope.children;
  const outside: readonly Kind[] = ['person', 'softwareSystem', 'element'];
  const near = beside(
    own,
    builder,
    (each) =>
      outside.includes(each.kind) ||
      (type === 'component' && each.kind === 'container' && each.parent === scope.parent),
  );
  return [...own, ...near];
}

/** Elements that are related to some of these, in the order of the model. */
function beside(
  own: readonly Element[],
  builder: ModelBuilder,
  fits: (element: Element) => boolean,
): readonly Element[] {
  const mine = new Set(own);
  const near = new Set<Element>();
  for (const each of own) {
    for (const { to } of builder.from(each)) if (fits(to) && !mine.has(to)) near.add(to);
    for (const { from } of builder.to(each)) if (fits(from) && !mine.has(from)) near.add(from);
  }
  return near.size === 0 ? [] : builder.elements.filter((each) => near.has(each));
}

/** Nodes with an instance of the view's subject, and everything that runs on them. */
function deployed(elements: readonly Element[], scope: Element | undefined): readonly Element[] {
  const shown = new Set<Element>();
  const wanted = ({ kind, of }: Element): boolean =>
    kind === 'infrastructureNode' ||
    (of !== undefined &&
      (!scope || of === scope || of.parent === scope || (of.kind === 'softwareSystem' && of !== scope)));
  for (const each of elements.filter(wanted))
    for (let at: Element | undefined = each; at; at = at.parent) shown.add(at);
  return elements.filter((each) => shown.has(each));
}
