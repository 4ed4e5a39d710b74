// Statements of other languages without meaning in our diagrams: styling, clicks, layout settings. In, further
// statements of a kind; out, a habit that suggests what to write and removes the line or its block.

import { removal, report } from '../../syntax/habits/answer.js';
import type { Habit, HabitLine, RepairedLine } from '../../syntax/habits/habit-line.js';
import { lookAhead } from '../../syntax/habits/look-ahead.js';
import type { ShapeOfKind } from '../../syntax/statement.js';
import { toneOfColour } from '../../syntax/tone-of-colour.js';
import { aNode, layoutAdvice, nodeWord, rankAdvice, remarkAdvice } from './advice.js';

export interface WithoutCounterpart {
  readonly pattern: RegExp;
  readonly advice: string | ((shape: ShapeOfKind) => string);
  /** Removing it loses nothing that a reader would miss. */
  readonly idle: boolean;
}

const TONE = (shape: ShapeOfKind): string =>
  `Set the colour of ${aNode(shape)} by meaning on its own line: ${nodeWord(shape)} a "A" tone=red`;
const LINE =
  'Write what an edge carries, or its outcome, on its line: a -> b : "reads" role=data, a -> b : "fails" tone=red';
const LOOK = (shape: ShapeOfKind): string =>
  shape.types === undefined
    ? 'Remove this line. All pictures share one style; tone= varies it.'
    : 'Remove this line. All pictures share one style; type= and tone= vary it.';

