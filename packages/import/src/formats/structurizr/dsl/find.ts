// Elements and relationships by expression: in, its text and its context; out, those that it matches (Structurizr DSL,
// Expressions).
import type { Element, Relationship } from '../model.js';
import { tagsOf } from './archetypes.js';
import { canonical, lookup, type Named, type Place, spend } from './scope.js';

export interface Meant {
  readonly elements: ReadonlySet<Element>;
  readonly relationships: ReadonlySet<Relationship>;
  /** Whether anything was named at all: an identifier that matches nothing is an error. */
  readonly known: boolean;
}

const TYPES: Readonly<Record<string, (element: Element) => boolean>> = {
  person: ({ kind }) => kind === 'person',
  softwaresystem: ({ kind }) => kind === 'softwareSystem',
  container: ({ kind }) => kind === 'container',
  component: ({ kind }) => kind === 'component',
  customelement: ({ kind }) => kind === 'element',
  custom: ({ kind }) => kind === 'element',
  deploymentnode: ({ kind }) => kind === 'deploymentNode',
  infrastructurenode: ({ kind }) => kind === 'infrastructureNode',
  softwaresysteminstance: ({ of }) => of?.kind === 'softwareSystem',
  containerinstance: ({ of }) => of?.kind === 'container',
};

/** Characters of an expression. */
const LONGEST = 2_000;

export function isExpression(text: string): boolean {
  return /->|==|!=|^\*$/.test(text) || /^(?:element|relationship)\b/i.test(text);
}

export function elementsIn(text: string, at: Place): Meant {
  const expression = text.trim();
  const { builder } = at.reading;
  if (expression.length > LONGEST) return elementsOnly([], false);
  if (isExpression(expression)) spend(at.reading, builder.elements.length + builder.relationships.length);
  const either = expression.split('||');
  if (either.length > 1) return joined(either.map((each) => elementsIn(each, at)));
  const both = expression.split('&&');
  if (both.length > 1) return both.map((each) => elementsIn(each, at)).reduce(common);
  return single(expression, at);
}

function joined(parts: readonly Meant[]): Meant {
  return {
    elements: new Set(parts.flatMap(({ elements }) => [...elements])),
    relationships: new Set(parts.flatMap(({ relationships }) => [...relationships])),
    known: parts.every(({ known }) => known),
  };
}

function common(a: Meant, b: Meant): Meant {
  return {
    elements: new Set([...a.elements].filter((each) => b.elements.has(each))),
    relationships: new Set([...a.relationships].filter((each) => b.relationships.has(each))),
    known: a.known && b.known,
  };
}

const elementsOnly = (elements: Iterable<Element>, known = true): Meant => ({
  elements: new Set(elements),
  relationships: new Set(),
  known,
});
const relationshipsOnly = (relationships: Iterable<Relationship>, known = true): Meant => ({
  elements: new Set(),
  relationships: new Set(relationships),
  known,
});

function single(expression: string, at: Place): Meant {
  const { builder } = at.reading;
  if (expression === '*') return elementsOnly(builder.elements);
  const [, subject = '', sign = '', value = ''] =
    /^((?:element|relationship)(?:\.\w+(?:\[[^\]]*\])?)?)\s*(==|!=|=)(.*)$/is.exec(expression) ?? [];
  if (subject.toLowerCase().startsWith('relationship')) {
    const is = relationshipTest(subject, value.trim(), at);
    return relationshipsOnly(builder.relationships.filter((each) => is(each) === (sign !== '!=')));
  }
  if (subject !== '' && subject.toLowerCase() !== 'element') {
    const is = elementTest(subject, value.trim(), at);
    return elementsOnly(builder.elements.filter((each) => isAsked(each, subject) && is(each) === (sign !== '!=')));
  }
  if (subject !== '') {
    const inner = single(value.trim(), at);
    if (sign !== '!=') return inner;
    return elementsOnly(
      builder.elements.filter((each) => !inner.elements.has(each)),
      inner.known,
    );
  }
  return expression.includes('->') ? withArrows(expression, at) : named(expression, at);
}

