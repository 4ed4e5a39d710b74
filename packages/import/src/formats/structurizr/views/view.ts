// Views of the DSL: in, their statements and the whole model; out, what each shows. Lines apply in order: included elements can
// be excluded again.
import type { FilePlace } from '../../../file-place.js';
import { tagsOf } from '../dsl/archetypes.js';
import { elementsIn, isExpression } from '../dsl/find.js';
import { filled, lookup, type Place, spend, type ViewStatement } from '../dsl/scope.js';
import type { Statement } from '../dsl/statements.js';
import type { Element, Relationship, View, ViewLine, ViewType } from '../model.js';
import { WorkspaceProblem } from '../problem.js';
import { dynamicLines } from './dynamic.js';
import { filteredBy } from './filtered.js';
import { defaults, refusal } from './static.js';

const TYPES: Readonly<Record<string, ViewType>> = {
  systemlandscape: 'landscape',
  systemcontext: 'context',
  container: 'container',
  component: 'component',
  dynamic: 'dynamic',
  deployment: 'deployment',
  custom: 'custom',
};
const SCOPES: Readonly<Partial<Record<ViewType, readonly Element['kind'][]>>> = {
  context: ['softwareSystem'],
  container: ['softwareSystem'],
  component: ['container'],
  dynamic: ['softwareSystem', 'container'],
  deployment: ['softwareSystem'],
};

export function viewsOf(statements: readonly ViewStatement[], at: Place, before: readonly View[]): readonly View[] {
  const views: View[] = [];
  const keys = new Set(before.map(({ key }) => key));
  const count = new Map<string, number>();
  for (const each of statements) {
    at.reading.hierarchical = each.hierarchical;
    const view = viewOf(each, at, [...before, ...views], (prefix) => {
      const next = (count.get(prefix) ?? 0) + 1;
      count.set(prefix, next);
      return `${prefix}-${String(next).padStart(3, '0')}`;
    });
    if (!view) continue;
    if (keys.has(view.key))
      throw new WorkspaceProblem(`there is already a view with the key "${view.key}"`, view.place);
    keys.add(view.key);
    views.push(view);
  }
  return views;
}

type NewKey = (prefix: string) => string;
const PREFIXES: Readonly<Record<string, string>> = {
  systemlandscape: 'SystemLandscape',
  systemcontext: 'SystemContext',
  container: 'Container',
  component: 'Component',
  dynamic: 'Dynamic',
  deployment: 'Deployment',
  custom: 'Custom',
  filtered: 'Filtered',
};

function viewOf(
  { statement, words }: ViewStatement,
  at: Place,
  before: readonly View[],
  newKey: NewKey,
): View | undefined {
  const { place } = statement;
  const [keyword = '', ...values] = words;
  const lower = keyword.toLowerCase();
  if (lower === 'image') {
    const name = values[1] ?? 'image';
    at.reading.untold.push({ name, because: 'an image view shows an external picture', place });
    return undefined;
  }
  if (lower === 'filtered') return filtered(statement, values, before, newKey);
  const type = TYPES[lower];
  if (!type) return undefined;
  const scoped = SCOPES[type];
  const scope = scoped && values[0] !== '*' ? scopeOf(values[0] ?? '', scoped, at, place) : undefined;
  if (scoped && !scope && type !== 'dynamic' && type !== 'deployment')
    throw new WorkspaceProblem('the view needs a subject', place);
  const rest = scoped ? values.slice(1) : values;
  const environment = type === 'deployment' ? environmentOf(rest[0] ?? '', at, place) : undefined;
  const [key = newKey(PREFIXES[lower] ?? ''), ...texts] = environment === undefined ? rest : rest.slice(1);
  const own: Draft = { type, scope, environment, elements: new Set(), lines: new Map(), place };
  const details = readBlock(statement.block ?? [], own, at);
  const dynamic = type === 'dynamic' ? dynamicLines(statement.block ?? [], at, own.elements, scope) : undefined;
  return {
    type,
    key,
    title: details.title ?? (type === 'custom' ? (texts[0] ?? '') : ''),
    description: details.description ?? texts.at(-1) ?? '',
    scope,
    ...(environment === undefined ? {} : { environment }),
    ...(details.direction === undefined ? {} : { direction: details.direction }),
    elements: own.elements,
    lines: dynamic ?? [...own.lines.values()],
    place,
  };
}

