// insert: a new node on an edge. The edge goes to the node, and a similar one without a label continues from there.
import { optionText } from '../../grammar/entry.js';
import { type EditFault, fault, isFault } from '../fault.js';
import { findEdge } from '../find.js';
import type { EditOperation } from '../operation.js';
import { insertion, spotOf } from '../place.js';
import type { Block, Placed, Structure } from '../structure.js';
import { sortOf, wordsOf } from './add.js';
import type { Done } from './done.js';
import { nameOf } from './set.js';

export function insert(structure: Structure, operation: Extract<EditOperation, { op: 'insert' }>): Done | EditFault {
  const edge = findEdge(structure, operation.at);
  if (isFault(edge)) return edge;
  const { id } = operation.fields;
  if (typeof id !== 'string') return fault('field.value', 'Set id in fields for the new node.');
  const { grammar, all } = structure;
  const sort = sortOf(structure, operation.statement ?? grammar.node, operation);
  if (isFault(sort)) return sort;
  const { entry } = edge;
  const ends = [entry.from, entry.to].map((end) => all.find((each) => each.entry === structure.checked.ids.get(end)));
  const spot = spotOf(structure, operation, sort, commonBlock(structure, ends));
  if (isFault(spot)) return spot;
  const words = wordsOf(structure, sort, spot, operation.fields);
  if (isFault(words)) return words;
  const { statement } = entry;
  const carried = statement.options.filter((each) => CARRIED.has(each.name)).map(optionText);
  const onward = [id, entry.arrow, entry.to, ...carried].join(' ');
  const behind = insertion(structure, { behind: edge.last, indent: edge.block.indent, block: edge.block }, [onward]);
  return {
    edits: [{ span: statement.to.span, text: id }, ...insertion(structure, spot, words), ...behind],
    said: `Inserted ${words[0]} on ${nameOf(structure, edge)}.`,
  };
}

/** Options that say what a line is, rather than label it. */
const CARRIED: ReadonlySet<string> = new Set(['role', 'tone', 'value']);

/** The innermost block that contains both. */
function commonBlock({ root }: Structure, ends: readonly (Placed | undefined)[]): Block {
  const chains = ends.flatMap((each) => (each ? [blocksRound(each)] : []));
  const [first = [], second = first] = chains;
  return first.find((each) => second.includes(each)) ?? root;
}

function blocksRound({ block }: Placed): readonly Block[] {
  const out: Block[] = [];
  for (let each: Block | undefined = block; each !== undefined; each = each.owner?.block) out.push(each);
  return out;
}
