// A shown picture becomes the next one, whatever both are; what stays is the same element with what others set on it.
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patch } from './patched-picture.js';

const parsed = (text: string): Element =>
  new DOMParser().parseFromString(text, 'image/svg+xml').documentElement as unknown as Element;
const written = (element: Element): string => new XMLSerializer().serializeToString(element as never);

/** Shows one text, then the other in its place. */
function shownAfter(first: string, second: string) {
  const [was, is] = [parsed(first), parsed(second)];
  const shown = was.cloneNode(true) as Element;
  return { shown, was, is, patch: () => patch(shown, was, is) };
}

const drawing = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
const node = (id: string, label: string, x = 0): string =>
  `<g data-node="${id}"><rect x="${x}" width="9"/><text x="${x}">${label}</text></g>`;

const { tree } = fc.letrec<{ tree: string; text: string; element: string }>((tie) => ({
  tree: fc.oneof({ maxDepth: 3 }, tie('text'), tie('element')),
  text: fc.constantFrom('a', 'b', 'long words'),
  element: fc
    .tuple(
      fc.constantFrom('g', 'path', 'text'),
      fc.dictionary(fc.constantFrom('x', 'data-node', 'data-edge', 'class'), fc.constantFrom('1', '2', ''), {
        maxKeys: 3,
      }),
      fc.array(tie('tree'), { maxLength: 4 }),
    )
    .map(([name, attributes, inside]) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
      return `<${name}${written.join('')}>${inside.join('')}</${name}>`;
    }),
}));
const picture = fc.array(tree, { maxLength: 5 }).map((parts) => drawing(...parts));

test('any picture becomes any other one', () => {
  fc.assert(
    fc.property(picture, picture, (first, second) => {
      const change = shownAfter(first, second);
      change.patch();
      expect(written(change.shown)).toBe(written(change.is));
      expect(written(change.was)).toBe(written(parsed(first)));
    }),
  );
});

test('a part that stays keeps its element, also where others come and go in front of it', () => {
  const { shown, patch: change } = shownAfter(
    drawing(node('a', 'A'), node('b', 'B'), node('c', 'C')),
    drawing(node('new', 'New'), node('b', 'Longer', 4), node('c', 'C')),
  );
  const [a, b, c] = Array.from(shown.childNodes);
  change();
  const [first, ...rest] = Array.from(shown.childNodes);
  expect(first).not.toBe(a);
  expect(rest).toEqual([b, c]);
});

test('what others set on an element stays while both texts agree', () => {
  const { shown, patch: change } = shownAfter(drawing(node('a', 'A')), drawing(node('a', 'Another', 3)));
  const part = shown.firstChild as Element;
  part.setAttribute('class', 'marked');
  change();
  expect([shown.firstChild, part.getAttribute('class'), part.textContent]).toEqual([part, 'marked', 'Another']);
});
