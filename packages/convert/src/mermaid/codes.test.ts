import { describe, expect, it } from 'vitest';
import { converterCodes } from './codes.js';
import { convert } from './testing/convert.js';

// M104 is a bug in the converter; M219 is among the warnings of the produced source (suggestions.test.ts).
const codes = Object.entries(converterCodes).filter(([code]) => code !== 'M104' && code !== 'M219');

function raised(text: string, code: string): readonly string[] {
  return convert(text, { lenient: code === 'M218' }).diagnostics.map((each) => each.code);
}

describe('every converter code', () => {
  it.each(codes)('%s: its example raises it and nothing else', (code, { example, severity }) => {
    expect(raised(example, code)).toEqual([code]);
    expect(convert(example, { lenient: code === 'M218' }).ok).toBe(severity === 'warning');
  });

  it.each(codes)('%s: its repair raises nothing', (code, { repair }) => {
    expect(raised(repair, code)).toEqual([]);
  });

  it.each(codes)('%s has a full sentence as its message, and a hint', (code, { example }) => {
    const [diagnostic] = convert(example, { lenient: code === 'M218' }).diagnostics;
    expect(diagnostic?.message).toMatch(/^['A-Z].*\.$/s);
    expect(diagnostic?.hint.length).toBeGreaterThan(10);
  });

  it('is an error in the M1 range and a warning in the M2 range', () => {
    for (const [code, { severity }] of Object.entries(converterCodes)) {
      expect(severity).toBe(code.startsWith('M1') ? 'error' : 'warning');
    }
  });
});
