import { describe, expect, test } from 'vitest';
import { checkSource } from '../check.js';
import { autofix } from '../every-kind.js';
import { testIcons } from '../testing/icons.js';
import { applyEdits } from '../text/edit.js';
import { markupIn } from './label-markup.js';

const context = { icons: testIcons };

describe('markup of other languages', () => {
  test.each([
    ['One<br/>two', '<br/>', 'One\ntwo'],
    ['One <BR> two<br />three', '<BR>', 'One\ntwo\nthree'],
    ['**bold** move', '**bold**', 'bold move'],
    ['a **very bold** move', '**very bold**', 'a very bold move'],
    ['<b>bold</b>', '<b>', 'bold'],
    ['<span style="color:red">x</span>', '<span style="color:red">', 'x'],
    ['**a**<br/>b', '**a**', 'a\nb'],
    ['<b></b>', '<b>', ''],
  ])('%s', (text, mark, instead) => {
    expect(markupIn(text)).toEqual({ found: mark, instead });
  });

  test.each([
    'a < b and c > d',
    'List<String>',
    'Map<string, b>',
    '2 ** 3 ** 4',
    '2**3**4',
    '**',
    '****',
    '** a **',
    '*.diagram',
    'src/**/*.ts',
    '<-- here',
    '<brand>',
    'x <br',
    '**'.repeat(900),
    '<b '.repeat(600),
    `<br${' '.repeat(1_900)}`,
  ])('is not found where there is none: %j', (text) => {
    expect(markupIn(text)).toBeUndefined();
  });
});

describe('every drawn text is checked', () => {
  const marked = '"One<br/>two"';
  test.each([
    `flow ${marked}\nnode a\n`,
    `flow\nnode a ${marked}\n`,
    `flow\nnode a sub=${marked}\n`,
    `flow\ngroup g ${marked} {\nnode a\n}\n`,
    `flow\nnode a\noverlay o ${marked} nodes=a\n`,
    `flow\nnode a\nnote a : ${marked}\n`,
    `flow\nnode a\nnode b\na -> b : ${marked}\n`,
    `sequence\nactor a ${marked}\na -> a\n`,
    `sequence\nactor a\na -> a : ${marked}\n`,
    `sequence\nactor a\nnote a : ${marked}\n`,
    `sequence\nactor a\ndivider ${marked}\na -> a\n`,
    `sequence\nactor a\nalt ${marked} {\na -> a\n} else {\na -> a\n}\n`,
    `sequence\nactor a\nalt {\na -> a\n} else ${marked} {\na -> a\n}\n`,
  ])('%j', (text) => {
    const { source, diagnostics } = checkSource(text, context);
    const warnings = diagnostics.filter((each) => each.code === 'W203');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ severity: 'warning', fix: { text: '"One\\ntwo"', safe: false } });
    const fixed = applyEdits(
      source,
      warnings.flatMap((each) => (each.fix ? [each.fix] : [])),
    );
    const after = checkSource(fixed, context).diagnostics;
    if (!text.includes('else "')) expect(after.filter((each) => each.code === 'W203')).toEqual([]);
  });

  test('it is not changed without request', () => {
    const text = `flow\nnode a ${marked}\n`;
    expect(autofix(text, context).text).toBe(text);
  });
});