function scopeOf(identifier: string, kinds: readonly Element['kind'][], at: Place, place: FilePlace): Element {
  const [element] = elementsIn(identifier, at).elements;
  if (!element) throw new WorkspaceProblem(`there is no element "${identifier}"`, place);
  if (!kinds.includes(element.kind))
    throw new WorkspaceProblem(`a view of this type cannot show "${element.name}"`, place);
  return element;
}

function environmentOf(name: string, at: Place, place: FilePlace): string {
  const named = lookup(name, at);
  if (named?.is === 'environment') return named.environment;
  const known = [...at.reading.environments.keys()].find((each) => each.toLowerCase() === name.toLowerCase());
  if (known === undefined) throw new WorkspaceProblem(`there is no environment "${name}"`, place);
  return known;
}

/** A view of a view, with or without what has one of the tags. */
function filtered(
  { block = [], place }: Statement,
  values: readonly string[],
  before: readonly View[],
  newKey: NewKey,
): View {
  const [base = '', mode = '', tags = '', key = newKey('Filtered'), description = ''] = values;
  const from = before.find((each) => each.key === base);
  if (!from) throw new WorkspaceProblem(`there is no view "${base}"`, place);
  const wanted = tagsOf([tags]);
  const includes = mode.toLowerCase() === 'include';
  const wordsOf = (word: string): string | undefined =>
    block.find(({ words }) => words[0]?.toLowerCase() === word)?.words[1];
  const title = wordsOf('title');
  return {
    ...filteredBy(from, wanted, includes),
    key,
    title: title ?? (description || key),
    description: wordsOf('description') ?? description,
    place,
  };
}

interface Draft {
  readonly type: ViewType;
  readonly scope: Element | undefined;
  readonly environment: string | undefined;
  readonly elements: Set<Element>;
  readonly lines: Map<Relationship, ViewLine>;
  readonly place: FilePlace;
}

interface Details {
  title?: string;
  description?: string;
  direction?: 'right' | 'down' | 'left' | 'up';
}

const DIRECTIONS = { tb: 'down', bt: 'up', lr: 'right', rl: 'left' } as const;
const SAYS_NOTHING = new Set(['properties', 'default', 'animation']);

function readBlock(block: readonly Statement[], draft: Draft, at: Place): Details {
  const details: Details = {};
  for (const statement of block) {
    const words = statement.words.map((each) => filled(each, at.reading));
    const [keyword = '', ...values] = words;
    const lower = keyword.toLowerCase();
    if (lower === 'include') for (const each of expressions(values)) include(each, draft, at, statement.place);
    else if (lower === 'exclude') for (const each of expressions(values)) exclude(each, draft, at);
    else if (lower === 'title') details.title = values[0] ?? '';
    else if (lower === 'description') details.description = values[0] ?? '';
    else if (lower === 'autolayout') {
      const direction = DIRECTIONS[(values[0] ?? 'tb').toLowerCase() as keyof typeof DIRECTIONS];
      if (direction && values.length > 0) details.direction = direction;
    } else if (lower === '!script' || lower === '!plugin') {
      at.reading.untold.push({
        name: words.slice(0, 2).join(' '),
        because: 'it would run code',
        place: statement.place,
      });
    } else if (!SAYS_NOTHING.has(lower) && draft.type !== 'dynamic') {
      throw new WorkspaceProblem(`"${words.join(' ').slice(0, 60)}" is not allowed in a view`, statement.place);
    }
  }
  return details;
}

/** `a -> b` without quotes is one expression. */
function expressions(values: readonly string[]): readonly string[] {
  if (values.includes('->') || values.some((each) => /^(?:&&|\|\||==|!=)$/.test(each))) return [values.join(' ')];
  return values;
}

