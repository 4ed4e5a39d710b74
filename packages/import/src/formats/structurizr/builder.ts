// A model while it is read: elements and relationships arrive in order, and implied ones are created immediately: relationships
// of parents from those of their children, and of instances from those of their originals (Structurizr, implied relationships,
// deployment groups).
import type { FilePlace } from '../../file-place.js';
import { type Element, holds, isDeployed, type Kind, type Relationship } from './model.js';
import { WorkspaceProblem } from './problem.js';

export type Implying = 'none' | 'unless any' | 'unless same';

export interface NewElement {
  readonly kind: Kind;
  readonly name: string;
  readonly parent?: Element | undefined;
  readonly group?: readonly string[];
  readonly description?: string | undefined;
  readonly technology?: string | undefined;
  readonly tags?: readonly string[];
  readonly environment?: string | undefined;
  readonly instances?: string | undefined;
  readonly of?: Element | undefined;
  readonly deploymentGroups?: readonly string[];
  readonly place: FilePlace;
}

export interface NewRelationship {
  readonly from: Element;
  readonly to: Element;
  readonly description?: string | undefined;
  readonly technology?: string | undefined;
  readonly tags?: readonly string[];
  readonly place: FilePlace;
  readonly linked?: Relationship;
}

const DEFAULT_TAGS: Readonly<Record<Kind, readonly string[]>> = {
  person: ['Element', 'Person'],
  softwareSystem: ['Element', 'Software System'],
  container: ['Element', 'Container'],
  component: ['Element', 'Component'],
  element: ['Element'],
  deploymentNode: ['Element', 'Deployment Node'],
  infrastructureNode: ['Element', 'Infrastructure Node'],
  instance: [],
};

const WORDS: Readonly<Record<Kind, string>> = {
  person: 'person',
  softwareSystem: 'software system',
  container: 'container',
  component: 'component',
  element: 'element',
  deploymentNode: 'deployment node',
  infrastructureNode: 'infrastructure node',
  instance: 'instance',
};

const MOST = 20_000;

export class ModelBuilder {
  readonly elements: Element[] = [];
  relationships: Relationship[] = [];
  implying: Implying = 'unless any';
  private readonly paths = new Map<string, Element>();
  private readonly leaving = new Map<Element, Map<Element, Relationship[]>>();
  private readonly ordinals = new Map<string, number>();
  private readonly arriving = new Map<Element, Relationship[]>();
  private readonly instances = new Map<Element, Element[]>();

  add(declaration: NewElement): Element {
    const { kind, name, parent, place, of } = declaration;
    if (name === '' && !of) throw new WorkspaceProblem(`a ${WORDS[kind]} needs a name`, place);
    const path = this.pathOf(declaration);
    const before = this.paths.get(path);
    if (before && (!parent || before.kind === kind)) {
      throw new WorkspaceProblem(`there is already a ${WORDS[kind]} called "${name}"`, place);
    }
    if (this.elements.length >= MOST) throw new WorkspaceProblem('it contains too many elements', place);
    const element: Element = {
      kind,
      name,
      path,
      parent,
      place,
      children: [],
      group: declaration.group ?? [],
      description: declaration.description ?? '',
      technology: declaration.technology ?? '',
      tags: [...new Set([...DEFAULT_TAGS[kind], ...(declaration.tags ?? [])])],
      url: '',
      properties: new Map(),
      instances: declaration.instances ?? '1',
      deploymentGroups: declaration.deploymentGroups ?? [],
      ...(declaration.environment === undefined ? {} : { environment: declaration.environment }),
      ...(of ? { of } : {}),
    };
    this.paths.set(path, element);
    this.elements.push(element);
    parent?.children.push(element);
    if (of) this.copyToInstance(element, of);
    return element;
  }

  at(path: string): Element | undefined {
    return this.paths.get(path);
  }

