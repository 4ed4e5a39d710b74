// Sources of chance of all kinds to come, made from their tables: read without a word, nothing lost, formatted without change
// of meaning, and left alone where nothing is wrong. FUZZ_RUNS makes it long.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CANONICAL } from '../testing/canonical.js';
import { validSources } from '../testing/table-source.js';
import { applyEdits } from '../text/edit.js';
import { makeSource } from '../text/source.js';
import type { Entry } from './entry.js';
import { TRIAL } from './testing/trial.data.js';
import { readTrial } from './testing/trial-reading.js';

const numRuns = Number(process.env.FUZZ_RUNS ?? 60);

describe.each([...TRIAL])('%s', (kind, grammar) => {
  const example = CANONICAL.find((each) => each.startsWith(`${kind} `))?.trimEnd() ?? '';
  const sources = validSources({ ...grammar, example }, (text) => readTrial(kind, text).diagnostics);
  const blocks = grammar.statements.flatMap((each) =>
    each.shape === 'declaration' && each.block && each.block.holds !== 'statements' ? [each.keyword] : [],
  );

  test('every line is read, and nothing is wrong in it', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const { checked, diagnostics } = readTrial(kind, source);
        expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
        const written = source.split('\n').filter((line) => !/^\s*(?:\}.*)?$/.test(line)).length - 1;
        expect(entriesOf(checked.entries)).toHaveLength(written);
      }),
      { numRuns },
    );
  });

  test('lines of blocks without statements come', () => {
    if (blocks.length === 0) return;
    const found = new Set(
      fc
        .sample(sources, numRuns)
        .flatMap((source) => entriesOf(readTrial(kind, source).checked.entries).map(({ shape }) => shape)),
    );
    expect(['column', 'value', 'member'].some((shape) => found.has(shape as Entry['shape']))).toBe(true);
  });

  test('formatting changes no meaning, and twice is once', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const { formatted, meaning, diagnostics } = readTrial(kind, source);
        const after = readTrial(kind, formatted);
        expect(after.formatted).toBe(formatted);
        expect(after.meaning).toEqual(meaning);
        expect(after.diagnostics.map(({ code }) => code)).toEqual(diagnostics.map(({ code }) => code));
      }),
      { numRuns },
    );
  });

  test('it comes back from another spacing', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const { formatted } = readTrial(kind, source);
        const deeper = formatted.replace(/^ +/gm, (lead) => lead.repeat(2)).replaceAll('\n', '  \n');
        expect(readTrial(kind, deeper).formatted).toBe(formatted);
      }),
      { numRuns },
    );
  });

  test('fixing leaves it alone', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const fixes = readTrial(kind, source).diagnostics.flatMap(({ fix }) => (fix?.safe ? [fix] : []));
        expect(applyEdits(makeSource(source), fixes)).toBe(source);
      }),
      { numRuns },
    );
  });
});

function entriesOf(entries: readonly Entry[]): readonly Entry[] {
  return entries.flatMap((each): readonly Entry[] => {
    if (each.shape === 'item') return [each, ...entriesOf(each.children)];
    if (each.shape !== 'declaration') return [each];
    return [each, ...entriesOf(each.children), ...each.branches.flatMap(({ children }) => entriesOf(children))];
  });
}
