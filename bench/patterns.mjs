// How well patterns are found: node bench/patterns.mjs [FILE.jsonl]. In, lines of { query, pattern, words }, by default those of ../shared;
// out, the share whose right pattern is first, or among the first three, with every miss. A pattern is right if one of the words begins a
// word of its id, title, tags or description. Exits with 1 below the bar. Needs a build.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPatterns, patternIndex, patterns } from '@linework/patterns';

const BAR = 0.95;
const root = fileURLToPath(new URL('..', import.meta.url));
const file = process.argv[2] ?? join(root, '../shared/bench/patterns-queries.jsonl');
if (!existsSync(file)) {
  process.stderr.write(`${file} does not exist.\n`);
  process.exit(2);
}
const queries = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line));

/** Splits at word starts; `-`, `/` and spaces are the same. */
function spaced(text) {
  return ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
}

function isRight({ id, title, tags, description }, words) {
  const texts = [id, title, description, ...tags].map(spaced);
  return words.some((word) => texts.some((text) => text.includes(spaced(word).trimEnd())));
}

const places = queries.map(({ query, words }) => {
  const hits = findPatterns(patternIndex(), query).slice(0, 3);
  const place = hits.findIndex(({ pattern }) => isRight(pattern, words));
  if (place !== 0)
    console.log(
      `${place < 0 ? 'missed' : `place ${place + 1}`}: ${query} -> ${hits.map((each) => each.pattern.id).join(', ')}`,
    );
  return place;
});
const first = places.filter((place) => place === 0).length;
const three = places.filter((place) => place >= 0).length;
console.log(`${patterns.length} patterns, ${queries.length} queries: first ${first}, among the first three ${three}`);
process.exit(three / queries.length < BAR ? 1 : 0);
