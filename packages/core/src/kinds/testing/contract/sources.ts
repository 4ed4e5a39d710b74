// The sources of a kind: what is free in them changes nothing, they are formatted and fixed without loss, and whatever is
// done to them is answered.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { draw, outline, validate } from '../../../draw.js';
import type { Grammar } from '../../../grammar/table.js';
import { autofix } from '../../../source/autofix.js';
import { formatSource } from '../../../source/format.js';
import { damaged, damages } from '../../../testing/damage.js';
import { cases } from '../../../testing/depth.js';
import { type Always, context, meaningOf } from './trial.js';
import { foreignIn } from './well-formed.js';

const RUNS = cases(200);

export function sourcesHold(grammar: Grammar, always: Always): void {
  const example = `${grammar.example}\n`;

  test('the example is canonical, and nothing is said of it', () => {
    expect(validate(example, context).diagnostics).toEqual([]);
    expect(formatSource(example)).toBe(example);
  });

  test('depth of indentation, tabs, blank lines and line ends change nothing', () => {
    // In items the indentation is the tree, so it is widened alike on all lines.
    always((source) => {
      const meant = meaningOf(checkSource(source, context));
      for (const other of [wider(source), source.replaceAll('\n', '\r\n'), source.replaceAll('\n', '\n\n')])
        expect(meaningOf(checkSource(other, context))).toEqual(meant);
      if (grammar.items === undefined)
        expect(meaningOf(checkSource(source.replace(/^[ \t]+/gm, ''), context))).toEqual(meant);
    });
  });

  test('formatting changes no meaning and keeps the outline, and twice is once', () => {
    always((source) => {
      const formatted = formatSource(source);
      expect(formatSource(formatted)).toBe(formatted);
      expect(outline(formatted, context).outline?.lines).toEqual(outline(source, context).outline?.lines);
      expect(meaningOf(checkSource(formatted, context))).toEqual(meaningOf(checkSource(source, context)));
    });
  });

  test('fixing leaves a valid source alone', () => {
    always((source) => {
      expect(autofix(source, context).text).toBe(source);
    });
  });

  test('whatever is cut out or put in is answered, and what is drawn is well-formed', () => {
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

function wider(source: string): string {
  return source.replace(/^[ \t]+/gm, (lead) => lead.repeat(3));
}