function include(expression: string, draft: Draft, at: Place, place: FilePlace): void {
  const { builder } = at.reading;
  const { type, scope, environment } = draft;
  if (/^(?:\*\??|element==\*)$/.test(expression)) {
    const all = defaults(type, scope, environment, builder);
    for (const each of all) add(each, draft, at, expression !== '*?');
    if (expression === '*?') {
      const own = new Set(scope ? [scope, ...scope.children] : all);
      for (const each of builder.relationships) {
        if (draft.elements.has(each.from) && draft.elements.has(each.to) && (own.has(each.from) || own.has(each.to)))
          put(each, draft);
      }
    }
    return;
  }
  const { elements, relationships, known } = elementsIn(expression, at);
  if (!known) throw new WorkspaceProblem(`there is no element or relationship "${expression.slice(0, 60)}"`, place);
  const explicit = !isExpression(expression) && lookup(expression, at)?.is === 'element';
  for (const each of elements) {
    for (const shown of type === 'deployment' ? deployedAs(each, draft, at) : [each]) {
      const why = add(shown, draft, at, true);
      if (explicit && why !== undefined)
        throw new WorkspaceProblem(`"${expression}" cannot be in this view: ${why}`, place);
    }
  }
  for (const each of relationships)
    for (const own of type === 'deployment' ? [each, ...copiesOf(each, draft, at)] : [each])
      if (draft.elements.has(own.from) && draft.elements.has(own.to)) put(own, draft);
}

/** In a deployment, a relationship means those between instances of its ends. */
function copiesOf(relationship: Relationship, { environment }: Draft, at: Place): readonly Relationship[] {
  const { builder } = at.reading;
  return builder
    .instancesOf(relationship.from, environment)
    .flatMap((each) => builder.from(each).filter(({ linked }) => linked === relationship));
}

/** In a deployment, a system or container means its instances there, and a running element also what it runs on. */
function deployedAs(element: Element, { environment }: Draft, at: Place): readonly Element[] {
  const { builder } = at.reading;
  if (element.kind === 'element') return [element];
  const own = element.environment === undefined ? builder.instancesOf(element, environment) : [element];
  return own.filter((each) => each.environment === environment).flatMap((each) => [...outward(each), ...below(each)]);
}

function outward(element: Element): readonly Element[] {
  const way: Element[] = [];
  for (let at: Element | undefined = element; at; at = at.parent) way.unshift(at);
  return way;
}

function below(element: Element): readonly Element[] {
  return element.children.flatMap((each) => [each, ...below(each)]);
}

/** Returns why it was not added, if it was not. */
function add(element: Element, draft: Draft, at: Place, withLines: boolean): string | undefined {
  const { type, scope, elements } = draft;
  if (elements.has(element)) return undefined;
  const why = refusal(element, type, scope, elements);
  if (why !== undefined) return why;
  elements.add(element);
  if (!withLines || type === 'dynamic') return undefined;
  const { builder } = at.reading;
  for (const each of builder.from(element)) if (elements.has(each.to)) put(each, draft);
  for (const each of builder.to(element)) if (elements.has(each.from)) put(each, draft);
  return undefined;
}

function put(relationship: Relationship, { lines }: Draft): void {
  if (!lines.has(relationship)) lines.set(relationship, { relationship, place: relationship.place });
}

function exclude(expression: string, draft: Draft, at: Place): void {
  const { type, scope, environment, elements, lines } = draft;
  const gone = elementsIn(expression, at);
  const deployed = type === 'deployment';
  spend(at.reading, lines.size);
  for (const each of gone.elements) {
    if (type === 'context' && each === scope) continue;
    elements.delete(each);
    if (!deployed) continue;
    for (const inner of below(each)) elements.delete(inner);
    for (const instance of at.reading.builder.instancesOf(each, environment)) elements.delete(instance);
  }
  for (const each of lines.keys()) {
    const out = gone.relationships.has(each) || (deployed && each.linked && gone.relationships.has(each.linked));
    if (out || !elements.has(each.from) || !elements.has(each.to)) lines.delete(each);
  }
}
