// The loss table is accurate: each construct converts to what the table shows, with its code and no other loss.
import { describe, expect, it } from 'vitest';
import { mermaidLosses } from './loss-table.js';
import { readers } from './readers.js';
import { convert } from './testing/convert.js';

/** Reported for nearly every small text: it has no title, and its nodes are steps. */
const ALWAYS = new Set(['M214', 'M208']);

it('every supported type has a table', () => {
  expect(Object.keys(mermaidLosses).sort()).toEqual(Object.keys(readers).sort());
});

describe.each(Object.entries(mermaidLosses))('%s', (_, { head, rows }) => {
  it.each(rows.map((row) => [row.construct, row] as const))('%s', (_construct, { before, after, code }) => {
    const result = convert(`${head}\n${before}\n`);
    const lines = result.source.split('\n').filter((line) => line.trim() !== '');
    const shown = after.split('\n');
    expect(lines.slice(-shown.length)).toEqual(shown);
    expect(shown.length).toBeGreaterThanOrEqual(lines.length - 1);
    const codes = result.diagnostics.map((each) => each.code).filter((each) => !ALWAYS.has(each));
    expect([...new Set(codes)]).toEqual(code === undefined ? [] : [code]);
  });
});
