import { describe, expect, it } from 'vitest';
import { readsRightToLeft } from './text-direction.js';

describe('reading direction', () => {
  it.each([
    ['Order', false],
    ['שלום', true],
    ['مرحبا', true],
    ['123 (שלום) a', true],
    ['1. Order שלום', false],
    ['🚀 سلام', true],
    ['日本 שלום', false],
    ['Ελληνικά', false],
    ['Ж שלום', false],
    ['\u200f12', true],
    ['\u200eשלום', false],
    ['12 + 3', false],
    ['', false],
  ])('of %j is right to left: %s', (text, expected) => {
    expect(readsRightToLeft(text)).toBe(expected);
  });
});