const STATEMENTS: readonly WithoutCounterpart[] = [
  { pattern: /^classDef\s/, advice: TONE, idle: false },
  { pattern: /^(?:class|cssClass)\s+"?[\w-]+(?:\s*,\s*[\w-]+)*"?\s+:*[\w-]+;?$/, advice: TONE, idle: false },
  { pattern: /^style\s+[\w,-]+\s+[\w-]+:/, advice: TONE, idle: false },
  { pattern: /^linkStyle\s/, advice: LINE, idle: true },
  {
    pattern: /^(?:click|link|links|callback|properties|details)\s+[\w-]+[\s:]/,
    advice: 'Put the address on the line that declares it: link="https://example.com/"',
    idle: false,
  },
  {
    pattern:
      /^(?:skinparam|!theme|!include\w*|!define|!definelong|!pragma|!procedure|!endprocedure|!function|!endfunction|!if|!ifdef|!ifndef|!else|!endif|!global|!import|!log|sprite|scale|hide|show|remove|restore|allow_?mixing|newpage|page|rotate|set)\b/i,
    advice: LOOK,
    idle: true,
  },
  { pattern: /^(?:node|edge|graph)\s*\[/, advice: LOOK, idle: true },
  { pattern: /^\*?\*?\.?style\b[.\w-]*\s*:/, advice: TONE, idle: false },
  { pattern: /^[\w.-]+\.style\.[\w.-]+\s*:/, advice: TONE, idle: false },
  {
    pattern: /^[\w.-]+\.(?:shape|class|icon|near|tooltip|link|label)\s*:/,
    advice: (shape) => {
      const word = nodeWord(shape);
      return `Write it on the line of the ${word}: ${word} db database "Orders" icon=lx:database link="https://example.com/"`;
    },
    idle: false,
  },
  {
    pattern: /^\(.{1,80}(?:->|--|<-).{1,80}\)\[\d+\]/,
    advice: 'Write it on the line of the edge: a --> b : "label" role=data',
    idle: false,
  },
  {
    pattern:
      /^(?:shape|near|width|height|class|classes|vars|icon|tooltip|grid-[a-z]+|constraint|font-[\w-]+|layers|scenarios|steps)\s*:/,
    advice: (shape) => {
      const word = nodeWord(shape);
      const either = shape.frame === undefined ? word : `${word} or ${shape.frame}`;
      return `Write it on the line of the ${either}: ${word} db database "Orders" tone=blue`;
    },
    idle: false,
  },
  {
    pattern: /^\{?\s*rank\s*=/,
    advice: rankAdvice,
    idle: false,
  },
  {
    pattern:
      /^(?:splines|nodesep|ranksep|fontname|fontsize|fontcolor|bgcolor|compound|concentrate|overlap|labelloc|labeljust|pad|margin|size|ratio|ordering|style|color|fillcolor|pencolor|penwidth|newrank|outputorder|dpi|rank|center|nojustify)\s*=[^=>]/,
    advice: layoutAdvice,
    idle: true,
  },
  {
    pattern: /^autonumber\s+(?:off|stop|resume)\b/i,
    advice: 'Write step=off on each message without a number: a -> b : "x" step=off',
    idle: false,
  },
  { pattern: /^(?:header|footer|legend)\b/i, advice: remarkAdvice, idle: false },
];

/** `more`: statements without a counterpart in this kind, in addition to those without one in any kind. */
export function withoutCounterpart(more: readonly WithoutCounterpart[]): Habit {
  const statements = [...STATEMENTS, ...more];
  return (line, text) => {
    const statement = statements.find((each) => each.pattern.test(text));
    return statement && takenAway(line, text, statement);
  };
}

function takenAway(line: HabitLine, text: string, { advice, idle }: WithoutCounterpart): RepairedLine {
  const head = /^[^\s:({=[]+/.exec(text)?.[0] ?? text.slice(0, 20);
  const last = endOf(line, text, head);
  const span = last ? { start: line.span.start, end: last.span.end } : line.span;
  const ownAdvice = adviceFor(text) ?? (typeof advice === 'string' ? advice : advice(line.shape));
  const actual = head.length > 30 ? `${head.slice(0, 27)}...` : head;
  return {
    diagnostic: report('E117', span, { found: actual, advice: ownAdvice }, removal(line.source, span, idle)),
    statements: [],
    declares: [],
    ...(last ? { lastLine: last.index } : {}),
  };
}

/** Names the node and the option if the line contains both. */
function adviceFor(text: string): string | undefined {
  const filled = /^style\s+([\w,-]{1,80})\s+(?:.*[,;\s])?(?:fill|background|color):\s*([^,;]{1,30})/.exec(text);
  const tone = filled?.[2] === undefined ? undefined : toneOfColour(filled[2]);
  if (filled?.[1] !== undefined && tone !== undefined) return `Add to the line of ${filled[1]}: tone=${tone}`;
  const stroke = /^linkStyle\s[^:]{1,200}?\bstroke:\s*([^,;]{1,30})/.exec(text)?.[1];
  const lineTone = stroke === undefined ? undefined : toneOfColour(stroke);
  if (lineTone !== undefined && lineTone !== 'neutral') return `Add to the line of the edge: tone=${lineTone}`;
  const classed = /^class\s+"?([\w,-]{1,80})"?\s/.exec(text)?.[1];
  if (classed !== undefined) return `Add a tone to the line of ${classed}, such as tone=red`;
  const clicked = /^(?:click|links?)\s+([\w-]{1,80})[\s:]\s*[^@"]{0,80}?(?:@\s*|")(https:[^"\s]{1,300})/.exec(text);
  if (clicked?.[1] !== undefined) return `Add to the line of ${clicked[1]}: link="${clicked[2] ?? ''}"`;
  return undefined;
}

/** The end of a statement over several lines. */
function endOf(line: HabitLine, text: string, head: string): ReturnType<typeof lookAhead> {
  if (/^(?:header|footer|legend)$/i.test(head) && text === head) {
    const end = new RegExp(`^end ?${head}$`, 'i');
    return lookAhead(line, (each) => end.test(each));
  }
  if (text.endsWith('[')) return lookAhead(line, (each) => /^\];?$/.test(each));
  if (!text.endsWith('{')) return undefined;
  let depth = 1;
  return lookAhead(line, (each) => {
    for (const c of each) depth += c === '{' ? 1 : c === '}' ? -1 : 0;
    return depth <= 0;
  });
}
