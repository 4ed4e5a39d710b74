import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../core/src/testing/text.js';
import { directedRuns } from './direction.js';

/** Runs from left to right, with right-to-left ones marked. */
const shown = (line: string): string =>
  directedRuns(line)
    .map(({ text, rightToLeft }) => (rightToLeft ? `<${text}>` : text))
    .join('|');

describe('the drawing order of a line', () => {
  test.each([
    ['plain', 'Order 12', 'Order 12'],
    ['Hebrew', 'שלום עולם', '<שלום עולם>'],
    ['a word of Hebrew in English', 'the שלום word', 'the |<שלום>| word'],
    ['a word of English in Hebrew', 'שלום API עולם', '< עולם>|API|<שלום >'],
    ['numbers in Hebrew', 'שלום 12 עולם', '< עולם>|12|<שלום >'],
    ['a number in Arabic, its sign with the words', 'سعر 12.5% هنا', '<% هنا>|12.5|<سعر >'],
    ['a number with signs in Hebrew', 'אב 12.5% גד', '< גד>|12.5%|<אב >'],
    ['Arabic digits with a separator', 'رقم ١٢,٣', '١٢,٣|<رقم >'],
    ['two words of Hebrew around a hyphen', 'אב-גד', '<אב-גד>'],
    ['brackets are mirrored', 'שלום (א)', '<שלום )א(>'],
    ['a sign at the end follows the direction of the line', 'API שלום!', 'API |<שלום>|!'],
    ['no letters at all', '12 + 3', '12 + 3'],
    ['nothing', '', ''],
  ])('%s', (_name, line, expected) => expect(shown(line)).toBe(expected));

  test('nothing is lost, whatever the line', () => {
    const unit = fc.oneof(fc.constantFrom(...'aב١1 .,-%(ع\u0301'), fc.string({ unit: anyCharacter, maxLength: 1 }));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (line) => {
        const mirrored = (text: string): string =>
          [...text]
            .map((each) => ('()[]{}<>«»‹›'.includes(each) ? '|' : each))
            .sort()
            .join('');
        expect(
          mirrored(
            directedRuns(line)
              .map((each) => each.text)
              .join(''),
          ),
        ).toBe(mirrored(line));
      }),
    );
  });
});
