// Arrows in Mermaid, D2, DOT and PlantUML: in, a text and an offset; out, heads, line and the label on the arrow.

import type { Cut } from '../../syntax/habits/foreign-text.js';
import { mermaidLabelOf, skipSpace } from '../../syntax/habits/foreign-text.js';
import { isArrowText } from '../../syntax/token.js';

export interface ForeignArrow {
  /** As written, without a label. */
  readonly text: string;
  readonly from: boolean;
  readonly to: boolean;
  /** `double` is `--`: dashed here, plain in Mermaid. `hidden` joins without a line. */
  readonly line: 'solid' | 'double' | 'dashed' | 'dotted' | 'hidden';
  readonly label?: string;
  /** As written: `red`, `#f00`. */
  readonly colour?: string;
  /** Written like none of our arrows: with a label on it, a direction keyword, a colour. */
  readonly marked: boolean;
}

type Drawn = readonly [from: boolean, to: boolean, line: ForeignArrow['line']];

/** Arrows of one character or of typographic dashes. */
const SIGNS: Readonly<Record<string, Drawn>> = {
  '→': [false, true, 'solid'],
  '⟶': [false, true, 'solid'],
  '➔': [false, true, 'solid'],
  '➜': [false, true, 'solid'],
  '➡': [false, true, 'solid'],
  '⇒': [false, true, 'solid'],
  '⟹': [false, true, 'solid'],
  '⇨': [false, true, 'solid'],
  '⇢': [false, true, 'dashed'],
  '⤏': [false, true, 'dashed'],
  '←': [true, false, 'solid'],
  '⟵': [true, false, 'solid'],
  '⇐': [true, false, 'solid'],
  '⇠': [true, false, 'dashed'],
  '↔': [true, true, 'solid'],
  '⟷': [true, true, 'solid'],
  '⇔': [true, true, 'solid'],
  '⇄': [true, true, 'solid'],
};

const BODY = '-=.~–—−';
/** Keywords that PlantUML writes inside an arrow to position its end. */
const PLACES = /^(?:up|down|left|right|u|d|l|r|le|ri|do)(?=[-.])/;
const LONGEST_BODY = 40;

/** `middle`: a text between two halves of an arrow is its label, as in Mermaid. */
export function readArrow(text: string, from: number, middle: boolean): Cut<ForeignArrow> | undefined {
  const sign = SIGNS[text.charAt(from)];
  if (sign) {
    const end = text.charAt(from + 1) === '\ufe0f' ? from + 2 : from + 1;
    return labelled(
      text,
      { text: text.slice(from, end), from: sign[0], to: sign[1], line: sign[2], marked: false },
      end,
    );
  }
  let at = from;
  const head = /^(?:<\|?|[ox*](?=[-=.]{2}))/.exec(text.slice(at, at + 4))?.[0] ?? '';
  at += head.length;
  let body = '';
  let decorated = false;
  let hidden = false;
  let colour: string | undefined;
  while (at < text.length && body.length < LONGEST_BODY) {
    const c = text.charAt(at);
    if (BODY.includes(c)) {
      body += c === '–' || c === '−' ? '-' : c === '—' ? '--' : c;
      at++;
      continue;
    }
    if (body === '') break;
    const style = /^\[([#a-z][#a-z0-9,=]{0,40})\](?=[-.>])/i.exec(text.slice(at, at + 50));
    const place = PLACES.exec(text.slice(at, at + 8));
    const piece = style ?? place;
    if (!piece) break;
    if (style?.[1] === 'hidden') hidden = true;
    colour ??= /^#(\w+)/.exec(style?.[1] ?? '')?.[1];
    decorated = true;
    at += piece[0].length;
  }
  const tail = /^(?:\|>|>{1,2}|\)|\*(?=\s|$)|[ox](?=[\s|]|$))/.exec(text.slice(at, at + 3))?.[0] ?? '';
  at += tail.length;
  // Mermaid's sequence diagrams start and end a lifeline's activity after the arrow.
  if (tail === '>>' && /[+-]/.test(text.charAt(at))) {
    at++;
    decorated = true;
  }
  const whole = text.slice(from, at);
  if (body === '' && tail !== '>' && tail !== '>>') return undefined;
  if (body.length === 1 && head === '' && tail === '' && body !== '-') return undefined;
  const mid = !middle || decorated || head !== '' || tail !== '' ? undefined : middleText(text, body, at);
  if (mid) return mid;
  const line = hidden || body.startsWith('~~~') ? 'hidden' : lineOf(body, tail);
  const marked = decorated || /[ox*|]/.test(head + tail);
  const arrow = {
    text: whole,
    from: head !== '',
    to: tail !== '',
    line,
    marked,
    ...(colour === undefined ? {} : { colour: /^[0-9a-f]{3,8}$/i.test(colour) ? `#${colour}` : colour }),
  } as const;
  return labelled(text, arrow, at);
}

function lineOf(body: string, tail: string): ForeignArrow['line'] {
  if (body.includes('=')) return 'solid';
  if (body.includes('~')) return 'dotted';
  if (body.includes('.')) return body.includes('-') ? 'dashed' : 'dotted';
  if (tail === ')') return 'dotted';
  if (body.length === 2) return tail === '>>' ? 'dashed' : 'double';
  return 'solid';
}

/** Mermaid's label in bars after the arrow. */
function labelled(text: string, arrow: ForeignArrow, end: number): Cut<ForeignArrow> {
  const at = skipSpace(text, end);
  if (text.charAt(at) !== '|') return { value: arrow, end };
  const close = text.indexOf('|', at + 1);
  if (close < 0) return { value: arrow, end };
  return { value: { ...arrow, label: mermaidLabelOf(text.slice(at + 1, close)), marked: true }, end: close + 1 };
}

/** Mermaid's label in the middle: `-- text -->`, `== text ==>`, `-. text .->`. */
function middleText(text: string, body: string, from: number): Cut<ForeignArrow> | undefined {
  const [pattern, line] =
    body === '--'
      ? ([/ ?(--+)([>ox]?)/g, 'double'] as const)
      : body === '=='
        ? ([/ ?(==+)([>ox]?)/g, 'solid'] as const)
        : body === '-.'
          ? ([/ ?(\.+-)(>?)/g, 'dashed'] as const)
          : [undefined, undefined];
  if (!pattern) return undefined;
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  if (!match) return undefined;
  const label = mermaidLabelOf(text.slice(from, match.index));
  if (label === '') return undefined;
  return {
    value: {
      text: `${body} ${match[1] ?? ''}${match[2] ?? ''}`,
      from: false,
      to: match[2] !== '',
      line,
      label,
      marked: true,
    },
    end: match.index + match[0].length,
  };
}

/** Our arrow that draws the same line. `plain`: the source line is Mermaid's, where `-->` is the plain arrow. */
export function ourArrow(
  arrow: ForeignArrow,
  plain: boolean,
): { readonly text: string; readonly reversed: boolean } | undefined {
  const { from, to, line } = arrow;
  if (line === 'hidden') return undefined;
  if (!plain && isArrowText(arrow.text)) return { text: arrow.text, reversed: false };
  const dashed = line === 'dashed' || (line === 'double' && !plain);
  if (from && to) return { text: dashed || line === 'dotted' ? '<-->' : '<->', reversed: false };
  if (!from && !to) return { text: '--', reversed: false };
  return { text: line === 'dotted' ? '..>' : dashed ? '-->' : '->', reversed: from };
}
