// Blocks around messages as other languages write them: `loop every minute … end`, `critical x`, `break x`, and frames that
// have no counterpart (`rect`, `box`). From a line to the line that opens the block here, or to nothing in its place.

import { answered, removal, report } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lexLine } from '../../../syntax/lex.js';
import { quote } from '../../../syntax/quote.js';
import { blockOf, TIMED_FRAMES } from './timed.js';
import { firstWord } from './worded-ends.js';

export function repairWordedBlock(line: HabitLine, text: string): RepairedLine | undefined {
  const { shape } = line;
  const word = firstWord(text);
  if (word === undefined) return undefined;
  const braced = text.endsWith('{');
  const rest = text
    .slice(word.length, braced ? -1 : undefined)
    .replace(/;$/, '')
    .trim();
  if (word === 'rect' || word === 'box') return withoutFrame(line, word, rest);
  const block = blockOf(word, shape);
  if (block ? block.keyword === text.slice(0, word.length) && braced : !TIMED_FRAMES.has(word)) return undefined;
  if (!braced && line.ended === undefined) return undefined;
  // A frame with only a title is nearest to a block that says when its messages are sent.
  const keyword =
    block?.keyword ?? shape.blocks.find((each) => each.branch === undefined && each.keyword === 'opt')?.keyword;
  if (keyword === undefined) return undefined;
  const statement = [keyword, labelled(rest), '{'].filter((each) => each !== '').join(' ');
  const found = text.length > 30 ? `${text.slice(0, 27)}...` : text;
  return answered(line, { statements: [statement], safe: block !== undefined }, (span, fix) =>
    report('E116', span, { found, instead: statement }, fix),
  );
}

/** The text after the word, as one of our labels; colours are removed. */
export function labelled(rest: string): string {
  const { tokens, unclosed } = lexLine(rest, 0, rest.length);
  const own = tokens[0]?.type === 'string' && tokens.slice(1).every((each) => each.type === 'option');
  if (own && unclosed.length === 0) return rest;
  const label = labelOf(rest.replace(/^(?:#\w+[ \t]*)+/, ''));
  return label === '' ? '' : quote(label);
}

/** Colours that Mermaid writes in front of the title of a box. */
const COLOUR = /^(?:#\w+|rgba?\([^()]*\)|transparent|[a-z]+|[A-Z][a-z]+(?=[ \t]+\S)|[A-Z][a-z]+$)/;

function withoutFrame(line: HabitLine, word: string, rest: string): RepairedLine | undefined {
  const title = word === 'rect' ? '' : rest.replace(COLOUR, '').trim();
  const advice =
    word === 'rect'
      ? 'Remove this line and the one that ends it: tone= on a block colours it.'
      : 'Remove this line and the one that ends it: actors are side by side, without a frame around them.';
  const safe = title === '' && line.ended !== undefined;
  return {
    diagnostic: report('E117', line.span, { found: word, advice }, removal(line.source, line.span, safe)),
    statements: [],
    declares: [],
    ...(line.ended === undefined ? {} : { dropped: { line: line.ended, safe } }),
  };
}
