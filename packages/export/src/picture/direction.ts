// The order in which a line of mixed writing directions is drawn. In: a line. Out: its runs from left to right. The
// Unicode Bidirectional Algorithm (UAX 9) without explicit embeddings, whose characters are dropped first, and without
// paired brackets; the direction of the line is that of its first strong character.

export interface DirectedRun {
  /** In reading order. */
  readonly text: string;
  readonly rightToLeft: boolean;
}

type BidiClass = 'L' | 'R' | 'AL' | 'EN' | 'ES' | 'ET' | 'AN' | 'CS' | 'NSM' | 'WS' | 'ON';

/** Any character of a block with right-to-left letters. Text without such a character is drawn in reading order. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ARABIC = /[\u0600-\u07bf\u0860-\u08ff\ufb50-\ufdff\ufe70-\ufefc\u{1ec70}-\u{1efff}]/u;
const LETTER = /[\p{L}\p{Nl}\p{Mc}]/u;
const NONSPACING = /[\p{Mn}\p{Me}]/u;
const ARABIC_NUMBER = /[\u0600-\u0605\u0660-\u0669\u066b\u066c\u06dd]/u;
const EUROPEAN_NUMBER = /[0-9\u06f0-\u06f9\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]/u;

function classOf(character: string): BidiClass {
  if (EUROPEAN_NUMBER.test(character)) return 'EN';
  if (ARABIC_NUMBER.test(character)) return 'AN';
  if (NONSPACING.test(character)) return 'NSM';
  if (RIGHT_TO_LEFT.test(character)) return ARABIC.test(character) ? 'AL' : 'R';
  if (LETTER.test(character)) return 'L';
  if (/[+\-\u2212]/u.test(character)) return 'ES';
  if (/[#$%°‰\p{Sc}]/u.test(character)) return 'ET';
  if (/[,./:\u00a0\u060c]/u.test(character)) return 'CS';
  return /\s/u.test(character) ? 'WS' : 'ON';
}

/** Rules W1 to W7. */
function resolveWeak(classes: BidiClass[], base: 'L' | 'R'): void {
  let strong: BidiClass = base;
  let previous: BidiClass = base;
  for (let i = 0; i < classes.length; i++) {
    let own = classes[i] ?? 'ON';
    if (own === 'NSM') own = previous;
    if (own === 'EN' && strong === 'AL') own = 'AN';
    if (own === 'L' || own === 'R' || own === 'AL') strong = own;
    classes[i] = own;
    previous = own;
  }
  for (let i = 0; i < classes.length; i++) {
    const [before, own, after] = [classes[i - 1], classes[i], classes[i + 1]];
    if ((own === 'ES' || own === 'CS') && before === 'EN' && after === 'EN') classes[i] = 'EN';
    if (own === 'CS' && before === 'AN' && after === 'AN') classes[i] = 'AN';
    if (own === 'AL') classes[i] = 'R';
  }
  for (let i = 0; i < classes.length; i++) {
    if (classes[i] !== 'ET') continue;
    let end = i;
    while (classes[end] === 'ET') end++;
    const number = classes[i - 1] === 'EN' || classes[end] === 'EN';
    for (; i < end; i++) classes[i] = number ? 'EN' : 'ON';
  }
  strong = base;
  for (let i = 0; i < classes.length; i++) {
    const own = classes[i];
    if (own === 'L' || own === 'R') strong = own;
    else if (own === 'EN' && strong === 'L') classes[i] = 'L';
    else if (own === 'ES' || own === 'CS') classes[i] = 'ON';
  }
}

/**
 * Rules N1 and N2: neutral characters take the direction of their neighbours where those agree, otherwise the line's.
 */
function resolveNeutral(classes: BidiClass[], base: 'L' | 'R'): void {
  const side = (own: BidiClass | undefined): 'L' | 'R' => (own === undefined ? base : own === 'L' ? 'L' : 'R');
  const neutral = (own: BidiClass | undefined): boolean => own === 'WS' || own === 'ON';
  for (let i = 0; i < classes.length; i++) {
    if (!neutral(classes[i])) continue;
    let end = i;
    while (neutral(classes[end])) end++;
    const before = side(classes[i - 1]);
    const resolved = before === side(classes[end]) ? before : base;
    for (; i < end; i++) classes[i] = resolved;
  }
}

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
};

export function directedRuns(line: string): readonly DirectedRun[] {
  if (!RIGHT_TO_LEFT.test(line)) return line === '' ? [] : [{ text: line, rightToLeft: false }];
  const characters = Array.from(line);
  const classes = characters.map(classOf);
  const first = classes.find((each) => each === 'L' || each === 'R' || each === 'AL');
  const base = first === 'L' ? 'L' : 'R';
  resolveWeak(classes, base);
  resolveNeutral(classes, base);
  const low = base === 'L' ? 0 : 1;
  // Rules I1 and I2.
  const levels = classes.map((own) => (own === 'L' ? (low === 0 ? 0 : 2) : own === 'R' ? 1 : 2));
  const runs: { level: number; text: string }[] = [];
  for (const [i, character] of characters.entries()) {
    const level = levels[i] ?? 0;
    const shown = level % 2 === 1 ? (MIRRORED[character] ?? character) : character;
    const last = runs.at(-1);
    if (last !== undefined && last.level === level) last.text += shown;
    else runs.push({ level, text: shown });
  }
  // Rule L2, over runs instead of characters: a run keeps its reading order and states its direction.
  for (let level = 2; level > 0; level--) {
    for (let i = 0; i < runs.length; i++) {
      let end = i;
      while ((runs[end]?.level ?? -1) >= level) end++;
      if (end === i) continue;
      runs.splice(i, end - i, ...runs.slice(i, end).reverse());
      i = end;
    }
  }
  return runs.map(({ level, text }) => ({ text, rightToLeft: level % 2 === 1 }));
}
