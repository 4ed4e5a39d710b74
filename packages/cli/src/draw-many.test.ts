// A folder of many sources is drawn by several threads: what is written, printed and answered is the same as by one.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command, FAULTY, GOOD } from './testing/command.js';

const { folder, run, write } = command();

/** More than one thread's worth for two. */
const SOURCES = 52;
/** So few that no thread is started. */
const FEW = 13;

const sources: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: SOURCES }, (_, i) => {
    const name = `d${String(i).padStart(2, '0')}`;
    if (i === 7) return [`${name}.diagram`, FAULTY];
    return [`${name}.diagram`, GOOD.replace('"', `"${i} `)];
  }),
);
const names = Object.keys(sources);

const pictures = (): readonly (readonly [string, string])[] =>
  readdirSync(folder())
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => [name, readFileSync(join(folder(), name), 'latin1')]);

const clear = (): void => {
  for (const [name] of pictures()) rmSync(join(folder(), name));
};

function inParts(...options: readonly string[]): readonly ReturnType<typeof run>[] {
  return Array.from({ length: SOURCES / FEW }, (_, part) =>
    run(['draw', ...names.slice(part * FEW, (part + 1) * FEW), ...options]),
  );
}

describe('a folder of many sources', () => {
  it('is drawn as its sources are by themselves', () => {
    write(sources);
    const parts = inParts();
    const alone = pictures();
    clear();
    const together = run(['draw', ...names]);
    expect(pictures()).toEqual(alone);
    expect(alone).toHaveLength(2 * (SOURCES - 1));
    expect(together.out).toBe(parts.map(({ out }) => out).join(''));
    expect(together.err).toBe(parts.map(({ err }) => err).join(''));
    expect(together.code).toBe(1);
  });

  it.each([
    ['no settings', {}],
    ['style rules', { 'linework.json': JSON.stringify({ rules: { maxNodes: 1, requireTitle: true } }) }],
    [
      'style rules, a brand and icons',
      {
        'linework.json': JSON.stringify({
          rules: { maxNodes: 1 },
          brand: { file: 'brand.json' },
          icons: { folder: 'icons', names: { shop: { products: ['API'] } } },
        }),
        'brand.json': JSON.stringify({ colours: { primary: '#0b6bcb' }, font: 'Source Sans 3' }),
        'icons/shop.svg': '<svg viewBox="0 0 24 24"><path fill="#e4002b" d="M2 2H22V22H2z"/></svg>',
      },
    ],
  ])('answers as its sources do by themselves, with %s', (_, settings) => {
    write({ ...sources, ...settings });
    const parts = inParts('--json').flatMap(({ out }) => JSON.parse(out));
    clear();
    expect(JSON.parse(run(['draw', ...names, '--json']).out)).toEqual(parts);
  });
});
