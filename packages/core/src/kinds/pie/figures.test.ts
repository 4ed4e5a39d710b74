// The figures beside slices.
import { expect, it } from 'vitest';
import { compose } from '../../draw.js';
import { testIcons } from '../../testing/icons.js';

function textsOf(header: string, numbers: readonly number[]): readonly string[] {
  const slices = numbers.map((number, at) => `slice "S${at}" ${number}`).join('\n');
  const { scene } = compose(`pie "P" ${header}\n${slices}\n`, { icons: testIcons });
  return [...JSON.stringify(scene).matchAll(/"text":"([^"]*%[^"]*)"/g)].flatMap(([, text]) => text ?? []);
}

it.each([
  ['all percents have one decimal where one needs it', '', [455, 275, 270], ['27.0%', '27.5%', '45.5%']],
  ['no percent has one where none needs it', '', [3, 1], ['25%', '75%']],
  [
    'a number in percent is not repeated as its share',
    'unit="%" values=both',
    [45.5, 27.5, 27],
    ['27%', '27.5%', '45.5%'],
  ],
])('%s', (_, header, numbers, expected) => {
  expect([...textsOf(header, numbers)].sort()).toEqual(expected);
});
