// Options of lines: what a value means is in the option's own file, and every option shows.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draw, outline } from '../../draw.js';
import type { OptionSpec } from '../../grammar/table.js';
import { testIcons } from '../../testing/icons.js';
import { LINE_OPTIONS } from './registry.js';

const context = { icons: testIcons };
const own = LINE_OPTIONS.filter(({ name }) => !['icon', 'desc', 'link'].includes(name));

function exampleOf({ name, value }: OptionSpec): string {
  if (value.type === 'choice') return `${name}=${value.values.at(-1)}`;
  return `${name}=${value.type === 'integer' ? value.max : 'some'}`;
}

test.each(own.map((spec) => [spec.name, spec] as const))('%s= shows in the picture or in words', (_, spec) => {
  const shown = (option: string) => {
    const source = `flow "Shop" numbered=on\nnode a\nnode b\na -> b : "asks"${option}\n`;
    const { svg } = draw(source, { embedSource: false }, context);
    expect(svg).toBeDefined();
    return [svg, outline(source, context).outline?.lines];
  };
  expect(shown(` ${exampleOf(spec)}`)).not.toEqual(shown(''));
});

test.each(own.map(({ name }) => name))('%s= is read in its own file, not in what kinds share', (name) => {
  const folder = new URL('..', import.meta.url);
  const reading = readdirSync(folder)
    .filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts'))
    .filter((each) => readFileSync(new URL(each, folder), 'utf8').includes(`(entry, '${name}')`));
  // The tone of any statement is read in one place.
  expect(reading).toEqual(name === 'tone' ? ['entry-meaning.ts'] : []);
});
