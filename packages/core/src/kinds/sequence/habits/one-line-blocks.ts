// A block on one line: `opt "x" { a -> b; b -> a }`. From a line to the block, one statement per line.
import { answered, report, shown } from '../../../syntax/habits/answer.js';
import { readBracket } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { cutPieces, rewritePieces } from '../../habits/pieces.js';
import { firstWord } from './block-ends.js';
import { blockOf } from './block-words.js';
import { labelled } from './foreign-blocks.js';

export function repairOneLineBlock(line: HabitLine, text: string): RepairedLine | undefined {
  const open = text.indexOf('{');
  const inside = open < 0 ? undefined : readBracket(text, open);
  const word = firstWord(text);
  const block = word === undefined ? undefined : blockOf(word, line.shape);
  if (!block || word === undefined || inside?.end !== text.length) return undefined;
  const head = [block.keyword, labelled(text.slice(word.length, open).trim()), '{'].filter((each) => each !== '');
  const pieces = inside.value.trim() === '' ? [] : cutPieces(inside.value, line.shape);
  const rewritten =
    pieces.length === 0 ? { statements: [], declares: [], safe: true } : rewritePieces(line, pieces, line.known);
  // Its declarations would be inside the block.
  if (!rewritten || rewritten.declares.length > 0) return undefined;
  const statements = [head.join(' '), ...rewritten.statements, '}'];
  return answered(line, { statements, safe: rewritten.safe }, (span, fix) =>
    report('E116', span, { found: '{ … }', instead: shown(statements) }, fix),
  );
}
