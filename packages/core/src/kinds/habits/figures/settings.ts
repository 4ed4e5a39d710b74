// What charts of other languages set on lines of their own: options of the header in other words, and looks that follow from nothing
// here. In, a line and what its kind knows; out, the header to write, or the line's end.
import { removal, report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { repairHeaderLine } from '../header-lines.js';

/** Patterns of a line and the option that it is; `$1` is what the pattern found. */
export type Settings = readonly (readonly [pattern: RegExp, option: string])[];

export function repairSettings(settings: Settings): (line: HabitLine, text: string) => RepairedLine | undefined {
  return (line, text) => {
    const found = settings.find(([pattern]) => pattern.test(text));
    return found && repairHeaderLine(line, text.replace(found[0], found[1]));
  };
}

const NOISE =
  /^(?:legend|endlegend|grid|gridlines|colou?rs?|palette|theme|config|width|height|size|showlegend|margin|padding|tooltip|hover|animation|scale|radius|startangle|explode|shadow|autopct|background|font\w*|plotcolorpalette|data|series|marks?|encoding|\$schema|options|chart|datasets|type)\b[ \t]*(?:[:=].*|[\w#%.-]*)$|^skinparam\b/i;
const STYLE = /^(?:classDef|class|cssClass|style|linkStyle)[ \t]+\S+[ \t]+\S/;
const TOTAL = /^(?:total|sum)\b[ \t]*[:=]?[ \t]*[\d.,]+[ \t]*%?$/i;

/** What is said of a line, and whether nothing that a reader would miss goes with it. */
const ADVICE: readonly (readonly [pattern: RegExp, advice: string, idle: boolean])[] = [
  [TOTAL, 'Remove this line: the numbers are added up.', true],
  [STYLE, 'Say what a colour means where it is drawn: add tone=red to that line.', false],
  [NOISE, 'Remove this line: a picture has one look, and names stand where they have room.', true],
];

export function repairChartNoise(line: HabitLine, text: string): RepairedLine | undefined {
  const found = ADVICE.find(([pattern]) => pattern.test(text));
  if (found === undefined) return undefined;
  const [, advice, idle] = found;
  return {
    diagnostic: report(
      'E117',
      line.span,
      { found: /^[\w$]+/.exec(text)?.[0] ?? text.slice(0, 20), advice },
      removal(line.source, line.span, idle),
    ),
    statements: [],
    declares: [],
  };
}
