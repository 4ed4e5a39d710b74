// Rebuilds a diagram of sections and lines from its outline: in, a source and a function that writes a line of the
// kind; out, the source that a reader of the outline's data would write, to be compared with the original.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { testIcons } from '../../testing/icons.js';
import type { OutlineItem } from '../outline.js';
import { saidBy } from './rebuilt-items.js';

export type Said = Omit<OutlineItem, 'span'>;

/** The header holds everything above the lines; `lineOf` opens the block of a section. */
function linesAgain(source: string, lineOf: (item: Said) => string): string {
  const lines = [source.split('\n', 1)[0] ?? ''];
  let open = false;
  for (const item of outline(source, { icons: testIcons }).outline?.items ?? []) {
    if (open && item.depth === 0) lines.push('}');
    if (item.depth === 0) open = item.kind === 'section';
    lines.push(lineOf(item));
  }
  return [...lines, ...(open ? ['}'] : []), ''].join('\n');
}

/** Rebuilds every golden of a kind; `parts` names what is rebuilt. */
export function describeRebuilt(parts: string, folder: URL, lineOf: (item: Said) => string): void {
  const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));
  describe.each(goldens)('%s', (name) => {
    const source = readFileSync(new URL(name, folder), 'utf8');
    test(`is rebuilt from its outline: ${parts}`, () => {
      const items = saidBy(source, testIcons);
      expect(items.length).toBeGreaterThan(2);
      expect(saidBy(linesAgain(source, lineOf), testIcons)).toEqual(items);
    });
  });
}
