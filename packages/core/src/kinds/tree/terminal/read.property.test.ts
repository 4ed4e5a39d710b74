// The text picture of a tree matches the output of the command `tree`: names, levels and notes can be read back.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { drawText } from '../../../draw.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';

interface Read {
  readonly depth: number;
  readonly name: string;
  readonly note?: string;
}

const rows = fc
  .array(fc.tuple(fc.nat(5), fc.option(fc.stringMatching(/^[a-z]{2,9}( [a-z]{2,9}){0,2}$/))), {
    minLength: 2,
    maxLength: 40,
  })
  .map((all) => {
    let depth = -1;
    return all.map(([wanted, note], i): Read => {
      depth = Math.min(wanted, depth + 1);
      return { depth, name: `n${i}`, ...(note === null ? {} : { note }) };
    });
  });

function sourceOf(all: readonly Read[]): string {
  const body = all.map(({ depth, name, note }) => `${'  '.repeat(depth)}"${name}"${note ? ` sub="${note}"` : ''}`);
  return `tree "Root"\n${body.join('\n')}\n`;
}

/** As a reader of a terminal reads it: rails are four cells, two spaces separate a note from its name. */
function read(text: string): readonly Read[] {
  return text.split('\n').map((line) => {
    const [, rails = '', words = ''] = /^((?:[│|] {3}| {4}|[├└|`][─-]{2} )*)(.*)$/.exec(line) ?? [];
    const [name = '', note] = words.split(/ {2,}/);
    return { depth: rails.length / 4 - 1, name, ...(note === undefined ? {} : { note }) };
  });
}

function textOf(source: string, charset: 'unicode' | 'ascii' = 'unicode'): string {
  return drawText(source, { columns: 200, charset }, { icons: testIcons }).text ?? '';
}

describe('the text of a tree', () => {
  test.each(['unicode', 'ascii'] as const)('is read back in %s', (charset) => {
    fc.assert(
      fc.property(rows, (all) => {
        const several = all.filter(({ depth }) => depth === 0).length > 1;
        const text = textOf(sourceOf(all), charset);
        if (several) expect(read(text)).toEqual([{ depth: -1, name: 'Root' }, ...all]);
        else
          expect(read(text.split('\n').slice(2).join('\n'))).toEqual(
            all.map((each) => ({ ...each, depth: each.depth - 1 })),
          );
      }),
      { numRuns: cases(100) },
    );
  });

  it('is what the command prints, with notes in a column', () => {
    const source =
      'tree "app"\n"src/" sub="shipped"\n  "api/"\n    "routes.ts" sub="said at some length, longer than the column"\n  "index.ts"\n"README.md" sub="start"\n';
    expect(drawText(source, { columns: 50 }, { icons: testIcons }).text).toBe(
      [
        'app',
        '├── src/               shipped',
        '│   ├── api/',
        '│   │   └── routes.ts  said at some length,',
        '│   │                  longer than the column',
        '│   └── index.ts',
        '└── README.md          start',
      ].join('\n'),
    );
  });

  it('hangs a note below a name that leaves it no room', () => {
    const source = `tree\n"${'long-'.repeat(6)}name/" sub="a note of some length, too"\n  "a.ts"\n`;
    expect(drawText(source, { columns: 40 }, { icons: testIcons }).text).toBe(
      [
        'long-long-long-long-long-long-name/',
        '│                   a note of some',
        '│                   length, too',
        '└── a.ts',
      ].join('\n'),
    );
  });

  it('has a dot above several names without a title', () => {
    expect(textOf('tree\n"a"\n"b"\n')).toBe(['.', '├── a', '└── b'].join('\n'));
  });
});
