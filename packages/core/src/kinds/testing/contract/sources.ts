// The sources of a kind: free choices in them change nothing, they are formatted and fixed without loss, and any change to them
// gets a response.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { draw, outline, validate } from '../../../draw.js';
import { autofix, formatSource } from '../../../every-kind.js';
import type { Grammar } from '../../../grammar/table.js';
import { damaged, damages } from '../../../testing/damage.js';
import { cases } from '../../../testing/depth.js';
import { type Always, context, meaningOf } from './trial.js';
import { foreignIn } from './well-formed.js';

const RUNS = cases(200);

export function sourcesHold(grammar: Grammar, always: Always): void {
  const example = `${grammar.example}\n`;

  test('the example is canonical, and has no diagnostics', () => {
    expect(validate(example, context).diagnostics).toEqual([]);
    expect(formatSource(example)).toBe(example);
  });

  test('depth of indentation, tabs, blank lines and line ends change nothing', () => {
    // In items the indentation is the tree, so it is widened equally on all lines.
    always((source) => {
      const meaning = meaningOf(checkSource(source, context));
      for (const other of [wider(source), source.replaceAll('\n', '\r\n'), source.replaceAll('\n', '\n\n')])
        expect(meaningOf(checkSource(other, context))).toEqual(meaning);
      if (grammar.items === undefined)
        expect(meaningOf(checkSource(source.replace(/^[ \t]+/gm, ''), context))).toEqual(meaning);
    });
  });

  test('formatting keeps the meaning and the outline, and is idempotent', () => {
    always((source) => {
      const formatted = formatSource(source);
      expect(formatSource(formatted)).toBe(formatted);
      expect(outline(formatted, context).outline?.lines).toEqual(outline(source, context).outline?.lines);
      expect(meaningOf(checkSource(formatted, context))).toEqual(meaningOf(checkSource(source, context)));
    });
  });

  test('fixing keeps a valid source unchanged', () => {
    always((source) => {
      expect(autofix(source, context).text).toBe(source);
    });
  });

  test('fixing a valid source removes nothing that is drawn, even if a line is written twice', () => {
    always((source) => {
      const lines = source.split('\n');
      const spread = [0.3, 0.6, 0.9].map((part) => Math.floor(lines.length * part));
      for (const at of new Set(spread)) {
        const twice = lines.toSpliced(at, 0, lines[at] ?? '').join('\n');
        const before = outline(twice, context).outline;
        if (before) expect(drawnIn(outline(autofix(twice, context).text, context).outline)).toEqual(drawnIn(before));
      }
    });
  });

  test('a source with deletions or insertions gets a result, and any drawing is well-formed', () => {
    fc.assert(
      fc.property(damages, (changes) => {
        const source = damaged(example, changes);
        const { ok, svg, diagnostics } = draw(source, {}, context);
        expect(ok).toBe(svg !== undefined);
        if (svg === undefined) expect(diagnostics.length).toBeGreaterThan(0);
        else expect(foreignIn(svg)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
}

/** How many of each part are drawn. */
function drawnIn(of: ReturnType<typeof outline>['outline']): unknown {
  return of && [of.nodes.length, of.edges.length, of.groups.length, of.items?.length, of.series?.length];
}

function wider(source: string): string {
  return source.replace(/^[ \t]+/gm, (lead) => lead.repeat(3));
}
