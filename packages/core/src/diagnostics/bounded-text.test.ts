// No input can make a diagnostic long: every code of the catalogue, raised by its example with each of its words and texts stretched.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.js';
import { checkSource } from '../check.js';
import { sampled } from '../testing/depth.js';
import { testIcons } from '../testing/icons.js';
import { boundedText, LONGEST_TEXT } from './bounded-text.js';
import { reporter } from './report.js';

const context = { icons: testIcons };
const codes = catalogue().filter(({ example }) => example !== '');
/** Words and texts after the keyword of the header. */
const WORDS = /"[^"\n]*"|[A-Za-z_][\w.-]*/g;

/** The example, with one of its words or texts 600 characters longer. */
function stretched(example: string): readonly string[] {
  const more = 'long '.repeat(120);
  return [...example.matchAll(WORDS)].map(({ 0: word, index }) => {
    const end = index + word.length - (word.startsWith('"') ? 1 : 0);
    return example.slice(0, end) + (word.startsWith('"') ? more : more.replaceAll(' ', '_')) + example.slice(end);
  });
}

describe('the texts of a diagnostic', () => {
  it.each(codes.map(({ code, example }) => [code, example] as const))(
    'stay short if a word of the example of %s is long',
    (code, example) => {
      for (const { message, hint } of checkSource(example, context).diagnostics)
        expect(
          [message, hint].some((text) => text.endsWith('…')),
          `${code} is cut: ${message} ${hint}`,
        ).toBe(false);
      for (const source of [example, ...sampled(stretched(example), 6)])
        for (const { message, hint } of checkSource(source, context).diagnostics)
          expect(Math.max(message.length, hint.length), `${code}\n${message}\n${hint}`).toBeLessThanOrEqual(
            LONGEST_TEXT,
          );
    },
  );

  const report = reporter<{
    readonly X1: { readonly names: readonly string[]; readonly of: { readonly text: string } };
  }>({
    X1: {
      severity: 'error',
      meaning: 'Several.',
      message: ({ names, of }) => `${names.length} names in '${of.text}': ${names.join(', ')}.`,
      hint: ({ of }) => `Write '${of.text}' once.`,
      example: '',
      repair: '',
    },
  });
  const say = (names: readonly string[], text: string) => report('X1', { start: 0, end: 0 }, { names, of: { text } });

  it('are unchanged if they are short', () => {
    expect(say(['a', 'b'], 'x')).toMatchObject({ message: "2 names in 'x': a, b.", hint: "Write 'x' once." });
  });

  it('keep their words around a long argument', () => {
    const { message, hint } = say(['a'], 'x'.repeat(5_000));
    expect(hint).toBe(`Write '${'x'.repeat(119)}…' once.`);
    expect(message).toBe(`1 names in '${'x'.repeat(119)}…': a.`);
  });

  it('keep the count of a long list, and end between two names', () => {
    const names = Array.from({ length: 1_432 }, (_, at) => `name${at}`);
    expect(say(names, 'x').message).toMatch(/^1432 names in 'x': name0, .*name\d+, …$/);
  });

  it('have at most 300 characters, and no half characters, whatever the arguments', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 800 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 40 }), text, (names, of) => {
        const { message, hint } = say(names, of);
        for (const each of [message, hint]) {
          expect(each.length).toBeLessThanOrEqual(LONGEST_TEXT);
          expect(each).not.toMatch(/\p{Surrogate}/u);
        }
      }),
      { numRuns: 100 },
    );
    expect(boundedText(() => 'x'.repeat(1_000), {}).length).toBeLessThanOrEqual(LONGEST_TEXT);
  });
});
