// The scripts that characters are written in. In: characters. Out: Unicode's script names, in a fixed order, and how to
// get a font for them.

const NAMES = [
  ...['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Arabic', 'Hebrew', 'Devanagari', 'Bengali', 'Gurmukhi'],
  ...['Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar'],
  ...['Tibetan', 'Georgian', 'Armenian', 'Ethiopic', 'Mongolian', 'Cherokee', 'Syriac', 'Thaana', 'Nko', 'Tifinagh'],
  ...['Javanese', 'Balinese', 'Canadian_Aboriginal', 'Yi', 'Vai', 'Adlam', 'Runic', 'Gothic', 'Coptic', 'Glagolitic'],
  ...['Latin', 'Greek', 'Cyrillic'],
] as const;

type Property = 'Script' | 'Script_Extensions';
type Test = readonly [name: string, has: RegExp];

const testsOf = (property: Property): readonly Test[] =>
  NAMES.map((name) => [name, new RegExp(`\\p{${property}=${name}}`, 'u')]);
const OWN: readonly Test[] = testsOf('Script');
/** Signs that several scripts share, such as 。and ー. */
const SHARED: readonly Test[] = testsOf('Script_Extensions');
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u;

const PACKAGES = {
  sc: '@expo-google-fonts/noto-sans-sc',
  tc: '@expo-google-fonts/noto-sans-tc',
  jp: '@expo-google-fonts/noto-sans-jp',
  kr: '@expo-google-fonts/noto-sans-kr',
} as const;

/** `Han`, `Thai`, `emoji`; `symbols` for characters of no script listed here. */
export function scriptsOf(characters: readonly string[]): readonly string[] {
  const certain = new Set<string>();
  const shared: string[] = [];
  for (const each of characters) {
    const name = EMOJI.test(each) ? 'emoji' : OWN.find(([, has]) => has.test(each))?.[0];
    if (name === undefined) shared.push(each);
    else certain.add(name);
  }
  for (const each of shared) {
    const scripts = SHARED.filter(([, has]) => has.test(each));
    if (!scripts.some(([name]) => certain.has(name))) certain.add(scripts[0]?.[0] ?? 'symbols');
  }
  return [...NAMES, 'emoji', 'symbols'].filter((each) => certain.has(each)).map((each) => each.replace('_', ' '));
}

/** Font packages for Chinese, Japanese and Korean, starting with the likeliest language of the scripts. */
export function fontPackagesFor(scripts: readonly string[]): readonly string[] {
  const { sc, tc, jp, kr } = PACKAGES;
  if (scripts.includes('Hiragana') || scripts.includes('Katakana')) return [jp, sc, tc, kr];
  if (scripts.includes('Hangul')) return [kr, sc, tc, jp];
  return [sc, tc, jp, kr];
}

const IN_PACKAGES: Readonly<Record<string, string>> = {
  Han: PACKAGES.sc,
  Bopomofo: PACKAGES.tc,
  Hiragana: PACKAGES.jp,
  Katakana: PACKAGES.jp,
  Hangul: PACKAGES.kr,
};

/** How to get characters of these scripts drawn. */
export function fontAdvice(scripts: readonly string[]): string {
  const wanted = new Set(scripts.flatMap((each) => IN_PACKAGES[each] ?? []));
  // The Japanese and Korean fonts include the Chinese characters of their languages.
  if (wanted.size > 1) wanted.delete(PACKAGES.sc);
  const [packaged, others] = [true, false].map((is) => scripts.filter((each) => each in IN_PACKAGES === is));
  return [
    ...(others?.length
      ? [`Install a font with ${listed(others)} on this machine, such as ${listed(others.map(fontFor))}.`]
      : []),
    ...(packaged?.length ? [`To draw ${listed(packaged)}, run: npm install ${[...wanted].join(' ')}`] : []),
  ].join(' ');
}

function listed(words: readonly string[]): string {
  const [last = '', ...rest] = words.toReversed();
  return rest.length === 0 ? last : `${rest.toReversed().join(', ')} and ${last}`;
}

function fontFor(script: string): string {
  if (script === 'emoji') return 'Noto Emoji';
  return script === 'symbols' ? 'Noto Sans Symbols 2' : `Noto Sans ${script}`;
}
