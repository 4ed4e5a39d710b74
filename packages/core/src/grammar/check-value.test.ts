import { describe, expect, it } from 'vitest';
import { lexLine } from '../syntax/lex.js';
import type { ValueToken } from '../syntax/token.js';
import { checkValue, isSafeLink } from './check-value.js';
import { TONE_OPTION } from './shared.js';
import type { ValueType } from './table.js';

function value(text: string): ValueToken {
  const line = `x=${text}`;
  const [token] = lexLine(line, 0, line.length).tokens;
  if (token?.type !== 'option' || !token.values[0]) throw new Error(`no value: ${text}`);
  return token.values[0];
}

/** The text to write instead; `yes` if nothing is wrong, `no` if there is no suggestion. */
function answer(text: string, type: ValueType): string {
  const problem = checkValue(value(text), type);
  if (!problem) return 'yes';
  const instead = 'instead' in problem ? problem.instead : undefined;
  return instead === undefined ? 'no' : `${'safe' in problem && problem.safe ? '' : '?'}${instead}`;
}

const step: ValueType = { type: 'integer', min: 0, max: 999, words: ['off'] };
const share: ValueType = { type: 'number', min: 0, max: 1 };
const onOff: ValueType = { type: 'choice', values: ['off', 'on'], foreign: { true: 'on', false: 'off' } };