  relate(declaration: NewRelationship): Relationship {
    const { from, to, place, description = '' } = declaration;
    if (holds(from, to) || holds(to, from)) {
      throw new WorkspaceProblem('an element cannot have a relationship to one that contains it', place);
    }
    if (this.between(from, to).some((each) => each.description === description)) {
      throw new WorkspaceProblem(`this relationship between "${from.name}" and "${to.name}" already exists`, place);
    }
    const relationship = this.put(declaration);
    if (this.implying !== 'none' && !isDeployed(from) && !isDeployed(to)) this.imply(relationship);
    return relationship;
  }

  between(from: Element, to: Element): readonly Relationship[] {
    return this.leaving.get(from)?.get(to) ?? [];
  }

  from(element: Element): readonly Relationship[] {
    return [...(this.leaving.get(element)?.values() ?? [])].flat();
  }

  to(element: Element): readonly Relationship[] {
    return this.arriving.get(element) ?? [];
  }

  instancesOf(element: Element, environment: string | undefined): readonly Element[] {
    return (this.instances.get(element) ?? []).filter((each) => each.environment === environment);
  }

  remove(gone: ReadonlySet<Relationship>): void {
    this.relationships = this.relationships.filter((each) => !gone.has(each));
    const remaining = (list: readonly Relationship[]): Relationship[] => list.filter((each) => !gone.has(each));
    for (const targets of this.leaving.values()) for (const [to, list] of targets) targets.set(to, remaining(list));
    for (const [to, list] of this.arriving) this.arriving.set(to, remaining(list));
  }

  put({ from, to, place, description = '', technology = '', tags = [], linked }: NewRelationship): Relationship {
    if (this.relationships.length >= MOST * 2) throw new WorkspaceProblem('it contains too many relationships', place);
    const relationship: Relationship = {
      from,
      to,
      description,
      technology,
      url: '',
      tags: ['Relationship', ...tags],
      properties: new Map(),
      place,
      ...(linked ? { linked } : {}),
    };
    this.relationships.push(relationship);
    const targets = this.leaving.get(from) ?? new Map<Element, Relationship[]>();
    this.leaving.set(from, targets);
    push(targets, to, relationship);
    push(this.arriving, to, relationship);
    return relationship;
  }

  private pathOf({ name, parent, of, environment }: NewElement): string {
    const own = of ? `[${of.path}]` : name;
    const path = parent ? `${parent.path} / ${own}` : environment === undefined ? own : `{${environment}} / ${own}`;
    if (!of) return path;
    const ordinal = (this.ordinals.get(path) ?? 0) + 1;
    this.ordinals.set(path, ordinal);
    return `${path}#${ordinal}`;
  }

  private imply(relationship: Relationship): void {
    const { description, technology, place, tags } = relationship;
    for (let from: Element | undefined = relationship.from; from; from = from.parent) {
      for (let to: Element | undefined = relationship.to; to; to = to.parent) {
        if (from === to || holds(from, to) || holds(to, from)) continue;
        const there = this.between(from, to);
        const keeps =
          this.implying === 'unless any' ? there.length > 0 : there.some((each) => each.description === description);
        if (!keeps) this.put({ from, to, description, technology, place, tags: tags.slice(1), linked: relationship });
      }
    }
  }

  private copyToInstance(instance: Element, of: Element): void {
    const copy = (linked: Relationship, from: Element, to: Element): void => {
      const { description, technology, place, tags } = linked;
      this.put({ from, to, description, technology, place, tags: tags.slice(1), linked });
    };
    push(this.instances, of, instance);
    const near = (other: Element): readonly Element[] =>
      this.instancesOf(other, instance.environment).filter((each) => shareGroup(each, instance));
    for (const each of this.from(of)) for (const other of near(each.to)) copy(each, instance, other);
    for (const each of this.to(of))
      for (const other of near(each.from)) if (other !== instance) copy(each, other, instance);
  }
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function shareGroup(a: Element, b: Element): boolean {
  const own = a.deploymentGroups.length > 0 ? a.deploymentGroups : ['Default'];
  const other = b.deploymentGroups.length > 0 ? b.deploymentGroups : ['Default'];
  return own.some((each) => other.includes(each));
}
