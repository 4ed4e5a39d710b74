// What random brands get: in, a number of brands; out, how many of their colours could be used unchanged, the least contrasts of what was given, and
// every broken promise (theme/promises.ts), of which there must be none.
//   node bench/brands.mjs [BRANDS] [SEED]
import { brandTheme } from '@linework/core';
import { BRAND_TONES as TONES } from '../packages/core/dist/brand/contract.js';
import { contrast } from '../packages/core/dist/theme/colour.js';
import { brokenPromises, GROUNDS, ROLE_LINES } from '../packages/core/dist/theme/promises.js';

const [count = 1000, seed = 1] = process.argv.slice(2).map(Number);

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
function randomOf(start) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const random = randomOf(seed);
const hex = () =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;
/** One colour for both schemes, or one for each. */
const colour = () => (random() < 0.8 ? hex() : { light: hex(), dark: hex() });

function brand() {
  const colours = { primary: colour() };
  for (const name of ['secondary', 'accent', 'extra']) if (random() < 0.5) colours[name] = colour();
  const tones = Object.fromEntries(TONES.filter(() => random() < 0.3).map((tone) => [tone, colour()]));
  return { colours, tones };
}

const least = { text: 21, 'main text': 21, 'lines of roles': 21, 'strokes of tones': 21 };
const note = (what, value) => {
  least[what] = Math.min(least[what], value);
};
let broken = 0;
let wishes = 0;
let changed = 0;
const began = performance.now();
for (let i = 0; i < count; i++) {
  const input = brand();
  const result = brandTheme(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  wishes += 2 * (Object.keys(input.colours).length + Object.keys(input.tones).length);
  changed += result.adjustments.filter(({ role }) => /^role-|^(?!brand)\w+-stroke$/.test(role)).length;
  for (const scheme of ['light', 'dark']) {
    const theme = result.brand.theme[scheme];
    for (const each of brokenPromises(theme)) {
      broken++;
      console.log(`${JSON.stringify(input)} ${scheme}: ${JSON.stringify(each)}`);
    }
    for (const ground of GROUNDS) {
      note('main text', contrast(theme.ink, theme[ground]));
      note('text', contrast(theme.secondary, theme[ground]));
      for (const role of ROLE_LINES) note('lines of roles', contrast(theme[role], theme[ground]));
      for (const tone of TONES) note('strokes of tones', contrast(theme[`${tone}-stroke`], theme[ground]));
    }
  }
}
const seconds = (performance.now() - began) / 1000;
console.log(
  `${count} brands of seed ${seed}: ${broken} broken promises, ${changed} of ${wishes} colours in another shade`,
);
for (const [what, value] of Object.entries(least)) console.log(`least contrast of ${what}: ${value.toFixed(2)} to 1`);
console.log(`${((seconds * 1000) / count).toFixed(0)} ms a brand`);
process.exitCode = broken === 0 ? 0 : 1;
