// Ids of nodes, classes and links, as characters: where one ends. Mermaid 12 accepts letters of any script, digits and many
// signs; a hyphen only where no link could start. Characters that it refuses but that are unambiguous (emoji) are accepted too.
import { isBlank } from '../scan.js';
import { linkAt, openLinkAt } from './links.js';

/** Signs that belong to an id in any position. */
const SIGNS = new Set('!"#$%&\'*+.`?\\_/');
/** Signs that never belong to one. */
const STOPS = new Set('<>^~@|()[]{};');

/** The end of the id that starts at `at`; `at` itself if none does. */
export function nameEnd(text: string, at: number): number {
  if (text.charAt(at) === '"') return at;
  let end = at;
  while (end < text.length) {
    const c = text.charAt(end);
    const code = c.charCodeAt(0);
    if (STOPS.has(c) || code === 10 || isBlank(code)) break;
    if (c === ':' && text.startsWith(':::', end)) break;
    // A new token starts here: a link takes precedence. Inside a run of plain characters Mermaid finds none (`Ax--x B` is `Ax`).
    if (linkAt(text, end) || openLinkAt(text, end)) break;
    end = Math.max(plainRunEnd(text, end), end + 1);
  }
  return end;
}

/** A run that Mermaid reads as one token. */
function plainRunEnd(text: string, at: number): number {
  let end = at;
  if (isDigit(text.charCodeAt(at))) {
    while (isDigit(text.charCodeAt(end))) end++;
    return end;
  }
  while (end < text.length && isPlain(text, end)) end++;
  return end;
}

function isPlain(text: string, at: number): boolean {
  const c = text.charAt(at);
  if (isWordCode(c.charCodeAt(0)) || SIGNS.has(c)) return true;
  const next = text.charAt(at + 1);
  if (c === '-') return next !== '' && next !== '>' && next !== '-' && next !== '.';
  return c === '=' && next !== '=';
}

function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || isDigit(code);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
