// Search words: in, a text; out, its words, each reduced to a stem shared by its plural, its -ing and its -ed form.
import { wordsOf } from '@linework/icons/words';

/** Words that do not help to identify a pattern. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be but by can do does dont each every for from get gets has have how i in into is it its like me my need of on one or our per put some ' +
    'so that the their them then there they three this to two up us use using want we what when where which who with without you your ' +
    'architecture diagram design draw example pattern picture setup show template typical'
  ).split(' '),
);

export function stemsOf(text: string): readonly string[] {
  return wordsOf(text)
    .map((word) => word.toLowerCase())
    .filter((word) => !EMPTY.has(word))
    .map(stemOf);
}

/** Deliberately crude: it only has to treat both sides the same way. British and American spellings both become z. */
function stemOf(word: string): string {
  let stem = word.replaceAll('isation', 'ization').replace(/is(e|ed|es|ing)$/, 'iz$1');
  if (stem.length > 4 && stem.endsWith('ies')) return `${stem.slice(0, -3)}i`;
  if (stem.length > 3 && stem.endsWith('s') && !/(ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  for (const end of ['ing', 'ed', 'ly']) {
    if (stem.length > end.length + 3 && stem.endsWith(end)) {
      stem = stem.slice(0, -end.length);
      if (/([^aeiouls])\1$/.test(stem)) stem = stem.slice(0, -1);
      break;
    }
  }
  if (stem.length > 4 && stem.endsWith('e')) stem = stem.slice(0, -1);
  return stem.length > 3 && stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem;
}
