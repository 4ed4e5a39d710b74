// Compares real diagrams with what was reviewed: view them with `npm run golden`, accept by name. This test never writes.
import { describe, expect, test } from 'vitest';
import { accepted, COLUMNS, drawGolden, goldens, strays, TEXTS } from './goldens.mjs';
import { inkChanges } from './ink.mjs';

describe.each(goldens())('$kind/$name', (golden) => {
  const { errors, texts, ink } = drawGolden(golden);
  const before = accepted(golden);

  test('has no error', () => {
    expect(errors).toEqual([]);
  });

  test.each(TEXTS)('its %s is as accepted', (name) => {
    expect(texts[name]).toBe(before.texts[name] ?? '');
  });

  test('its picture is as accepted', () => {
    expect(inkChanges(before.ink, ink), 'npm run golden shows the picture before and after').toEqual([]);
  });

  test.each(Object.entries(COLUMNS))(
    'its %s has no space at the end of a line, and no line is too long',
    (name, columns) => {
      for (const line of (texts[name] ?? '').split('\n')) {
        expect(line).toBe(line.trimEnd());
        expect(Array.from(new Intl.Segmenter('en').segment(line)).length).toBeLessThanOrEqual(columns);
      }
    },
  );
});

test('every file and every record beside the goldens belongs to a golden', () => {
  expect(strays()).toEqual([]);
});
