// The labelled requests, and which of them nothing is learned from. Out: `{ kind, also, language, text, held }` of each line of requests.tsv.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../fresh.mjs';

export const requests = readFileSync(join(root, 'scripts/suggest/requests.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [kind, also, language, text] = line.split('\t');
    return { kind, also: also === '' ? [] : also.split(' '), language, text, held: hashOf(text) % 3 === 0 };
  });

function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 13)) >>> 0;
}
