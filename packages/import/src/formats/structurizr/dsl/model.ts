// The model of the DSL: in, the statements of `model { … }`; out, elements and relationships in the builder and their names in
// the reading.
import type { FilePlace } from '../../../file-place.js';
import type { Element, Kind, Relationship } from '../model.js';
import { WorkspaceProblem } from '../problem.js';
import { archetypeOf, arrowName, readArchetypes, tagsOf } from './archetypes.js';
import { readCommon } from './common.js';
import { inside, readRelationshipDetail, setProperties } from './details.js';
import { elementsIn } from './find.js';
import { type Archetype, declare, filled, lookup, type Named, type Place, spend } from './scope.js';
import type { Statement } from './statements.js';

interface Shape {
  readonly kind: Kind;
  readonly takes: readonly Taken[];
  readonly within: readonly (Kind | 'model' | 'environment')[];
}

/** The arguments of each keyword after the name, in order. */
const ELEMENTS: Readonly<Record<string, Shape>> = {
  person: { kind: 'person', takes: ['description', 'tags'], within: ['model'] },
  softwaresystem: { kind: 'softwareSystem', takes: ['description', 'tags'], within: ['model'] },
  container: { kind: 'container', takes: ['description', 'technology', 'tags'], within: ['softwareSystem'] },
  component: { kind: 'component', takes: ['description', 'technology', 'tags'], within: ['container'] },
  element: { kind: 'element', takes: ['technology', 'description', 'tags'], within: ['model'] },
  deploymentnode: {
    kind: 'deploymentNode',
    takes: ['description', 'technology', 'tags', 'instances'],
    within: ['environment', 'deploymentNode'],
  },
  infrastructurenode: {
    kind: 'infrastructureNode',
    takes: ['description', 'technology', 'tags'],
    within: ['deploymentNode'],
  },
};
type Taken = 'description' | 'technology' | 'tags' | 'instances';

const FINDS = /^!(?:element|relationship|ref|extend)$/i;
const INSTANCES = /^(?:softwareSystemInstance|containerInstance|instanceOf)$/i;

export function readModel(statements: readonly Statement[], at: Place): void {
  for (const statement of statements) readStatement(statement, at);
}

function readStatement(statement: Statement, at: Place): void {
  const { reading } = at;
  const words = statement.words.map((each) => filled(each, reading));
  if (readCommon({ ...statement, words }, at, readModel)) return;
  const assigned = words[1] === '=' ? words[0] : undefined;
  const own = assigned === undefined ? words : words.slice(2);
  const arrow = own.findIndex((each, index) => index < 2 && isArrow(each));
  const [keyword = '', ...values] = own;
  const archetype = archetypeOf(keyword, reading);
  const lower = archetype.base;
  const shape = Object.hasOwn(ELEMENTS, lower) ? ELEMENTS[lower] : undefined;
  if (assigned !== undefined && FINDS.test(keyword)) readFound({ ...statement, words: own }, assigned, at);
  else if (arrow !== -1) readRelationships(statement, own, arrow, assigned, at);
  else if (lower === 'archetypes') readArchetypes(filledIn(statement.block ?? [], at), reading);
  else if (lower === 'group' || lower === 'enterprise') readGroup(statement, values, assigned, at);
  else if (lower === 'deploymentenvironment') readEnvironment(statement, values, assigned, at);
  else if (lower === 'deploymentgroup') readDeploymentGroup(statement, values, assigned, at);
  else if (INSTANCES.test(lower)) readInstance(statement, values, assigned, at);
  else if (own[1] === '-/>') readInstead(statement, own, at);
  else if (shape && mayStand(shape.within, at)) readElement(shape, values, archetype, assigned, statement, at);
  else if (!readDetail(statement, own, at)) {
    throw new WorkspaceProblem(`"${words.join(' ').slice(0, 60)}" is not allowed here`, statement.place);
  }
}

/** `x = !element y`: another name for an existing element. */
function readFound(statement: Statement, assigned: string, at: Place): void {
  const { elements, relationships } = elementsIn(statement.words[1] ?? '', at);
  const [element] = elements;
  const [relationship] = relationships;
  const named: Named | undefined = element
    ? { is: 'element', element }
    : relationship && { is: 'relationship', relationship };
  if (!named) throw new WorkspaceProblem(`there is no element "${statement.words[1] ?? ''}"`, statement.place);
  at.reading.names.set(assigned.toLowerCase(), named);
  readCommon(statement, at, readModel);
}

function readElement(
  { kind, takes }: Shape,
  values: readonly string[],
  archetype: Archetype,
  assigned: string | undefined,
  statement: Statement,
  at: Place,
): void {
  const fields = givenTo(values, takes, archetype);
  const { place } = statement;
  const element = at.reading.builder.add({ ...fields, ...whereOf(at), kind, name: values[0] ?? '', place });
  nameAndOpen(element, assigned, statement, at);
}

function isArrow(word: string): boolean {
  return word === '->' || arrowName(word) !== undefined;
}

