// add: a statement, by its fields or as a line.
import type { BlockSpec } from '../../grammar/table.js';
import { nearest } from '../../text/similar.js';
import { type EditFault, fault, isFault } from '../fault.js';
import { findBlock, shown } from '../find.js';
import { newWords } from '../line-words.js';
import type { EditOperation, Fields, Place } from '../operation.js';
import { insertion, type Sort, type Spot, spotOf } from '../place.js';
import { declarationSlots, itemSlots, lineSlots, rowSlots } from '../slots.js';
import type { Structure } from '../structure.js';
import type { Done } from './done.js';

export function add(structure: Structure, operation: Extract<EditOperation, { op: 'add' }>): Done | EditFault {
  if ('line' in operation) return addLines(structure, operation.line, operation);
  const { statement, fields } = operation;
  const sort = sortOf(structure, statement, operation);
  if (isFault(sort)) return sort;
  const spot = spotOf(structure, operation, sort, structure.root);
  if (isFault(spot)) return spot;
  const words = wordsOf(structure, sort, spot, fields);
  if (isFault(words)) return words;
  return { edits: insertion(structure, spot, words), said: `Added ${words[0]}.` };
}

/** The lines of a new statement, without indentation; if it needs a block, the block is empty. */
export function wordsOf(structure: Structure, sort: Sort, spot: Spot, fields: Fields): readonly string[] | EditFault {
  const { grammar } = structure;
  const { keyword } = sort;
  const spec = grammar.statements.find((each) => each.keyword === keyword);
  const slots = spec
    ? spec.shape === 'declaration'
      ? declarationSlots(spec)
      : rowSlots(spec)
    : sort.shape === 'item' && grammar.items
      ? itemSlots(grammar.items)
      : lineSlots(blockSpecOf(spot) ?? NO_LINES);
  const line = newWords(keyword ?? '', slots, fields);
  if (typeof line !== 'string') return line;
  const opens = spec?.shape === 'declaration' && spec.block?.required === true;
  return opens ? [`${line} {`, '}'] : [line];
}

const NO_LINES: BlockSpec = { holds: 'statements', required: false };

function blockSpecOf({ block }: Spot): BlockSpec | undefined {
  const entry = block.owner?.entry;
  return entry?.shape === 'declaration' ? entry.spec.block : undefined;
}

/** The shape of a statement with that keyword; without a keyword, the shape that the block or the kind expects. */
export function sortOf(structure: Structure, keyword: string | undefined, place: Place): Sort | EditFault {
  const { grammar } = structure;
  if (keyword === undefined) {
    if (grammar.items) return { shape: 'item' };
    const block = place.in === undefined ? undefined : findBlock(structure, place.in);
    if (block !== undefined && isFault(block)) return block;
    const keywords = grammar.statements.map((each) => each.keyword);
    const wanted = `Set statement to one of: ${keywords.join(', ')}.`;
    return block === undefined && place.before === undefined && place.after === undefined
      ? fault('statement.unknown', wanted, keywords)
      : { shape: 'line' };
  }
  const spec = grammar.statements.find((each) => each.keyword === keyword);
  if (spec) return { shape: spec.shape, keyword, named: spec.shape === 'declaration' && spec.id === 'required' };
  const keywords = grammar.statements.map((each) => each.keyword);
  const all = keywords.length === 0 ? 'Omit statement.' : `Use one of: ${keywords.join(', ')}.`;
  return fault(
    'statement.unknown',
    `${grammar.kind} has no statement ${shown(keyword)}. ${all}`,
    nearest(keyword, keywords),
  );
}

/** As written by the caller: one statement, with its block if it has one. */
function addLines(structure: Structure, text: string, place: Place): Done | EditFault {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split(/\r\n?|\n/);
  const lead = /^\s*/.exec(lines[0] ?? '')?.[0] ?? '';
  const bare = lines.map((each) => (each.startsWith(lead) ? each.slice(lead.length) : each.trimStart()).trimEnd());
  const [first = ''] = bare;
  if (first === '') return fault('line.form', 'The line is empty.');
  const keyword = /^[a-z0-9-]+/.exec(first)?.[0];
  const spec = structure.grammar.statements.find((each) => each.keyword === keyword);
  const sort: Sort = spec
    ? { shape: spec.shape, keyword, named: spec.shape === 'declaration' && spec.id === 'required' }
    : { shape: structure.grammar.items ? 'item' : 'edge' };
  const spot = spotOf(structure, place, sort, structure.root);
  if (isFault(spot)) return spot;
  return { edits: insertion(structure, spot, bare), said: `Added ${first}.` };
}
