// The content of a source, by statement: in, its structure; out, for every statement its name and the words of its fields.

import { lineOf, nameOf } from '../edit/find.js';
import { type Slot, slotsOf } from '../edit/slots.js';
import type { Block, Placed, Structure } from '../edit/structure.js';
import type { Touches } from '../grammar/table.js';

export interface Told {
  readonly placed: Placed;
  /** The keyword; `edge`, `item`, and `column`, `value` or `member` in a block of lines. */
  readonly sort: string;
  /** What declares an id, or `table.column`. */
  readonly id: string | undefined;
  /** The first text of a line without an id, else its first words. */
  readonly key: string;
  readonly line: string;
  /** By name, as written except for white space. */
  readonly fields: ReadonlyMap<string, string>;
  /** What a change of a field affects, if not the meaning. */
  readonly touches: ReadonlyMap<string, Touches>;
  readonly parent: Told | undefined;
  /** Which of its parent's blocks. */
  readonly branch: number;
}

export function toldBy(structure: Structure): readonly Told[] {
  const out: Told[] = [];
  const walk = ({ statements }: Block, parent: Told | undefined, branch: number): void => {
    for (const placed of statements) {
      const item = toldOf(structure, placed, parent, branch);
      out.push(item);
      for (const [index, block] of placed.inside.entries()) walk(block, item, index);
    }
  };
  walk(structure.root, undefined, 0);
  return out;
}

function toldOf(structure: Structure, placed: Placed, parent: Told | undefined, branch: number): Told {
  const { source, grammar } = structure;
  const { entry, block } = placed;
  const owner = block.owner?.entry;
  const spec = owner?.shape === 'declaration' ? owner.spec.block : undefined;
  const slots = entry ? slotsOf(source, grammar, entry, spec) : [];
  const fields = new Map<string, string>();
  for (const { name, span, names } of slots)
    if (span && !names && !fields.has(name)) fields.set(name, spaced(source.text.slice(span.start, span.end)));
  const line = lineOf(structure, placed);
  const id = idOf(placed);
  if (entry?.shape === 'edge') {
    fields.set('from', entry.from);
    fields.set('to', entry.to);
  }
  if (slots.length === 0) fields.set('line', spaced(line));
  for (const [index, { branch }] of placed.inside.entries()) {
    const words = branch && branchWords(source.text.slice(branch.span.start, branch.span.end));
    if (words) fields.set(placed.inside.length > 2 ? `${branch.word} ${index}` : branch.word, words);
  }
  const texts = [fields.get('label'), fields.get('text'), fields.get('texts'), ...fields.values()];
  return {
    placed,
    sort: sortOf(placed),
    id,
    key: texts.find((each) => each !== undefined) ?? line,
    line,
    fields,
    touches: touchesOf(slots),
    parent,
    branch,
  };
}

/** What a change of each written field affects, if not the meaning. */
export function touchesOf(slots: readonly Slot[]): ReadonlyMap<string, Touches> {
  return new Map(slots.flatMap(({ name, span, touches }) => (span && touches ? [[name, touches] as const] : [])));
}

/** Its label and options: `} else "x" tone=red {`. */
function branchWords(line: string): string {
  return spaced(line.replace(/^}\s*\w+\s*/, '').replace(/\s*\{$/, ''));
}

function sortOf({ entry, statement }: Placed): string {
  if (entry?.shape === 'declaration' || entry?.shape === 'row') return entry.spec.keyword;
  return entry?.shape ?? statement.shape;
}

function idOf({ entry, block }: Placed): string | undefined {
  if (entry?.shape === 'declaration') return entry.id?.text;
  if (entry?.shape === 'row') {
    const cell = entry.spec.cells.find((each) => each.declares);
    const token = cell && entry.cells.get(cell.name)?.[0];
    return token?.type === 'word' ? token.text : undefined;
  }
  const name = nameOf(entry);
  const owner = block.owner?.entry;
  const table = owner?.shape === 'declaration' ? owner.id?.text : undefined;
  return name === undefined || table === undefined ? undefined : `${table}.${name}`;
}

function spaced(text: string): string {
  return text.replace(/^: /, '').replace(/\s+/g, ' ');
}
