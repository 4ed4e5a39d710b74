// Lines of other languages that style or set up what our items do automatically. In, a line; out, what to write
// instead.
import { removal, report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { quote } from '../../../syntax/quote.js';

const NOISE: readonly {
  readonly pattern: RegExp;
  readonly advice: string;
  /** Removing it loses nothing that a reader would miss. */
  readonly idle: boolean;
}[] = [
  {
    pattern: /^(?:classDef|class|style|cssClass|linkStyle)[ \t]+\S+[ \t]+\S/,
    advice: 'Set the colour by meaning on the item\'s own line: "Label" tone=red',
    idle: false,
  },
  // The look of a class is defined in a style sheet elsewhere.
  {
    pattern: /^:::[ \t]*\S/,
    advice: 'Set the colour by meaning on the item\'s own line: "Label" tone=red',
    idle: true,
  },
  {
    pattern:
      /^(?:skinparam|!theme|!include\w*|!define|!pragma|hide|show|scale|splines|nodesep|ranksep|rankdir|fontname|fontsize|layout|legend|endlegend|<style>|<\/style>)\b/i,
    advice: 'Remove this line. All pictures share one style, and positions follow from the order of the lines.',
    idle: true,
  },
  { pattern: /^-{3,}$/, advice: 'Remove this line. Items have no separators.', idle: true },
  {
    pattern: /^\{?[ \t]*rank[ \t]*=/,
    advice: 'Remove this line. Items are placed in written order.',
    idle: true,
  },
  {
    pattern: /^(?:left|right|top|bottom)[ \t]+side$/i,
    advice: 'Remove this line. Set the side of items with sides= in the header.',
    idle: true,
  },
];

/** An edge between two names in another language: `a -->|x| b`, `"a" -> "b"`. */
const EDGE = /^(\w[\w-]*|"[^"]*")[ \t]*(?:<?[-=.~]{1,3}[>ox]|<?-{2,3})(?:\|[^|]*\|)?[ \t]*(\w[\w-]*|"[^"]*");?$/;

/** The target of an arrow goes below its source; whether it is already written there is not checked. */
export function repairItemEdge(line: HabitLine, text: string): RepairedLine | undefined {
  const [, from, to] = EDGE.exec(text) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const [above, below] = [from, to].map((each) => quote(each.replace(/^"|"$/g, '')));
  const advice = `Indent an item to place it under another. Write, one per line:\n${above}\n  ${below}`;
  return { diagnostic: report('E117', line.span, { found: shortened(text), advice }), statements: [], declares: [] };
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 27)}...` : text;
}

export function repairNoise(line: HabitLine, text: string): RepairedLine | undefined {
  const noise = NOISE.find(({ pattern }) => pattern.test(text));
  if (!noise) return undefined;
  const word = /^\W*[\w<>/!-]+/.exec(text)?.[0] ?? text.slice(0, 20);
  return {
    diagnostic: report(
      'E117',
      line.span,
      { found: word, advice: noise.advice },
      removal(line.source, line.span, noise.idle),
    ),
    statements: [],
    declares: [],
  };
}