function named(identifier: string, at: Place): Meant {
  if (/^this$/i.test(identifier)) return elementsOnly(at.these);
  const target = lookup(identifier, at);
  const element = target ? undefined : canonical(identifier, at.reading);
  return target ? byName(target, at) : elementsOnly(element ? [element] : [], element !== undefined);
}

function byName(target: Named, { reading: { builder } }: Place): Meant {
  if (target.is === 'element') return elementsOnly([target.element]);
  if (target.is === 'relationship') {
    const own = target.relationship;
    return relationshipsOnly(builder.relationships.filter((each) => each === own || each.linked === own));
  }
  if (target.is === 'environment') {
    return elementsOnly(
      builder.elements.filter(({ environment, parent }) => environment === target.environment && !parent),
    );
  }
  if (target.is !== 'group') return elementsOnly([]);
  const key = target.group.join('/');
  return elementsOnly(
    builder.elements.filter(({ group }) => group.join('/') === key || group.join('/').startsWith(`${key}/`)),
  );
}

/** `->x` with its sources, `x->` with its targets; `a -> b` the relationships between them. */
function withArrows(expression: string, at: Place): Meant {
  const { relationships } = at.reading.builder;
  const before = expression.startsWith('->');
  const behind = expression.endsWith('->');
  if (before || behind) {
    const inner = elementsIn(expression.replace(/^->|->$/g, ''), at);
    const own = inner.elements;
    const near = relationships.flatMap(({ from, to }) => [
      ...(behind && own.has(from) ? [to] : []),
      ...(before && own.has(to) ? [from] : []),
    ]);
    return elementsOnly([...own, ...near], inner.known);
  }
  const [start = '', end = ''] = expression.split('->');
  const [from, to] = [elementsIn(start, at), elementsIn(end, at)];
  return relationshipsOnly(
    relationships.filter((each) => from.elements.has(each.from) && to.elements.has(each.to)),
    from.known && to.known,
  );
}

/** The condition of `element.…==` on each. */
function elementTest(subject: string, value: string, at: Place): (element: Element) => boolean {
  const [, field = '', key = ''] = /^element\.(\w+)(?:\[([^\]]*)\])?/i.exec(subject) ?? [];
  const own = (element: Element): Element => element.of ?? element;
  switch (field.toLowerCase()) {
    case 'type':
      return TYPES[value.toLowerCase()] ?? (() => false);
    case 'tag': {
      const tags = tagsOf([value]);
      return (element) => tags.every((tag) => element.tags.includes(tag) || element.of?.tags.includes(tag));
    }
    case 'technology':
      return (element) => own(element).technology === value;
    case 'group':
      return (element) => own(element).group.at(-1) === value || own(element).group.join('/') === value;
    case 'environment':
      return ({ environment }) => environment === value;
    case 'properties':
      return (element) => (element.properties.get(key) ?? own(element).properties.get(key)) === value;
    case 'parent': {
      const { elements } = elementsIn(value, at);
      return ({ parent }) => parent !== undefined && elements.has(parent);
    }
    default:
      return () => false;
  }
}

/** Only elements that can have a technology are tested for one. */
function isAsked({ kind }: Element, subject: string): boolean {
  return !/^element\.technology$/i.test(subject) || !['person', 'softwareSystem', 'element'].includes(kind);
}

/** The condition of `relationship.…==` on each. */
function relationshipTest(subject: string, value: string, at: Place): (relationship: Relationship) => boolean {
  const [, field, key = ''] = /^relationship(?:\.(\w+)(?:\[([^\]]*)\])?)?/i.exec(subject) ?? [];
  switch (field?.toLowerCase()) {
    case undefined: {
      const ends = value === '*' ? undefined : elementsIn(value, at).relationships;
      return (each) => ends?.has(each) ?? true;
    }
    case 'tag': {
      const tags = tagsOf([value]);
      return (each) => tags.every((tag) => each.tags.includes(tag));
    }
    case 'technology':
      return ({ technology }) => technology === value;
    case 'properties':
      return ({ properties }) => properties.get(key) === value;
    case 'source': {
      const { elements } = elementsIn(value, at);
      return ({ from }) => elements.has(from);
    }
    case 'destination': {
      const { elements } = elementsIn(value, at);
      return ({ to }) => elements.has(to);
    }
    default:
      return () => false;
  }
}
