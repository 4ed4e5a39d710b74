// Strong colours: in, colours with how much of each there is; out, those that are neither white, black nor grey, the most used first,
// each different from the ones before it. Without any, the darkest grey.

/** Difference between the strongest and the weakest channel, from 0 to 255. */
const STRONG = 48;
/** Sum of the differences of the channels. */
const DIFFERENT = 72;
const MOST = 4;

export function strongColours(amounts: ReadonlyMap<string, number>): readonly string[] {
  const byAmount = [...amounts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([hex]) => hex);
  const strong: string[] = [];
  for (const hex of byAmount) {
    if (strong.length === MOST) break;
    if (isStrong(hex) && strong.every((each) => distance(each, hex) >= DIFFERENT)) strong.push(hex);
  }
  if (strong.length > 0) return strong;
  const [darkest] = byAmount.filter((hex) => lightest(hex) < 200).sort((a, b) => lightest(a) - lightest(b));
  return darkest === undefined ? [] : [darkest];
}

export function isStrong(hex: string): boolean {
  const channels = channelsOf(hex);
  return Math.max(...channels) - Math.min(...channels) >= STRONG;
}

function distance(a: string, b: string): number {
  const other = channelsOf(b);
  return channelsOf(a).reduce((sum, each, at) => sum + Math.abs(each - (other[at] ?? 0)), 0);
}

function lightest(hex: string): number {
  return Math.max(...channelsOf(hex));
}

function channelsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
