// Generated trees, drawn whole: names and notes do not overlap, notes are in a column, within 4:1, each name under its parent.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { inkBox, overlap, parts, primitives, shapeBox, texts } from '../../../scene/parts/testing/walk.js';
import type { Scene } from '../../../scene/scene.js';
import { quote } from '../../../syntax/quote.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';

const words = fc.constantFrom(
  'a note',
  'entry',
  'two\nlines',
  'said at some length, so that it needs more than a line of its own here',
  '説明',
);

interface Made {
  readonly depth: number;
  readonly name: string;
}

/** Lines of a tree: each is at most one level deeper than the one before. */
const lines = fc
  .array(fc.tuple(fc.nat(6), fc.nat(40), fc.option(words, { freq: 3 }), fc.boolean()), { minLength: 1, maxLength: 160 })
  .map((rows) => {
    let depth = -1;
    return rows.map(([wanted, length, sub, toned], i) => {
      depth = Math.min(wanted, depth + 1);
      const name = `${'n'.repeat(1 + (length % 30))}${i}`;
      return { depth, name, sub, toned };
    });
  });

function sceneOf(source: string): Scene {
  const { compiled, diagnostics } = checkSource(source, { icons: testIcons });
  if (!compiled) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`);
  return compiled.drawn().value;
}

function sceneOfRows(rows: readonly (Made & { readonly sub: string | null; readonly toned: boolean })[]): Scene {
  const body = rows.map(
    ({ depth, name, sub, toned }, i) =>
      `${'  '.repeat(depth)}${quote((rows[i + 1]?.depth ?? 0) > depth ? `${name}/` : `${name}.ts`)}${
        sub === null ? '' : ` sub=${quote(sub)}`
      }${toned ? ' tone=blue' : ''}`,
  );
  return sceneOf(`tree "Made"\n${body.join('\n')}\n`);
}

describe('a drawn tree', () => {
  test('has no text over text and no line through text', () => {
    fc.assert(
      fc.property(lines, (rows) => {
        const { nodes } = sceneOfRows(rows);
        const ink = texts(nodes).map(inkBox);
        ink.forEach((one, i) => {
          for (const other of ink.slice(i + 1)) expect(overlap(one, other)).toBe(false);
        });
        const rails = parts(nodes, 'mark').flatMap((each) => primitives(each.children));
        for (const rail of rails) {
          if (rail.type !== 'path') continue;
          let [x, y] = [0, 0];
          for (const step of rail.steps) {
            if (step[0] === 'Z') continue;
            const [toX, toY] = [Number(step.at(-2)), Number(step.at(-1))];
            if (step[0] === 'L') {
              const box = {
                x: Math.min(x, toX),
                y: Math.min(y, toY),
                width: Math.abs(toX - x),
                height: Math.abs(toY - y),
              };
              const hit = ink.filter((each) =>
                overlap({ ...box, width: box.width + 0.1, height: box.height + 0.1 }, each),
              );
              expect(hit).toEqual([]);
            }
            [x, y] = [toX, toY];
          }
        }
      }),
      { numRuns: cases(60) },
    );
  });

  test('stays within 4:1, however many lines it has', () => {
    fc.assert(
      fc.property(lines, (rows) => {
        const { width, height } = sceneOfRows(rows);
        expect(height / width).toBeLessThanOrEqual(4);
        // A single line with a note is as wide as the note.
        if (rows.length > 5) expect(width / height).toBeLessThanOrEqual(4);
      }),
      { numRuns: cases(60) },
    );
    const many = Array.from({ length: 1_000 }, (_, i) => ({
      depth: i % 3 === 0 ? 0 : 1,
      name: `n${i}`,
      sub: null,
      toned: false,
    }));
    const { width, height } = sceneOfRows(many);
    expect(Math.max(width / height, height / width)).toBeLessThanOrEqual(2);
  });

  test('names every item once, in order, and aligns the notes of a column', () => {
    fc.assert(
      fc.property(lines, (rows) => {
        const { nodes } = sceneOfRows(rows);
        const names = parts(nodes, 'node').map((each) => texts(each.children)[0]);
        expect(names.map((each) => each?.text.replace(/\/$|\.ts$/, ''))).toEqual(rows.map(({ name }) => name));
        const columns = new Set(names.map((each, i) => (each?.x ?? 0) - 24 * (rows[i]?.depth ?? 0)));
        const notes = new Set(parts(nodes, 'label').flatMap((each) => texts(each.children).map(({ x }) => x)));
        // A column has its notes at one position, and may repeat the path in which it continues.
        expect(notes.size).toBeLessThanOrEqual(2 * columns.size);
      }),
      { numRuns: cases(60) },
    );
  });

  test('a tone is only behind its name', () => {
    const { nodes } = sceneOf('tree\n"src/" tone=red sub="a note"\n"docs/"\n');
    const [marked, plain] = parts(nodes, 'node');
    expect(marked?.children.map(shapeBox).filter((each) => each !== undefined)).toHaveLength(1);
    expect(plain?.children.map(shapeBox).filter((each) => each !== undefined)).toEqual([]);
  });
});