describe('a value against its type', () => {
  it.each<readonly [string, ValueType, string]>([
    ['on', onOff, 'yes'],
    ['"on"', onOff, 'on'],
    ['ON', onOff, 'on'],
    ['true', onOff, 'on'],
    ['onn', onOff, '?on'],
    ['maybe', onOff, 'no'],
    ['red', TONE_OPTION.value, 'yes'],
    ['Red', TONE_OPTION.value, 'red'],
    ['purple', TONE_OPTION.value, 'violet'],
    ['"#f00"', TONE_OPTION.value, '?red'],
    ['#00FF88', TONE_OPTION.value, '?green'],
    ['lightblue', TONE_OPTION.value, '?blue'],
    ['gren', TONE_OPTION.value, '?green'],
    ['7', step, 'yes'],
    ['off', step, 'yes'],
    ['62%', step, '62'],
    ['"12"', step, '12'],
    ["'12'", step, '12'],
    ['.5', step, 'no'],
    ['1.5', step, 'no'],
    ['1000', step, 'no'],
    ['-1', step, 'no'],
    ['.5', share, '0.5'],
    ['0.25', share, 'yes'],
    ['2', share, 'no'],
    ['"text"', { type: 'text' }, 'yes'],
    ['text', { type: 'text' }, '"text"'],
    ["'text'", { type: 'text' }, '"text"'],
    ['12', { type: 'text' }, '"12"'],
    ['lx:rocket', { type: 'icon' }, 'yes'],
    ['none', { type: 'icon' }, 'yes'],
    ['"lx:rocket"', { type: 'icon' }, 'lx:rocket'],
    ['LX:Rocket', { type: 'icon' }, 'lx:rocket'],
    ['"none"', { type: 'icon' }, 'none'],
    ['None', { type: 'icon' }, 'none'],
    ['l--x:globe', { type: 'icon' }, 'no'],
    ['"off"', step, 'off'],
    ['OFF', step, 'off'],
    // Which icon is meant depends on the icon set.
    ['rocket', { type: 'icon' }, 'no'],
    ['"a rocket"', { type: 'icon' }, 'no'],
    ['"https://example.com/"', { type: 'link' }, 'yes'],
    ['https://example.com/', { type: 'link' }, '"https://example.com/"'],
    ['docs/shop.md', { type: 'link' }, '"docs/shop.md"'],
    ['"http://example.com/"', { type: 'link' }, '?"https://example.com/"'],
    ['"javascript:alert(1)"', { type: 'link' }, 'no'],
    ['api', { type: 'reference', to: ['node'] }, 'yes'],
    ['"api"', { type: 'reference', to: ['node'] }, 'api'],
    ['"the api"', { type: 'reference', to: ['node'] }, 'no'],
    ['10d', { type: 'days' }, 'yes'],
    ['2w', { type: 'days' }, 'yes'],
    ['8h', { type: 'days' }, 'yes'],
    ['20', { type: 'range' }, 'yes'],
    ['-5..12.5', { type: 'range' }, 'yes'],
    ['5..5', { type: 'range' }, 'yes'],
    ['20..10', { type: 'range' }, '?10..20'],
    ['10-20', { type: 'range' }, '?10..20'],
    ['10..', { type: 'range' }, 'no'],
    ['2026-11-02', { type: 'range' }, 'no'],
    [`1..${'9'.repeat(400)}`, { type: 'range' }, 'no'],
    ['30min', { type: 'days' }, 'yes'],
    ['3m', { type: 'days' }, 'yes'],
    ['2weeks', { type: 'days' }, '2w'],
    ['8hrs', { type: 'days' }, '8h'],
    ['45mins', { type: 'days' }, '45min'],
    ['3M', { type: 'days' }, '3m'],
    ['2y', { type: 'days' }, 'no'],
    ['2026-11-02T09:30', { type: 'date', range: false, clock: true }, 'yes'],
    ['2026-11-02T09:30..2026-11-02T17:00', { type: 'date', range: true, clock: true }, 'yes'],
    [
      '2026-11-02T17:00..2026-11-02T09:30',
      { type: 'date', range: true, clock: true },
      '?2026-11-02T09:30..2026-11-02T17:00',
    ],
    ['2026-11-02T24:00', { type: 'date', range: false, clock: true }, 'no'],
    ['2026-11-02T9:30', { type: 'date', range: false, clock: true }, '2026-11-02T09:30'],
    ['2026-11-02T09:30:00Z', { type: 'date', range: false, clock: true }, '2026-11-02T09:30'],
    ['"2026-11-02 9:30"', { type: 'date', range: false, clock: true }, '2026-11-02T09:30'],
    ['2026-11-02T09:30', { type: 'date', range: false }, 'no'],
    ['"10d"', { type: 'days' }, '10d'],
    ['10', { type: 'days' }, '?10d'],
    ['2.11.2026', { type: 'date', range: false }, '2026-11-02'],
    ['2026/11/2', { type: 'date', range: false }, '2026-11-02'],
    ['"2026-11-02"', { type: 'date', range: false }, '2026-11-02'],
    ['11/02/2026', { type: 'date', range: false }, 'no'],
    ['31.2.2026', { type: 'date', range: false }, 'no'],
    ['2026-11-02', { type: 'date', range: false }, 'yes'],
    ['2026-11-02..2026-11-05', { type: 'date', range: false }, 'no'],
    ['2026-11-02..2026-11-05', { type: 'date', range: true }, 'yes'],
    ['teams.id', { type: 'column' }, 'yes'],
    ['teams', { type: 'column' }, 'no'],
    ['1..*', { type: 'any' }, '"1..*"'],
    ['2026-02-28', { type: 'date', range: false }, 'yes'],
    ['2028-02-29', { type: 'date', range: false }, 'yes'],
    ['2000-02-29', { type: 'date', range: false }, 'yes'],
    ['2026-02-29', { type: 'date', range: false }, '?2026-02-28'],
    ['1900-02-29', { type: 'date', range: false }, '?1900-02-28'],
    ['2026-13-45', { type: 'date', range: false }, 'no'],
    ['2026-00-10', { type: 'date', range: false }, 'no'],
    ['2026-04-31', { type: 'date', range: false }, '?2026-04-30'],
    ['2026-12-31', { type: 'date', range: false }, 'yes'],
    ['0000-01-01', { type: 'date', range: false }, 'no'],
    ['2026-01-00', { type: 'date', range: false }, 'no'],
    ['2026-01-01..2026-02-01', { type: 'date', range: true }, 'yes'],
    ['2026-01-01..2026-13-01', { type: 'date', range: true }, 'no'],
    ['2026-02-01..2026-01-01', { type: 'date', range: true }, '?2026-01-01..2026-02-01'],
    ['2026-13-45', { type: 'any' }, '"2026-13-45"'],
    ['9'.repeat(400), { type: 'number' }, 'no'],
    [`-${'9'.repeat(400)}`, { type: 'number', max: 5 }, 'no'],
    ['9'.repeat(400), step, 'no'],
    ['7', { type: 'integer', min: 1, max: 5 }, '?5'],
    ['0', { type: 'integer', min: 1, max: 5 }, '?1'],
    ['3.6', { type: 'integer', min: 1, max: 5 }, '?4'],
    ['9'.repeat(300), { type: 'number' }, 'yes'],
  ])('%s as %o gives %s', (text, type, expected) => {
    expect(answer(text, type)).toBe(expected);
  });
});

describe('a link', () => {
  it.each([
    ['https://example.com/a?b=c#d', true],
    ['HTTPS://example.com', true],
    ['../docs/a.md', true],
    ['#part', true],
    ['?q=a:b', true],
    ['docs/a:b', true],
    ['', false],
    ['//example.com', false],
    ['http://example.com', false],
    ['https:///x', false],
    ['javascript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['\\\\host\\share', false],
  ])('%j is safe: %s', (link, safe) => expect(isSafeLink(link)).toBe(safe));
});
