// The words of a diagram and of a search as PostgreSQL keeps and compares them: in, an owner and texts; out, a tsvector or a tsquery, written out.
// Every lexeme begins with the owner: an index of lexemes then keeps the words of one owner together, and a search reads no others.
import { createHash } from 'node:crypto';
import type { TenantId } from '@linework/operations';
import { sourceText } from './source-text.js';
import { pairsOf, runsOf, wordsOf } from './words.js';

/** Of one diagram. */
const MOST_WORDS = 2_000;

/** Two owners with one mark cost time, not secrecy: a search also compares the owner. */
function markOf(ownerId: TenantId): string {
  return createHash('sha256').update(ownerId).digest('hex').slice(0, 8);
}

/** Words contain nothing that needs an escape: only letters, marks and digits. */
const quoted = (mark: string, word: string): string => `'${mark}/${word}'`;

export interface Searched {
  readonly title: string;
  readonly folder: string;
  readonly source: string;
}

/** Words of the folder have weight A, the others D, so that a move of a folder replaces only its own. */
export function vectorOf(ownerId: TenantId, { title, folder, source }: Searched): string {
  const mark = markOf(ownerId);
  const words = [...wordsOf(`${title}\n${sourceText(source)}`, MOST_WORDS)].map((each) => `${quoted(mark, each)}:1`);
  return [...words, folderVector(ownerId, folder)].join(' ');
}

export function folderVector(ownerId: TenantId, folder: string): string {
  const mark = markOf(ownerId);
  return [...wordsOf(folder, MOST_WORDS)].map((each) => `${quoted(mark, each)}:2A`).join(' ');
}

/** Every word has to be there, the last at least begun. Undefined for a search without any word. */
export function queryOf(ownerId: TenantId, search: string): string | undefined {
  const mark = markOf(ownerId);
  const runs = [...runsOf(search)];
  const terms = runs.flatMap((run, at) => {
    if (run.is === 'word') return `${quoted(mark, run.word)}${at === runs.length - 1 ? ':*' : ''}`;
    const pairs = pairsOf(run.characters);
    return pairs.length === 0 ? `${quoted(mark, run.characters.join(''))}:*` : pairs.map((each) => quoted(mark, each));
  });
  return terms.length === 0 ? undefined : [...new Set(terms)].join(' & ');
}
