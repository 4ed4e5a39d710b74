// Blocks that describe an element or a relationship: in, their lines; out, its tags, texts and properties.
import type { Element, Relationship } from '../model.js';
import { WorkspaceProblem } from '../problem.js';
import { tagsOf } from './archetypes.js';
import { filled, type Place } from './scope.js';
import type { Statement } from './statements.js';

export function inside(element: Element, at: Place): Place {
  const { environment } = element;
  return {
    reading: at.reading,
    parent: element,
    group: [],
    these: [element],
    ...(environment === undefined ? {} : { environment }),
  };
}

export function readRelationshipDetail(
  { words, block, place }: Statement,
  relationship: Relationship,
  at: Place,
): void {
  const [keyword = '', ...values] = words.map((each) => filled(each, at.reading));
  const [value = ''] = values;
  if (/^tags?$/i.test(keyword)) relationship.tags.push(...tagsOf(values));
  else if (/^description$/i.test(keyword)) relationship.description = value;
  else if (/^technology$/i.test(keyword)) relationship.technology = value;
  else if (/^url$/i.test(keyword)) relationship.url = value;
  else if (/^properties$/i.test(keyword)) setProperties(relationship.properties, block, at);
  else if (/^!(?:script|plugin)$/i.test(keyword)) {
    at.reading.untold.push({ name: `${keyword} ${value}`, because: 'it would run code', place });
  } else if (!/^perspectives$/i.test(keyword)) {
    throw new WorkspaceProblem(`"${words.join(' ').slice(0, 60)}" is not allowed in a relationship`, place);
  }
}

export function setProperties(
  properties: Map<string, string>,
  block: readonly Statement[] | undefined,
  at: Place,
): void {
  for (const { words } of block ?? []) {
    const [name = '', value = ''] = words.map((each) => filled(each, at.reading));
    properties.set(name, value);
  }
}
