// Names joined by arrows, as `source -> parser -> model`, and drawings made of characters: a flow.
import type { Finder } from '../contract.js';
import { flowDraft } from './steps.js';

const ARROW = /(?:(?<!\s)\s+)?(?:→|⇒|➜|➔|⟶|-{1,2}>|=>)\s*/;
const PLAIN = /^(?:|text|txt|plaintext|plain|none|ascii|diagram-ascii)$/i;
/** A path through menus is not a chain of nodes. */
const MENU = /\b(?:click|select|choose|open|go to|navigate|menu|settings|preferences|tab|button)\b/i;
const LONGEST = 40;
const LONGEST_LINE = 200;
const MOST_LINES = 120;
const LEAST = 4;
const MOST = 12;
const MOST_WORDS = 3;

export const chains: Finder = (block, section) => {
  if (
    block.type === 'fence' &&
    (block.lines.length > MOST_LINES || block.lines.some((line) => line.length > LONGEST_LINE))
  )
    return undefined;
  if (block.type === 'fence')
    return PLAIN.test(block.language) ? (inBoxes(block.lines) ?? inLines(block.lines, section.title)) : undefined;
  if (block.type === 'text' && !MENU.test(block.text)) return inLines(block.text.split(/(?<=[.:;!?]) /), section.title);
  return undefined;
};

function inBoxes(lines: readonly string[]): ReturnType<Finder> {
  const text = lines.join('\n');
  const corners = (text.match(/[┌╔╭]/g) ?? []).length;
  const rules = (text.match(/\+-{3,}\+/g) ?? []).length;
  const boxes = Math.max(corners, Math.floor(rules / 2));
  const heads = lines.filter((line) => /^[\s|]*[vV](?=\s|$)/.test(line)).length;
  const arrows = (text.match(/[▶►▼▲◀◄→←↓↑⟶]|->|<-/g) ?? []).length + heads;
  const down = lines.filter((line) => /[▼↓]/.test(line) && !/\w/.test(line)).length;
  // Where lines meet in a grid, the characters draw a table.
  const grid =
    lines.some((line) => /[┼╬]/.test(line.slice(line.search(/[├╠]|$/)))) || /^\+(?:-+\+){2,}$/m.test(text.trim());
  if ((boxes < 2 || arrows < 1 || grid) && down < 3) return undefined;
  return {
    kind: 'flow',
    reason: 'The code fence draws boxes and arrows with characters.',
    lacks: ['The names of the boxes and how they connect. Read them in the fence.'],
  };
}

function inLines(lines: readonly string[], title: string): ReturnType<Finder> {
  const chain = lines.filter((line) => ARROW.test(line)).map((line) => line.split(ARROW).map(cleaned));
  const [first] = chain.filter((each) => each.length >= LEAST && each.length <= MOST && each.every(isName));
  if (first === undefined || chain.length > 1) return undefined;
  return {
    kind: 'flow',
    reason: `${first.length} names are joined by arrows on one line.`,
    draft: flowDraft(title, first),
  };
}

function cleaned(name: string): string {
  return name
    .replace(/[`*_]/g, '')
    .replace(/^.*: /, '')
    .replace(/(?<![.,;:])[.,;:]+$/, '')
    .trim();
}

function isName(name: string): boolean {
  // Longer texts are the sentence around the chain.
  return (
    name.length <= LONGEST &&
    name.split(' ').length <= MOST_WORDS &&
    /^[\p{L}\d]/u.test(name) &&
    !/[(){}=<>[\]$"']/.test(name)
  );
}
