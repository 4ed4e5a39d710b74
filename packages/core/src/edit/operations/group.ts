// group: moves statements of one block into a new block. dissolve: removes a block and keeps its statements.
import type { DeclarationSpec } from '../../grammar/table.js';
import type { TextEdit } from '../../text/edit.js';
import { leadOf } from '../../text/source.js';
import { type EditFault, fault, isFault } from '../fault.js';
import { find, shown } from '../find.js';
import { newWords } from '../line-words.js';
import { type Named, namingLines, withoutLines, withoutMentions } from '../mentions.js';
import type { EditOperation } from '../operation.js';
import { declarationSlots } from '../slots.js';
import { type Placed, type Structure, startOf } from '../structure.js';
import type { Done } from './done.js';
import { linesOf } from './move.js';
import { commentsSaid, stillNamed } from './remove.js';
import { nameOf } from './set.js';

export function group(structure: Structure, operation: Extract<EditOperation, { op: 'group' }>): Done | EditFault {
  const members: Placed[] = [];
  for (const ref of operation.members) {
    const placed = find(structure, ref);
    if (isFault(placed)) return placed;
    if (!members.includes(placed)) members.push(placed);
  }
  const block = members[0]?.block;
  if (!block) return fault('target.unknown', 'List the statements to group.');
  const stranger = members.find((each) => each.block !== block);
  if (stranger) return fault('place.wrong', `${nameOf(structure, stranger)} is in another block. Move it first.`);
  const spec = frameOf(structure, operation.statement);
  if (isFault(spec)) return spec;
  const line = newWords(spec.keyword, declarationSlots(spec), operation.fields ?? {});
  if (typeof line !== 'string') return line;
  members.sort((a, b) => a.first - b.first);
  const { source, lineEnd } = structure;
  const [first] = members;
  const at = startOf(source, first?.first ?? 1);
  const step = block.indent.includes('\t') ? '\t' : '  ';
  const lines = [
    `${line} {`,
    ...members.flatMap((each) => linesOf(structure, each).map((text) => (text === '' ? '' : step + text))),
    '}',
  ].map((text) => (text === '' ? '' : block.indent + text));
  const isLast = members.length === 1 && (first?.last ?? 0) + 1 > source.lineStarts.length;
  return {
    edits: [
      { span: { start: at, end: at }, text: `${lines.join(lineEnd)}${isLast ? '' : lineEnd}` },
      ...members.map((each) => goneLines(structure, each)),
    ],
    said: `Moved ${members.map((each) => nameOf(structure, each)).join(', ')} into ${line}.`,
  };
}

/** From the start of its first line, so that replacement text can precede it. */
function goneLines({ source }: Structure, { first, last }: Placed): TextEdit {
  return { span: { start: startOf(source, first), end: startOf(source, last + 1) }, text: '' };
}

function frameOf({ grammar }: Structure, keyword: string | undefined): DeclarationSpec | EditFault {
  const frames = grammar.statements.filter(
    (each): each is DeclarationSpec => each.shape === 'declaration' && each.block?.holds === 'statements',
  );
  const wanted = keyword ?? grammar.frame;
  const frame = frames.find((each) => each.keyword === wanted);
  if (frame) return frame;
  const keywords = frames.map((each) => each.keyword);
  if (keywords.length === 0) return fault('statement.unknown', `${grammar.kind} has no statement that holds others.`);
  const say = keyword === undefined ? 'Set statement to one of' : `${shown(keyword)} holds no statements. Use one of`;
  return fault('statement.unknown', `${say}: ${keywords.join(', ')}.`, keywords);
}

export function dissolve(
  structure: Structure,
  { at, cascade = false }: Extract<EditOperation, { op: 'dissolve' }>,
): Done | EditFault {
  const placed = find(structure, at);
  if (isFault(placed)) return placed;
  const [inner, ...branches] = placed.inside;
  const holds = placed.entry?.shape === 'declaration' ? placed.entry.spec.block?.holds : undefined;
  if (!inner || holds !== 'statements') return fault('place.wrong', `${nameOf(structure, placed)} has no block.`);
  if (branches.length > 0)
    return fault('place.wrong', `${nameOf(structure, placed)} has several blocks. First move the statements to keep.`);
  const id = placed.entry?.shape === 'declaration' ? placed.entry.id?.text : undefined;
  const named: readonly Named[] = id === undefined ? [] : [{ id }];
  const isItself = (other: Placed): boolean => other === placed;
  const naming = namingLines(structure, named, isItself);
  if (naming.length > 0 && !cascade) return stillNamed(nameOf(structure, placed), naming);
  const { lines, edits } = withoutMentions(structure, named, isItself);
  const braces = [placed.first, placed.last].map((line) => ({ first: line, last: line }));
  return {
    edits: [
      ...withoutLines(structure, [...braces, ...lines]),
      ...dedented(structure, placed, inner.indent, lines),
      ...edits,
    ],
    said: `Removed ${nameOf(structure, placed)} and kept its statements.${commentsSaid(structure, [...braces, ...lines])}`,
  };
}

/** The lines between the braces, one level further out, except the removed ones. */
function dedented(
  { source }: Structure,
  { first, last, statement }: Placed,
  inner: string,
  gone: readonly Placed[],
): readonly TextEdit[] {
  const outer = leadOf(source, statement.span.start);
  const edits: TextEdit[] = [];
  for (let line = first + 1; line < last; line++) {
    if (gone.some((each) => line >= each.first && line <= each.last)) continue;
    const start = startOf(source, line);
    if (source.text.startsWith(inner, start) && inner.length > outer.length)
      edits.push({ span: { start, end: start + inner.length }, text: outer });
  }
  return edits;
}
