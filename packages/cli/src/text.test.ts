// linework draw and render as text for terminals, run as a user runs them.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { command, FAULTY, GOOD } from './testing/command.js';

const { folder, run, write, read } = command();

const SHOP = /^│ Shop +├─+ calls ─+▶│ API │$/m;

describe('text', () => {
  it('is printed by render', () => {
    write({ 'shop.diagram': GOOD });
    const { code, out } = run(['render', 'shop.diagram', '-f', 'text']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Shop\n\n[\s\S]*\n\n□ client\n$/);
    expect(out).toMatch(SHOP);
  });

  it.each([
    { words: ['-f', 'text'], written: 'shop.txt' },
    { words: ['-o', 'x.txt'], written: 'x.txt' },
    { words: ['-o', 'picture', '-f', 'text'], written: 'picture' },
  ])('draw $words writes only $written', ({ words, written }) => {
    write({ 'shop.diagram': GOOD });
    expect(run(['draw', 'shop.diagram', ...words])).toEqual({ code: 0, out: `written ${written}\n`, err: '' });
    expect(readdirSync(folder()).filter((each) => each !== '.git')).toHaveLength(2);
    expect(read(written)).toMatch(SHOP);
  });

  it('respects --columns and --ascii', () => {
    write({ 'shop.diagram': GOOD });
    const { out } = run(['render', 'shop.diagram', '-f', 'text', '--columns', '20', '--ascii']);
    expect(out).toMatch(/^[\x20-\x7e\n]+$/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(20);
    expect(out).toContain('calls');
  });

  it('is a field in JSON', () => {
    write({ 'shop.diagram': GOOD });
    const { out } = run(['render', 'shop.diagram', '-f', 'text', '--json']);
    expect(JSON.parse(out)).toMatchObject({ ok: true, text: expect.stringContaining('▶') });
  });

  it('is not drawn for a source with errors', () => {
    write({ 'shop.diagram': FAULTY });
    expect(run(['render', 'shop.diagram', '-f', 'text'])).toMatchObject({ code: 1, out: '' });
  });

  it.each([
    { words: ['-f', 'text', '--theme', 'dark'], says: '--theme is for' },
    { words: ['--ascii'], says: '--ascii is for TEXT, not for SVG.' },
    { words: ['-f', 'text', '--columns', '7'], says: 'from 20 to 1000' },
    { words: ['-f', 'text', '--columns', 'wide'], says: "not 'wide'" },
  ])('rejects $words', ({ words, says }) => {
    write({ 'shop.diagram': GOOD });
    const { code, out, err } = run(['draw', 'shop.diagram', ...words]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
  });
});
