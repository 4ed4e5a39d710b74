// The visible structure of a text, whatever its words: in, a text; out, its shapes. Each is a regular expression that reads the
// text once, and the number of matches required.
import type { ShapeName } from '../kinds/evidence.js';

interface Shape {
  /** Completes 'The request has'. */
  readonly called: string;
  readonly sign: RegExp;
  readonly least: number;
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const UNITS = 'days?|d|weeks?|w|months?|working days|hours?|h|tage?|wochen?|jours?|semaines?|semanas?|dias?|días?';
const NUMBER_WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty|sixty|ninety';

const shapes: Readonly<Record<ShapeName, Shape>> = {
  amounts: { called: 'names with numbers', sign: /[\p{L})"'] ?:? {0,2}[€$£]?\d[\d.,]*(?![\d:/-])/gu, least: 3 },
  percents: { called: 'percentages', sign: /\d ?[%％]/g, least: 2 },
  series: { called: 'a row of numbers', sign: /(?:-?\d[\d.]*[,;]? +){3}-?\d/g, least: 1 },
  messages: {
    called: 'messages between participants',
    sign: /[\p{L}\p{N})\]"] ?(?:-{1,2}>{1,2}|=>|→) ?[\p{L}\p{N}([" ][^\n:;]{0,60}:/gu,
    least: 2,
  },
  clock: { called: 'times of day', sign: /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/g, least: 3 },
  dates: {
    called: 'dates',
    sign: new RegExp(
      `\\b(?:1\\d|20)\\d\\d(?:-\\d\\d-\\d\\d)?\\b(?! ?[%€$])|\\b\\d{1,2}\\.? (?:${MONTHS})[a-z]*\\b|\\b(?:${MONTHS})[a-z]* \\d{1,2}\\b`,
      'gi',
    ),
    least: 3,
  },
  lengths: {
    called: 'durations',
    sign: new RegExp(`\\b(?:\\d{1,4}|${NUMBER_WORDS}) ?(?:${UNITS})\\b`, 'gi'),
    least: 2,
  },
  types: {
    called: 'type definitions',
    sign: /\b(?:(?:abstract )?class|interface|trait|struct) [A-Z]\w* ?(?:extends|implements|[({:<])|\b(?:extends|implements) [A-Z]\w*/g,
    least: 2,
  },
  tables: {
    called: 'table definitions',
    sign: /\bcreate table\b|^ *model [A-Z]\w* ?\{|@relation\b|\breferences [\w"]+ ?\(|\bprimary key\b|@id\b/gim,
    least: 1,
  },
  paths: { called: 'file paths', sign: /[├└]──|(?<![\w/:.])[\w.-]{1,40}\/[\w./-]{0,80}/g, least: 3 },
  pairs: {
    called: 'pairs of numbers',
    sign: /\b\d[.,]?\d* ?[/|] ?\d[.,]?\d*(?![\d/])|\(\d[\d.]*, ?\d[\d.]*\)/g,
    least: 2,
  },
  outline: { called: 'indented lines', sign: /^(?: {2,}|\t+)(?:[-*+] )?\S/gm, least: 3 },
  conditions: {
    called: 'conditions',
    sign: /\b(?:if|otherwise|unless|else|falls|sonst|wenn|si|sinon)\b|如果|否则/gi,
    least: 1,
  },
  steps: { called: 'numbered steps', sign: /^ *\d{1,2}[.)] \S/gm, least: 3 },
  names: { called: 'a list of names', sign: /[\p{L}\p{N}][,、，] ?\S/gu, least: 2 },
};

export function shapesOf(text: string): ReadonlySet<ShapeName> {
  const matches = Object.entries(shapes).filter(([, { sign, least }]) => {
    let times = 0;
    for (const _ of text.matchAll(sign)) if (++times >= least) return true;
    return false;
  });
  return new Set(matches.map(([name]) => name as ShapeName));
}

export const shapeCalled = (name: ShapeName): string => shapes[name].called;
