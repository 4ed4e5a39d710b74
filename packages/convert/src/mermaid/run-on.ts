// Sentences that continue across a line break: in, the lines of a node's label; out, how many of them form one text. A second
// line is small text only if the first reads as a name; a line broken to fit a box continues the label.

/** Words that a text cannot end with, and few qualifiers start with: articles, prepositions, auxiliaries. English first; German,
 * French, Spanish, Portuguese, Italian. */
const LINKING: ReadonlySet<string> = new Set(
  (
    'a an the to of in on at by for from with into onto via per as than that which if when while is are was were be been has have ' +
    'had can will must should may does do not its their your our ' +
    'der die das den dem des ein eine im am zu zum zur von vom mit für auf aus bei ist sind wird werden wenn ' +
    'le la les un une des du de au aux dans sur pour par avec est sont que qui si el los las del al en con para por como es son ' +
    'os as um uma do da dos das em no na com il lo gli di dal nel per'
  ).split(' '),
);
/** Words that join both sides. */
const JOINING: ReadonlySet<string> = new Set('and or but nor und oder aber et ou mais y o e и или'.split(' '));
/** Verbs that end with a word that is otherwise a preposition. */
const PARTICLES =
  /(?:^| )(?:log|sign|check|opt|plug|turn|add|logs|signs|logged|signed|built|single sign) ?-?(?:in|on)$/i;
const JOINING_SIGNS: ReadonlySet<string> = new Set(['&', '+', '/', '→', '->', '–', '—', '-', '|', '=']);
/** A text with more lines than this is not one sentence. */
const MOST = 4;
/** A name has no more words than this. */
const NAME = 3;

/** How many lines, from the first, form one text; at least one. */
export function sentenceLines(lines: readonly string[]): number {
  const question = questionLines(lines);
  if (question > 1) return question;
  let count = 1;
  while (count < Math.min(lines.length, MOST) && runsOn(lines[count - 1] ?? '', lines[count] ?? '')) count++;
  return count;
}

/** A question ends at its question mark. */
function questionLines(lines: readonly string[]): number {
  const mark = lines.slice(0, MOST).findIndex((line) => /[?？]$/.test(line));
  const isOne = lines.slice(0, mark).every((line) => !/[.!:;)\]]$/.test(line));
  return mark > 0 && isOne && lines.slice(1, mark + 1).every((line) => !isAside(line)) ? mark + 1 : 1;
}

function runsOn(line: string, next: string): boolean {
  if (/[.!?:;]$/.test(line)) return false;
  const words = line.split(' ');
  const first = (next.split(' ', 1)[0] ?? '').replace(/,$/, '');
  if (isUnfinished(line, words)) return true;
  if (isAside(next)) return false;
  if (JOINING.has(first) && next.includes(' ')) return true;
  if (isName(words) || !/^\p{Ll}/u.test(next)) return false;
  if (LINKING.has(first)) return true;
  return words.length >= NAME && [...words, ...next.split(' ')].some((word) => LINKING.has(word));
}

/** Whether something has to follow. */
function isUnfinished(line: string, words: readonly string[]): boolean {
  if (/,$/.test(line) || /\p{L}-$/u.test(line)) return true;
  const last = words.at(-1) ?? '';
  if (words.length === 1 || PARTICLES.test(line)) return false;
  return LINKING.has(last) || JOINING.has(last) || JOINING_SIGNS.has(last);
}

/** Brackets, a list mark or a single address, path or number: texts next to a name that are not part of it. */
function isAside(line: string): boolean {
  return /^([([{<•*#\-–]|\d+[.)])/.test(line) || (!line.includes(' ') && /[/:@=_]/.test(line));
}

/** A few words, of which only the first can be in lower case. */
function isName(words: readonly string[]): boolean {
  return words.length <= NAME && words.slice(1).every((word) => !/^\p{Ll}/u.test(word));
}
