// The avatar of an organisation that has uploaded none: in, its id and name; out, an SVG with up to two letters of the name, in a colour that stays when the
// organisation is renamed. The same bytes every time, so that its ETag stays too.
import { createHash } from 'node:crypto';
import { clusterEnd } from '@linework/core';
import { charactersOf, html } from '../../pages/html.js';

/** Each has a contrast of at least 4.5 to white. */
export const GROUNDS = [
  '#b3261e',
  '#a8420a',
  '#7d5700',
  '#4f6600',
  '#1f7038',
  '#00696d',
  '#00658f',
  '#2b5bb5',
  '#5a4bb8',
  '#8034ab',
  '#a2297c',
  '#5f5f66',
] as const;

export function initialsSvg(id: string, name: string, size: number): string {
  const ground = GROUNDS[(createHash('sha256').update(id).digest()[0] ?? 0) % GROUNDS.length];
  return charactersOf(
    html`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"></rect><text x="32" y="41" fill="#ffffff" font-family="system-ui, sans-serif" font-size="26" font-weight="600" text-anchor="middle">${allowed(initialsOf(name))}</text></svg>\n`,
  );
}

/** A word starts with a letter, a digit or a picture; what precedes it is skipped. */
const WORD = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}][^\s\-_/.,&+|()[\]]*/gu;

/** The first letters of the first and the last word; of a name without words, its first character. */
export function initialsOf(name: string): string {
  const words = name.match(WORD) ?? [];
  const [first = name, ...others] = words;
  return [first, ...others.slice(-1)].map(firstLetter).join('');
}

/** A capital, unless that would be several letters. */
function firstLetter(word: string): string {
  const letter = word.slice(0, clusterEnd(word, 0));
  const capital = letter.toUpperCase();
  return capital.length === letter.length ? capital : letter;
}

/** XML 1.0, section 2.2: what a document cannot contain, not even as a reference. */
function allowed(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd');
}
