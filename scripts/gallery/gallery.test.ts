// The gallery shows every kind in three ways with its source, and its greys are grey.
import { kinds, outline } from '@linework/core';
import { expect, test } from 'vitest';
import { icons, proseText } from '../reference/here.mjs';
import { examplesOf } from '../reference/kinds.mjs';
import { gallery } from './gallery.mjs';
import { grey } from './grey.mjs';

const files = gallery({ icons, proseOf: proseText });

test.each([...kinds.keys()])('%s is shown in light, dark and grey, with its source', (kind) => {
  const page = files.get('gallery.md') ?? '';
  for (const end of ['svg', 'dark.svg', 'grey.svg']) {
    expect(files.get(`gallery/${kind}.${end}`)).toMatch(/^<svg /);
    expect(page).toContain(`src="gallery/${kind}.${end}"`);
  }
  expect(page).toContain(`\`\`\`diagram\n${kind}`);
  const colours = [...(files.get(`gallery/${kind}.grey.svg`) ?? '').matchAll(/="#([0-9a-f]{6})"/g)];
  expect(colours.length).toBeGreaterThan(0);
  for (const [, hex = ''] of colours) expect(new Set([hex.slice(0, 2), hex.slice(2, 4), hex.slice(4)]).size).toBe(1);
});

test.each(['schema', 'class', 'state', 'timeline', 'treemap', 'c4'])(
  '%s is shown with at least twelve nodes or items',
  (kind) => {
    const [source = ''] = examplesOf(proseText(kind)).flatMap((each) => (each.id === 'whole' ? [each.source] : []));
    expect(files.get('gallery.md')).toContain(source);
    const { nodes = [], items = [] } = outline(source, { icons }).outline ?? {};
    expect(Math.max(nodes.length, items.length)).toBeGreaterThanOrEqual(12);
  },
);

test('grey keeps the lightness of a colour, and does not change text', () => {
  expect(grey('<a fill="#ff0000" stroke="#fff"/><text>="#ff0000"</text>')).toBe(
    '<a fill="#363636" stroke="#ffffff"/><text>="#ff0000"</text>',
  );
});
