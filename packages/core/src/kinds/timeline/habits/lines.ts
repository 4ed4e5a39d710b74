// Lines of other languages that say when something was: `1989 : Proposal : First server`, `- 1989: Proposal`, `[Proposal]
// happens on 1989-03-12`, `1989, Proposal`. From a line to the line to write.
import { dayOf } from '../../../calendar/index.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import { quote } from '../../../syntax/quote.js';

const LEAD = /^(?:[-*•+][ \t]+|\|[ \t]*)/;
/** Text that reads as a time: is or begins with a number, or names a month, a century or an age. */
const TIME =
  /^(?:(?:c\.|ca\.|about|circa|early|mid|late|before|after|since|until)[ \t-]+)?(?:Q[1-4]\b|H[12]\b|\d|[A-Z][a-z]{2,8}\.?[ \t]+\d|(?:Day|Week|Month|Year|Sprint|Phase|Step)[ \t]+\d)[\w .,'’/–—-]{0,40}$/;

export function momentMeant(text: string): string | undefined {
  const plant = /^\[([^\][]{1,120})\][ \t]+happens[ \t]+(?:on[ \t]+|at[ \t]+)?(\d{4}-\d{2}-\d{2})$/.exec(text);
  if (plant?.[1] !== undefined && plant[2] !== undefined && dayOf(plant[2]) !== undefined)
    return `at ${plant[2]} : ${quote(plant[1])}`;
  const lead = LEAD.exec(text)?.[0] ?? '';
  const rest = text
    .slice(lead.length)
    .replace(/\*\*|__/g, '')
    .replace(/[ \t]*\|$/, '');
  const colon = /^([^:"{}=[\]]{1,60}?)[ \t]*:(?!:)[ \t]+(\S.*)$/.exec(rest);
  if (
    colon?.[1] !== undefined &&
    colon[2] !== undefined &&
    (lead !== '' || isTime(colon[1]) || !/^[a-z-]+$/.test(colon[1]))
  )
    return lineOf(colon[1], colon[2].split(/[ \t]+:[ \t]+/));
  const dashed = /^([^"{}=[\],;|]{1,44}?)[ \t]*(?:,|;|\||[ \t]-|[ \t]?–|[ \t]?—|=>|->)[ \t]*(\S[^{}]*)$/.exec(rest);
  if (dashed?.[1] === undefined || dashed[2] === undefined || !isTime(dashed[1].trim())) return undefined;
  return lineOf(dashed[1], [dashed[2]]);
}

function isTime(text: string): boolean {
  return TIME.test(text);
}

function lineOf(when: string, events: readonly string[]): string | undefined {
  const time = timeOf(when.trim());
  const texts = events.map(labelOf).filter((each) => each !== '');
  return time === undefined || texts.length === 0 ? undefined : `at ${time} : ${texts.map(quote).join(' ')}`;
}

/** A calendar date as a date, anything else in quotes. */
export function timeOf(text: string): string | undefined {
  const label = labelOf(text);
  if (label === '') return undefined;
  const [, first = '', last] =
    /^(\d{4}-\d{2}-\d{2})(?:[ \t]*(?:\.\.|to|–|—)[ \t]*(\d{4}-\d{2}-\d{2}))?$/.exec(label) ?? [];
  if (dayOf(first) === undefined) return quote(label);
  if (last === undefined) return first;
  return dayOf(last) === undefined || last < first ? quote(label) : `${first}..${last}`;
}

/** `  : First server` below a line of Mermaid's: another event at that time. */
export function moreEvents(text: string): readonly string[] | undefined {
  const rest = /^:[ \t]*(\S.*)$/.exec(text)?.[1];
  if (rest === undefined) return undefined;
  const texts = rest
    .split(/[ \t]+:[ \t]+/)
    .map(labelOf)
    .filter((each) => each !== '');
  return texts.length === 0 ? undefined : texts;
}
