// The lines of a dynamic view: in, its block; out, in order, the relationships that it shows with their texts. Lines in a block
// of their own run in parallel with the next block.
import type { FilePlace } from '../../../file-place.js';
import { elementsIn } from '../dsl/find.js';
import { filled, lookup, type Place } from '../dsl/scope.js';
import type { Statement } from '../dsl/statements.js';
import type { Element, ViewLine } from '../model.js';
import { WorkspaceProblem } from '../problem.js';
import { refusal } from './static.js';

const DETAILS = /^(?:title|description|autolayout|animation|properties|default|!script|!plugin|include|exclude)$/i;

export function dynamicLines(
  block: readonly Statement[],
  at: Place,
  shown: Set<Element>,
  scope: Element | undefined,
): readonly ViewLine[] {
  const lines: (ViewLine & { readonly order: number })[] = [];
  let next = 1;
  const walk = (statements: readonly Statement[]): void => {
    for (const { words: written, block: inner, place } of statements) {
      const words = written.map((each) => filled(each, at.reading));
      if (words.length === 0) walk(inner ?? []);
      else if (!DETAILS.test(words[0] ?? '')) {
        const match = /^(\d{1,6}):$/.exec(words[0] ?? '');
        const order = match ? Number(match[1]) : next;
        next = order + 1;
        for (const line of lineOf(match ? words.slice(1) : words, at, place)) lines.push({ ...line, order });
      }
    }
  };
  walk(block);
  for (const { relationship, place } of lines) {
    for (const each of [relationship.from, relationship.to]) {
      const why = shown.has(each) ? undefined : refusal(each, 'dynamic', scope, shown);
      if (why !== undefined) throw new WorkspaceProblem(`"${each.name}" cannot be in this view: ${why}`, place);
      shown.add(each);
    }
  }
  return lines.toSorted((a, b) => a.order - b.order);
}

function lineOf(words: readonly string[], at: Place, place: FilePlace): readonly ViewLine[] {
  const [first = '', arrow, ...rest] = words;
  if (arrow !== '->') {
    const named = lookup(first, at);
    if (named?.is !== 'relationship')
      throw new WorkspaceProblem(`there is no relationship "${first.slice(0, 40)}"`, place);
    return [{ relationship: named.relationship, ...described(arrow), place }];
  }
  const [target = '', description] = rest;
  const [from, to] = [one(first, at, place), one(target, at, place)];
  const { builder } = at.reading;
  const [there] = builder.between(from, to);
  const [back] = there ? [] : builder.between(to, from);
  const relationship = there ?? back;
  if (!relationship)
    throw new WorkspaceProblem(`there is no relationship between "${from.name}" and "${to.name}"`, place);
  return [{ relationship, ...described(description), ...(back ? { back: true } : {}), place }];
}

function described(description: string | undefined): { readonly description?: string } {
  return description === undefined || description === '' ? {} : { description };
}

function one(identifier: string, at: Place, place: FilePlace): Element {
  const [element] = elementsIn(identifier, at).elements;
  if (!element) throw new WorkspaceProblem(`there is no element "${identifier}"`, place);
  return element;
}
