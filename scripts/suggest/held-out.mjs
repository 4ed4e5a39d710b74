// The labelled requests, and which of them nothing is learned from. In: `testing/requests.tsv` in the folder of each kind (other kinds that
// would do, language, request; an empty line between the sets). Out: `{ kind, also, language, text, held }` of each line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KIND_NAMES } from '@linework/core';
import { root } from '../fresh.mjs';

const KINDS = join(root, 'packages/core/src/kinds');
const sets = KIND_NAMES.map((kind) =>
  readFileSync(join(KINDS, kind, 'testing/requests.tsv'), 'utf8')
    .trimEnd()
    .split('\n\n')
    .map((lines) => ({ kind, lines: lines.split('\n') })),
);

/** Set by set, the kinds in the language's order: what is learned depends on it. */
export const requests = [...Array(Math.max(...sets.map(({ length }) => length))).keys()]
  .flatMap((set) => sets.flatMap((own) => own[set] ?? []))
  .flatMap(({ kind, lines }) =>
    lines.map((line) => {
      const [also, language, text] = line.split('\t');
      return { kind, also: also === '' ? [] : also.split(' '), language, text, held: hashOf(text) % 3 === 0 };
    }),
  );

function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 13)) >>> 0;
}
