// Output is at the right position: widths, carets, unsafe characters.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../core/src/testing/text.js';
import { table } from './columns.js';
import { type Diagnosed, diagnosticText } from './diagnostic-text.js';
import { displayWidth } from './display-width.js';
import { painter } from './paint.js';
import { printable, printableLines } from './printable.js';

describe('displayWidth', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['naïve', 5],
    ['nai\u0308ve', 5],
    ['日本語', 6],
    ['한국', 4],
    ['ｆｕｌｌ', 8],
    ['ﾊﾝｶｸ', 4],
    ['🚀', 2],
    ['👩‍👩‍👧‍👦', 2],
    ['🇩🇪', 2],
    ['❤️', 2],
    ['❤', 1],
    ['→', 1],
    ['สวัสดี', 4],
  ])('of %j is %i', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });
});

const at = (line: number, column: number, endLine: number, endColumn: number): Diagnosed => ({
  code: 'E201',
  severity: 'error',
  line,
  column,
  endLine,
  endColumn,
  message: 'm',
  hint: 'h',
});
const describePlain = (text: string, diagnostic: Diagnosed): readonly string[] =>
  diagnosticText('f', text, painter(false))(diagnostic).split('\n');

describe('the carets', () => {
  it.each([
    { name: 'plain', text: 'abc def', place: at(1, 5, 1, 8), shown: 'abc def', carets: '    ^^^' },
    { name: 'after wide characters', text: '日本 def', place: at(1, 4, 1, 7), shown: '日本 def', carets: '     ^^^' },
    { name: 'under wide characters', text: 'a 日本', place: at(1, 3, 1, 5), shown: 'a 日本', carets: '  ^^^^' },
    { name: 'after a tab', text: '\tab', place: at(1, 2, 1, 4), shown: '  ab', carets: '  ^^' },
    { name: 'over a tab', text: 'a\tb', place: at(1, 1, 1, 4), shown: 'a  b', carets: '^^^^' },
    {
      name: 'after emoji of many parts',
      text: '👩‍👩‍👧 x',
      place: at(1, 10, 1, 11),
      shown: '👩‍👩‍👧 x',
      carets: '   ^',
    },
    { name: 'of no width', text: 'abc', place: at(1, 4, 1, 4), shown: 'abc', carets: '   ^' },
    { name: 'over several lines', text: 'abc {\nx\n}', place: at(1, 5, 3, 2), shown: 'abc {', carets: '    ^' },
    { name: 'with CRLF', text: 'abc\r\ndef\r\n', place: at(2, 1, 2, 4), shown: 'def', carets: '^^^' },
    { name: 'over an escape code', text: 'a\u001bb', place: at(1, 2, 1, 3), shown: 'a\ufffdb', carets: ' ^' },
  ])('are below the error: $name', ({ text, place, shown, carets }) => {
    const [, line, run] = describePlain(text, place);
    expect(line).toBe(`  ${place.line} | ${shown}`);
    expect(run).toBe(`    | ${carets}`);
  });

  it('cut a long line around the error', () => {
    const text = `${'x'.repeat(5_000)}MISTAKE${'y'.repeat(5_000)}`;
    const [head, line = '', run = ''] = describePlain(text, at(1, 5_001, 1, 5_008));
    expect(head).toContain(':1:5001:');
    expect(line.length).toBeLessThan(140);
    expect(line.slice(run.indexOf('^'), run.lastIndexOf('^') + 1)).toBe('MISTAKE');
  });

  it('are omitted without a line', () => {
    expect(describePlain('', at(1, 1, 1, 1))).toEqual(['f:1:1: error E201: m', '  hint: h', '']);
    expect(describePlain('a\n', at(2, 1, 2, 1))).toEqual(['f:2:1: error E201: m', '  hint: h', '']);
  });

  it('are followed by write: if the hint is what to write', () => {
    expect(describePlain('', { ...at(1, 1, 1, 1), hint: 'Write: a -> b' })[1]).toBe('  write: a -> b');
  });

  it('work for any text and any location', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 300 }),
        fc.array(fc.nat(400), { minLength: 4, maxLength: 4 }),
        (text, [a = 0, b = 0, c = 0, d = 0]) => {
          const lines = diagnosticText('f', text, painter(false))(at(a + 1, b + 1, c + 1, d + 1));
          expect(lines).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
          expect(lines.length).toBeLessThan(1_200);
        },
      ),
    );
  });
});

describe('printable', () => {
  it('keeps ordinary text of any script and emoji', () => {
    for (const text of ['shop.diagram', '日本語', 'عربي', '👩‍👧', 'naïve']) expect(printable(text)).toBe(text);
  });

  it('replaces what could change a terminal, character for character', () => {
    expect(printable('a\u001b[31m\u0007\u009b\u202eb\ud800c\nd\te')).toBe(
      'a\ufffd[31m\ufffd\ufffd\ufffdb\ufffdc\ufffdd\ufffde',
    );
    expect(printableLines('a\n\tb\r')).toBe('a\n\tb\ufffd');
  });
});

describe('table', () => {
  it('wraps the second column beside the first', () => {
    const long = 'word '.repeat(60).trim();
    const lines = table([
      ['a', long],
      ['longer', 'short'],
    ]).split('\n');
    expect(lines.every((line) => line.length <= 100)).toBe(true);
    expect(lines[1]).toMatch(/^ {10}word/);
    expect(lines.at(-2)).toBe('  longer  short');
  });
});
