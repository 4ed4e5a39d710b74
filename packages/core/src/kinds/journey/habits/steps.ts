// Steps in other formats: Mermaid's with colons, list items, ours without quotes. In, a line; out, the step to write,
// after the actors that it needs.
import { answered, report } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { quote } from '../../../syntax/quote.js';
import { actorLine, actorsAhead, type MermaidStep, mermaidStep, stepLine } from './mermaid-steps.js';

const OPTIONS = /^(.*?)((?:[ \t]+[a-z]+=(?:"[^"]*"|[^\s"]+))*)$/;
const LISTED = /^(?:[-*+][ \t]+|\d{1,3}[.)][ \t]+)(\S.*)$/;
const CALLED = /^(?:step|task|action|event)[ \t]*:[ \t]*(\S.*)$/i;

/** `score=me:4,shop:2`: scores beside the ids of actors. */
const PAIRED = /[ \t]score=((?:[A-Za-z_][\w-]*[:=][1-5],)*[A-Za-z_][\w-]*[:=][1-5])(?=[ \t]|$)/;

function pairedStep(text: string): string | undefined {
  const pairs = /[ \t]by=/.test(text) ? undefined : PAIRED.exec(text)?.[1]?.split(',');
  if (pairs === undefined) return undefined;
  const half = (at: 0 | 1): string => pairs.map((each) => each.split(/[:=]/)[at]).join(',');
  return text.replace(PAIRED, ` score=${half(1)} by=${half(0)}`);
}

export function repairStep(line: HabitLine, text: string): RepairedLine | undefined {
  const paired = pairedStep(text);
  if (paired !== undefined) return rewritten(line, text, { statements: [paired], declares: [], safe: true });
  const own = /^step[ \t]+(\S.*)$/.exec(text)?.[1];
  const scored = mermaidStep(own ?? text) ?? spacedStep(own);
  if (scored !== undefined) {
    // A section cannot contain declarations; its head has added them.
    const actors = line.block === undefined ? actorsAhead(line) : [];
    return rewritten(line, text, {
      statements: [...actors.map(actorLine), stepLine(scored, knownWith(line, actors))],
      declares: actors,
      safe: scored.safe,
    });
  }
  const listed = LISTED.exec(text)?.[1] ?? CALLED.exec(text)?.[1];
  if (listed === undefined) return undefined;
  const [, words = '', options = ''] = OPTIONS.exec(listed) ?? [];
  const label = labelOf(words.replace(/[;,:]$/, ''));
  return label === '' || label.includes('=')
    ? undefined
    : rewritten(line, text, { statements: [`step ${quote(label)}${options}`], declares: [], safe: true });
}

/** `"Search" 4` */
function spacedStep(text: string | undefined): (MermaidStep & { readonly safe: boolean }) | undefined {
  const [, words = '', score = ''] = /^("[^"]*")[ \t]+([1-5])$/.exec(text ?? '') ?? [];
  return words === '' ? undefined : { label: labelOf(words), score: Number(score), names: [], safe: true };
}

export function knownWith(line: HabitLine, actors: RepairedLine['declares']): HabitLine['known'] {
  return {
    labelOf: (id) => actors.find((each) => each.id === id)?.label ?? line.known.labelOf(id),
    idOf: (label) => actors.find((each) => each.label === label)?.id ?? line.known.idOf(label),
  };
}

interface Meant {
  readonly statements: readonly string[];
  readonly declares: RepairedLine['declares'];
  readonly safe: boolean;
}

export function rewritten(line: HabitLine, text: string, step: Meant): RepairedLine | undefined {
  const actual = `'${text.length > 40 ? `${text.slice(0, 37)}...` : text}'`;
  const instead = step.statements.join('\n');
  return answered(line, step, (span, fix) => report('E118', span, { found: actual, form: '', instead }, fix));
}
