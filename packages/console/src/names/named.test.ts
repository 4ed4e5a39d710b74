import { describe, expect, test } from 'vitest';
import { named, shownName, spelledOut } from './named.js';
import { windowTitle } from './window-title.js';

describe('a name within a sentence', () => {
  test.each([
    ['a plain name', 'Web shop', 'Web shop'],
    ['markup', '<b>shop</b>', '<b>shop</b>'],
    ['a name read from right to left', 'שלום', '\u2068שלום\u2069'],
    ['an override of the direction', 'exe\u202egnp', 'exegnp'],
    ['an end of an isolate that it does not begin', 'a\u2069\u202eb אבג', '\u2068ab אבג\u2069'],
    ['marks without end', `Z${'\u0301'.repeat(80)}`, `Z${'\u0301'.repeat(6)}`],
    ['nothing to see', '\u200b\u2060\ufeff', '(no visible name)'],
    ['marks without a letter', '\u0301\u0316', '(no visible name)'],
    ['a filler that looks empty', '\u3164', '(no visible name)'],
  ])('%s', (_, name, text) => {
    expect(named(name)).toBe(text);
  });
});

test('a record shows what can be hidden in a name', () => {
  expect(spelledOut('invoice\u202efdp.exe\ufeff')).toBe('invoice[U+202E]fdp.exe[U+FEFF]');
});

test.each([
  ['Keys', undefined, 'Keys · Linework'],
  ['Members', 'Acme', 'Members · Acme · Linework'],
  ['Members', 'שלום\u202e', 'Members · \u2068שלום\u2069 · Linework'],
  ['a\u202eb', '\u200b', 'ab · (no visible name) · Linework'],
])('the title of the window of %j in %j', (page, organisation, title) => {
  expect(windowTitle(page, organisation)).toBe(title);
});

test('a name in an element of its own needs no isolation', () => {
  expect(shownName('שלום\u202e')).toBe('שלום');
});
