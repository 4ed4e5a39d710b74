// The colours of cells: by place in a risk matrix, by hand, and what they mean to a reader.
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../check.js';
import { drawText, outline } from '../../draw.js';
import { parts, primitives, texts } from '../../scene/parts/testing/walk.js';
import type { RectShape } from '../../scene/scene.js';
import { testIcons } from '../../testing/icons.js';
import { sceneOf } from '../testing/contract/trial.js';

/** The colours of each row, by the first letter of their tone; a point for none. */
function coloursOf(source: string): readonly string[] {
  return parts(sceneOf(source).nodes, 'mark').map(({ children }) =>
    primitives(children)
      .filter((each): each is RectShape => each.type === 'rect')
      .map(({ fill = '' }) => fill.charAt(0))
      .join(''),
  );
}

function grid(rows: number, columns: number): string {
  const heads = Array.from({ length: columns }, (_, i) => `"c${i}"`).join(' ');
  const lines = Array.from(
    { length: rows },
    (_, i) => `row "r${i}" ${Array.from({ length: columns }, () => i).join(' ')}`,
  );
  return `matrix "Risks" heat=risk\ncolumns ${heads}\n${lines.join('\n')}\n`;
}

describe('a risk matrix', () => {
  test.each([
    [2, 2, ['ar', 'ga']],
    [3, 3, ['arr', 'gar', 'gga']],
    [4, 4, ['aarr', 'gaar', 'gaaa', 'ggga']],
    [5, 5, ['garrr', 'gaarr', 'gaaar', 'ggaaa', 'ggggg']],
    [1, 3, ['grr']],
  ])('of %i by %i is green at the bottom left and red at the top right', (rows, columns, colours) => {
    expect(coloursOf(grid(rows, columns))).toEqual(colours);
  });

  test('counts rows across sections, colours empty cells, and keeps its colours when it continues below', () => {
    const names = Array.from({ length: 20 }, (_, i) => `"Column ${i}"`).join(' ');
    const cells = Array.from({ length: 20 }, () => '-').join(' ');
    const source = `matrix "Wide" heat=risk\ncolumns ${names}\nsection "A" {\n  row "Likely" ${cells}\n}\nrow "Rare" ${cells}\n`;
    const rows = coloursOf(source);
    expect(rows.filter((_, i) => i % 2 === 0).join('')).toBe(`${'g'.repeat(4)}${'a'.repeat(7)}${'r'.repeat(9)}`);
    expect(rows.filter((_, i) => i % 2 === 1).join('')).toBe(`${'g'.repeat(9)}${'a'.repeat(11)}`);
  });

  test('says the level of each cell beside its count, in the outline and as text', () => {
    const source = 'matrix "R" heat=risk\ncolumns "Minor" "Major"\nrow "Likely" 3 -\nrow "Rare" 1 2\n';
    expect(outline(source, { icons: testIcons }).outline?.lines).toEqual([
      'R: matrix, 2 rows, 2 columns, coloured from low risk at the bottom left to high risk at the top right',
      'Columns: Minor; Major',
      'Likely: Minor 3 (medium); Major - (high)',
      'Rare: Minor 1 (low); Major 2 (medium)',
    ]);
    expect(drawText(source, {}, { icons: testIcons }).text).toMatch(/3 \(medium\).*\(high\)[\s\S]*1 \(low\)/);
    expect(texts(sceneOf(source).nodes).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['low risk', 'medium risk', 'high risk']),
    );
  });
});

describe('tones by hand', () => {
  const TABLE = 'columns "A" "B" "C"\n';

  test('colour cells, leave others, and overrule the place of a cell', () => {
    expect(coloursOf(`matrix "T"\n${TABLE}row "r" 1 2 3 tones=red,none,blue\nrow "s" 1 - x\n`)).toEqual(['rb', '']);
    expect(coloursOf(`matrix "T" heat=risk\n${TABLE}row "r" 1 2 3 tones=violet,none,none\n`)).toEqual(['vrr']);
  });

  test('have the meaning that the key gives them', () => {
    const source = `matrix "T"\nvalue red "High risk"\n${TABLE}row "r" 1 2 - tones=red,none,blue\n`;
    expect(outline(source, { icons: testIcons }).outline?.lines.at(-1)).toBe('r: A 1 (High risk); B 2; C - (blue)');
    const words = texts(sceneOf(source).nodes).map(({ text }) => text);
    expect(words).toContain('High risk');
    expect(words).not.toContain('red');
    expect(words).not.toContain('blue');
    expect(checkSource(source, { icons: testIcons }).diagnostics).toEqual([]);
  });

  test.each([
    ['too few', 'tones=red,none', 'tones=red,none,none'],
    ['too many', 'tones=red,none,red,blue', 'tones=red,none,red'],
  ])('%s are an error with its fix', (_, written, fixed) => {
    const source = `matrix "T"\n${TABLE}row "r" 1 2 3 ${written}\n`;
    const [diagnostic, ...more] = checkSource(source, { icons: testIcons }).diagnostics;
    expect([diagnostic?.code, more]).toEqual(['E764', []]);
    const { span, text } = diagnostic?.fix ?? { span: { start: 0, end: 0 }, text: '' };
    expect(`${source.slice(0, span.start)}${text}${source.slice(span.end)}`).toContain(`row "r" 1 2 3 ${fixed}\n`);
  });
});
