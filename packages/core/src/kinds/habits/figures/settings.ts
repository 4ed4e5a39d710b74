// Settings that charts of other languages write on lines of their own: header options in other words, and styling
// without a counterpart. In, a line and what its kind knows; out, the header to write, or the removal of the line.
import { removal, report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { repairHeaderLine } from '../header-lines.js';

/** Patterns of a line and the option for each; `$1` is the pattern's match. */
export type Settings = readonly (readonly [pattern: RegExp, option: string])[];

export function repairSettings(settings: Settings): (line: HabitLine, text: string) => RepairedLine | undefined {
  return (line, text) => {
    const setting = settings.find(([pattern]) => pattern.test(text));
    return setting && repairHeaderLine(line, text.replace(setting[0], setting[1]));
  };
}

const NOISE =
  /^(?:legend|endlegend|grid|gridlines|colou?rs?|palette|theme|config|width|height|size|showlegend|margin|padding|tooltip|hover|animation|scale|radius|startangle|explode|shadow|autopct|background|font\w*|plotcolorpalette|data|series|marks?|encoding|\$schema|options|chart|datasets|type)\b[ \t]*(?:[:=].*|[\w#%.-]*)$|^skinparam\b/i;
const STYLE = /^(?:classDef|class|cssClass|style|linkStyle)[ \t]+\S+[ \t]+\S/;
const TOTAL = /^(?:total|sum)\b[ \t]*[:=]?[ \t]*[\d.,]+[ \t]*%?$/i;

/** Advice for a line, and whether removing it loses nothing a reader would miss. */
const ADVICE: readonly (readonly [pattern: RegExp, advice: string, idle: boolean])[] = [
  [TOTAL, 'Remove this line. The numbers are added up automatically.', true],
  [STYLE, 'Write the meaning of the colour where it is drawn: add tone=red to that line.', false],
  [NOISE, 'Remove this line. All pictures share one style, and names appear where they fit.', true],
];

export function repairChartNoise(line: HabitLine, text: string): RepairedLine | undefined {
  const noise = ADVICE.find(([pattern]) => pattern.test(text));
  if (noise === undefined) return undefined;
  const [, advice, idle] = noise;
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
