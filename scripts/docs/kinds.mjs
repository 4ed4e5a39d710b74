// The sentence of README.md that names every kind: in, the page; out, the page with the kinds that the language has.
import { KIND_NAMES } from '@linework/core';

const PLACE = /(<!-- kinds: [^>]*-->\n)[\s\S]*?(<!-- \/kinds -->)/;
/** Characters of a line. */
const LONGEST = 140;

export function withKinds(page, names = KIND_NAMES) {
  if (!PLACE.test(page)) throw new Error('README.md has no markers for its kinds.');
  const listed = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const lines = [''];
  for (const word of `Linework draws ${names.length} kinds of diagram: ${listed}.`.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trimStart();
    if (line.length > LONGEST) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return page.replace(PLACE, (_whole, before, after) => `${before}${lines.join('\n')}\n${after}`);
}