function filledIn(block: readonly Statement[], at: Place): readonly Statement[] {
  return block.map((each) => ({
    ...each,
    words: each.words.map((word) => filled(word, at.reading)),
    ...(each.block ? { block: filledIn(each.block, at) } : {}),
  }));
}

function mayStand(within: readonly (Kind | 'model' | 'environment')[], { parent, environment, these }: Place): boolean {
  if (these.length > 1) return false;
  if (parent) return within.includes(parent.kind);
  return within.includes(environment === undefined ? 'model' : 'environment');
}

function givenTo(
  values: readonly string[],
  takes: readonly Taken[],
  { description, technology, tags }: Archetype,
): {
  readonly description?: string;
  readonly technology?: string;
  readonly instances?: string;
  readonly tags: readonly string[];
} {
  const value = (taken: Taken): string | undefined => {
    const at = takes.indexOf(taken);
    return at === -1 ? undefined : values[at + 1];
  };
  const fields = {
    description: value('description') || description,
    technology: value('technology') || technology,
    instances: value('instances'),
  };
  return {
    ...(fields.description === undefined ? {} : { description: fields.description }),
    ...(fields.technology === undefined ? {} : { technology: fields.technology }),
    ...(fields.instances === undefined ? {} : { instances: fields.instances }),
    tags: [...tags, ...tagsOf([value('tags') ?? ''])],
  };
}

function whereOf({
  parent,
  environment,
  group,
}: Place): Pick<Element, 'parent' | 'group'> & { readonly environment?: string } {
  return { parent, group, ...(environment === undefined ? {} : { environment }) };
}

function holderOf({ reading, parent, environment }: Place): string | undefined {
  if (parent) return reading.called.get(parent);
  return environment === undefined ? undefined : reading.environments.get(environment);
}

function nameAndOpen(element: Element, assigned: string | undefined, { block, place }: Statement, at: Place): void {
  const { reading } = at;
  const holder = holderOf(at);
  const label =
    assigned === undefined
      ? reading.hierarchical
        ? `${holder === undefined ? '' : `${holder}.`}?${reading.builder.elements.length}`
        : undefined
      : declare(reading, assigned, { is: 'element', element }, holder, place);
  if (label !== undefined) reading.called.set(element, label);
  if (assigned !== undefined) reading.given.set(element, assigned);
  if (block) readModel(block, inside(element, at));
}

function readGroup(
  { block, place }: Statement,
  values: readonly string[],
  assigned: string | undefined,
  at: Place,
): void {
  const [name = ''] = values;
  if (!block) {
    if (!at.parent || at.parent.kind === 'softwareSystem')
      throw new WorkspaceProblem('a group needs a block: group "Name" {', place);
    at.parent.group = [...at.parent.group, name];
    return;
  }
  const group = [...at.group, name];
  if (assigned !== undefined) declare(at.reading, assigned, { is: 'group', group }, holderOf(at), place);
  for (const each of block) {
    if (/^url$/i.test(each.words[0] ?? '')) throw new WorkspaceProblem('a group has no url', each.place);
  }
  readModel(block, { ...at, group });
}

function readEnvironment(
  { block = [], place }: Statement,
  values: readonly string[],
  assigned: string | undefined,
  at: Place,
): void {
  const [name = ''] = values;
  if (at.parent || at.environment !== undefined)
    throw new WorkspaceProblem('an environment is allowed only in the model', place);
  const { reading } = at;
  const full =
    assigned === undefined
      ? `?${reading.environments.size}`
      : declare(reading, assigned, { is: 'environment', environment: name }, undefined, place);
  reading.environments.set(name, full);
  readModel(block, { reading, environment: name, group: [], these: [] });
}

function readDeploymentGroup(
  { place }: Statement,
  values: readonly string[],
  assigned: string | undefined,
  at: Place,
): void {
  if (assigned !== undefined)
    declare(at.reading, assigned, { is: 'deploymentGroup', name: values[0] ?? '' }, holderOf(at), place);
}

function runs(named: Named): boolean {
  return named.is === 'element' && ['softwareSystem', 'container'].includes(named.element.kind);
}

function readInstance(statement: Statement, values: readonly string[], assigned: string | undefined, at: Place): void {
  const { place } = statement;
  const { parent, environment, reading } = at;
  if (parent?.kind !== 'deploymentNode')
    throw new WorkspaceProblem('an instance is allowed only in a deployment node', place);
  const [identifier = '', groups = '', tags = ''] = values;
  const named = lookup(identifier, at, runs);
  const of = named?.is === 'element' ? named.element : undefined;
  if (!of) {
    throw new WorkspaceProblem(`there is no system or container "${identifier}"`, place);
  }
  const asGroups = tagsOf([groups]).map((each) => lookup(each, at));
  const areGroups = asGroups.length > 0 && asGroups.every((each) => each?.is === 'deploymentGroup');
  const element = reading.builder.add({
    kind: 'instance',
    name: of.name,
    parent,
    environment,
    of,
    group: at.group,
    deploymentGroups: asGroups.flatMap((each) => (each?.is === 'deploymentGroup' ? [each.name] : [])),
    tags: [
      of.kind === 'container' ? 'Container Instance' : 'Software System Instance',
      ...tagsOf(areGroups ? [tags] : [groups, tags]),
    ],
    place,
  });
  nameAndOpen(element, assigned, statement, at);
}

