// Compares real diagrams with reviewed files: view them with `npm run golden`, accept by name. This test never writes.
import { describe, expect, test } from 'vitest';
import { ASPECTS, accepted, drawn, goldens, strays, TEXTS } from './goldens.mjs';

describe.each(goldens())('$kind/$name', (golden) => {
  const { errors, aspects } = drawn(golden);

  test('has no error', () => {
    expect(errors).toEqual([]);
  });

  test.each(ASPECTS)('%s is as accepted', (aspect) => {
    expect(aspects[aspect]).toBe(accepted(golden, aspect));
  });

  test.each(Object.entries(TEXTS))(
    '%s has no space at the end of a line, and no line is too long',
    (aspect, options) => {
      for (const line of (aspects[aspect] ?? '').split('\n')) {
        expect(line).toBe(line.trimEnd());
        expect(Array.from(new Intl.Segmenter('en').segment(line)).length).toBeLessThanOrEqual(
          'columns' in options ? options.columns : 100,
        );
      }
    },
  );
});

test('every file beside the goldens belongs to a golden', () => {
  expect(strays()).toEqual([]);
});
