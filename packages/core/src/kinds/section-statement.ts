// The statement that sets lines under one title, as kinds in parts share it: in, what it means there; out, a row of a table.
import { ITEM_OPTIONS } from '../grammar/shared.js';
import type { DeclarationSpec } from '../grammar/table.js';

type Words = Pick<DeclarationSpec, 'label' | 'meaning' | 'example' | 'foreign'>;

/** The example has a line that stands in it. */
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
