// Blocks around messages as other languages write them: `loop every minute … end`, `critical x`, `break x`, and frames that
// have no counterpart (`box`). From a line to the line that opens the block here, or to nothing in its place.

import { answered, removal, report } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lexLine } from '../../../syntax/lex.js';
import { quote } from '../../../syntax/quote.js';
import { toneOfColour } from '../../../syntax/tone-of-colour.js';
import { firstWord } from './block-ends.js';
import { blockOf, TIMED_FRAMES } from './block-words.js';

export function repairWordedBlock(line: HabitLine, text: string): RepairedLine | undefined {
  const { shape } = line;
  const word = firstWord(text);
  if (word === undefined) return undefined;
  const braced = text.endsWith('{');
  const rest = text
    .slice(word.length, braced ? -1 : undefined)
    .replace(/;$/, '')
    .trim();
  if (word === 'box') return withoutFrame(line, rest);
  const block = blockOf(word, shape);
  if (block ? block.keyword === text.slice(0, word.length) && braced : !TIMED_FRAMES.has(word)) return undefined;
  if (!braced && line.ended === undefined) return undefined;
  // A frame with only a title is nearest to a block that says when its messages are sent.
  const keyword =
    block?.keyword ?? shape.blocks.find((each) => each.branch === undefined && each.keyword === 'opt')?.keyword;
  if (keyword === undefined) return undefined;
  const { tone, title } = keyword === 'group' ? colourAhead(rest, word) : { tone: '', title: rest };
  const statement = [keyword, labelled(title), tone, '{'].filter((each) => each !== '').join(' ');
  const actual = text.length > 30 ? `${text.slice(0, 27)}...` : text;
  return answered(line, { statements: [statement], safe: block !== undefined }, (span, fix) =>
    report('E116', span, { found: actual, instead: statement }, fix),
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

/** `rect rgb(0, 255, 0)` and PlantUML's `group #LightBlue Title`: the nearest tone, and what follows the colour. */
function colourAhead(rest: string, word: string): { readonly tone: string; readonly title: string } {
  const colour = /^(?:rgba?\([^()]{0,60}\)|#\w{1,40}|[A-Za-z]{1,40}(?!\S))/.exec(rest)?.[0];
  const isTitle = colour === undefined || (word !== 'rect' && /^(?!rgba?\()[A-Za-z]/.test(colour));
  const tone = isTitle ? undefined : (toneOfColour(colour) ?? toneOfColour(colour.slice(1)));
  if (colour === undefined || tone === undefined) return { tone: '', title: rest };
  return { tone: tone === 'neutral' ? '' : `tone=${tone}`, title: rest.slice(colour.length).trim() };
}

/** Colours that Mermaid writes in front of the title of a box. */
const COLOUR = /^(?:#\w+|rgba?\([^()]*\)|transparent|[a-z]+|[A-Z][a-z]+(?=[ \t]+\S)|[A-Z][a-z]+$)/;

function withoutFrame(line: HabitLine, rest: string): RepairedLine | undefined {
  const title = rest.replace(COLOUR, '').trim();
  const advice = 'Remove this line and the one that ends it: actors are side by side, without a frame around them.';
  const safe = title === '' && line.ended !== undefined;
  return {
    diagnostic: report('E117', line.span, { found: 'box', advice }, removal(line.source, line.span, safe)),
    statements: [],
    declares: [],
    ...(line.ended === undefined ? {} : { dropped: { line: line.ended, safe } }),
  };
}