/** `a -/> b { … }`: relationships that replace one in an environment. */
function readInstead({ block = [], place }: Statement, [start = '', , end = '']: readonly string[], at: Place): void {
  const { builder } = at.reading;
  const [from, to] = [instancesOf(start, at, place), instancesOf(end, at, place)];
  const gone = builder.relationships.filter((each) => from.has(each.from) && to.has(each.to));
  if (gone.length === 0) throw new WorkspaceProblem('this environment has no such relationship', place);
  builder.remove(new Set(gone));
  const [like] = gone;
  for (const each of block) {
    const words = each.words.map((word) => filled(word, at.reading));
    if (words[1] !== '->') throw new WorkspaceProblem('only relationships are allowed here', each.place);
    const [a = '', , b = '', description = like?.description, technology = like?.technology] = words;
    for (const source of instancesOf(a, at, each.place)) {
      for (const target of instancesOf(b, at, each.place)) {
        if (builder.between(source, target).length === 0)
          builder.put({ from: source, to: target, description, technology, place: each.place });
      }
    }
  }
}

/** For an element that is not deployed itself, everything of it in the environment. */
function instancesOf(identifier: string, at: Place, place: FilePlace): ReadonlySet<Element> {
  const { elements, known } = elementsIn(identifier, at);
  if (!known) throw new WorkspaceProblem(`there is no element "${identifier}"`, place);
  const { builder } = at.reading;
  const all = [...elements].flatMap((each) =>
    each.environment === undefined ? builder.instancesOf(each, at.environment) : [each],
  );
  return new Set(all);
}

function readRelationships(
  statement: Statement,
  words: readonly string[],
  arrow: number,
  assigned: string | undefined,
  at: Place,
): void {
  const { place, block } = statement;
  const archetype = archetypeOf(words[arrow] ?? '->', at.reading);
  const [target = '', description, technology, tags = ''] = words.slice(arrow + 1);
  const from = deployedEnds(arrow === 0 ? at.these : endsOf(words[0] ?? '', at, place), at);
  const to = deployedEnds(endsOf(target, at, place), at);
  const relationships: Relationship[] = [];
  for (const source of from) {
    for (const goal of to) {
      const relationship = at.reading.builder.relate({
        from: source,
        to: goal,
        description: description || archetype.description,
        technology: technology || archetype.technology,
        tags: [...archetype.tags, ...tagsOf([tags])],
        place,
      });
      relationships.push(relationship);
      if (block) for (const each of block) readRelationshipDetail(each, relationship, at);
    }
  }
  const [first] = relationships;
  if (assigned !== undefined && first)
    declare(at.reading, assigned, { is: 'relationship', relationship: first }, holderOf(at), place);
}

/** In an environment and its nodes, a system or container means its instances there. */
function deployedEnds(ends: readonly Element[], { reading, parent, environment }: Place): readonly Element[] {
  if (environment === undefined || (parent && parent.kind !== 'deploymentNode')) return ends;
  return ends.flatMap((each) =>
    each.kind === 'softwareSystem' || each.kind === 'container'
      ? reading.builder.instancesOf(each, environment)
      : [each],
  );
}

function endsOf(identifier: string, at: Place, place: FilePlace): readonly Element[] {
  const { elements, known } = elementsIn(identifier, at);
  if (!known || elements.size === 0) throw new WorkspaceProblem(`there is no element "${identifier}"`, place);
  return [...elements];
}

/** A line that describes the element that contains it, or all of them in a bulk operation. */
function readDetail({ block, words: all }: Statement, words: readonly string[], at: Place): boolean {
  if (at.these.length === 0 && !at.parent) return readModelDetail(all, block, at);
  const [keyword = '', ...values] = words;
  const [value = ''] = values;
  const lower = keyword.toLowerCase();
  if (at.group.length > 0 && at.these.length === 1 && lower === 'url') return false;
  if (['perspectives', 'healthcheck'].includes(lower)) return true;
  for (const element of at.these) {
    spend(at.reading, element.tags.length);
    if (lower === 'tags' || lower === 'tag')
      element.tags.push(...tagsOf(values).filter((tag) => !element.tags.includes(tag)));
    else if (lower === 'description') element.description = value;
    else if (lower === 'technology' || lower === 'metadata') element.technology = value;
    else if (lower === 'url') element.url = value;
    else if (lower === 'instances') element.instances = value;
    else if (lower === 'properties') setProperties(element.properties, block, at);
    else return false;
  }
  return at.these.length > 0 || /^(?:tags?|url|properties|description|technology)$/.test(lower);
}

function readModelDetail(words: readonly string[], block: readonly Statement[] | undefined, at: Place): boolean {
  if (!/^properties$/i.test(words[0] ?? '') || !block) return false;
  setProperties(at.reading.properties, block, at);
  return true;
}
