// Lines of other languages that style or set up what our items say by themselves. In, a line; out, what to write instead.
import { removal, report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { quote } from '../../../syntax/quote.js';

const NOISE: readonly {
  readonly pattern: RegExp;
  readonly advice: string;
  /** Nothing that a reader would miss goes with it. */
  readonly idle: boolean;
}[] = [
  {
    pattern: /^(?:classDef|class|style|cssClass|linkStyle)[ \t]+\S+[ \t]+\S/,
    advice: 'Colour an item by meaning, on its own line: "Label" tone=red',
    idle: false,
  },
  // What a class looks like stands in a style sheet elsewhere.
  { pattern: /^:::[ \t]*\S/, advice: 'Colour an item by meaning, on its own line: "Label" tone=red', idle: true },
  {
    pattern:
      /^(?:skinparam|!theme|!include\w*|!define|!pragma|hide|show|scale|splines|nodesep|ranksep|rankdir|fontname|fontsize|layout|legend|endlegend|<style>|<\/style>)\b/i,
    advice: 'Remove this line: a picture has one look, and places follow from the order of the lines.',
    idle: true,
  },
  { pattern: /^-{3,}$/, advice: 'Remove this line: nothing parts items but their order.', idle: true },
  {
    pattern: /^\{?[ \t]*rank[ \t]*=/,
    advice: 'Remove this line: items stand in the order in which they are written.',
    idle: true,
  },
  {
    pattern: /^(?:left|right|top|bottom)[ \t]+side$/i,
    advice: 'Remove this line: sides= in the header says where items stand.',
    idle: true,
  },
];

/** An edge between two names that is none of ours: `a -->|x| b`, `"a" -> "b"`. */
const EDGE = /^(\w[\w-]*|"[^"]*")[ \t]*(?:<?[-=.~]{1,3}[>ox]|<?-{2,3})(?:\|[^|]*\|)?[ \t]*(\w[\w-]*|"[^"]*");?$/;

/** What an arrow leads to stands under what it comes from; where that is written already is not told. */
export function repairItemEdge(line: HabitLine, text: string): RepairedLine | undefined {
  const [, from, to] = EDGE.exec(text) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const [above, below] = [from, to].map((each) => quote(each.replace(/^"|"$/g, '')));
  const advice = `An item stands under another by its indentation. Write, a line each:\n${above}\n  ${below}`;
  return { diagnostic: report('E117', line.span, { found: shortened(text), advice }), statements: [], declares: [] };
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 27)}...` : text;
}

export function repairNoise(line: HabitLine, text: string): RepairedLine | undefined {
  const found = NOISE.find(({ pattern }) => pattern.test(text));
  if (!found) return undefined;
  const word = /^\W*[\w<>/!-]+/.exec(text)?.[0] ?? text.slice(0, 20);
  return {
    diagnostic: report(
      'E117',
      line.span,
      { found: word, advice: found.advice },
      removal(line.source, line.span, found.idle),
    ),
    statements: [],
    declares: [],
  };
}
