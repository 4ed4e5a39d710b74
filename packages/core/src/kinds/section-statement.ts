// The statement that groups lines under one title, shared by kinds: in, its meaning there; out, a row of a table.
import { ITEM_OPTIONS } from '../grammar/shared.js';
import type { DeclarationSpec } from '../grammar/table.js';

type Words = Pick<DeclarationSpec, 'label' | 'meaning' | 'example' | 'foreign'>;

/** The example has a line inside it. */
export function sectionStatement(words: Words): DeclarationSpec {
  return {
    shape: 'declaration',
    keyword: 'section',
    most: { count: 300, what: 'sections' },
    within: ['diagram'],
    id: 'none',
    block: { holds: 'statements', required: true },
    flags: [],
    options: ITEM_OPTIONS,
    ...words,
  };
}
