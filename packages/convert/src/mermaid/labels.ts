// Labels: in, the text of a label as written; out, the visible text, line by line, and what was removed.
// docs/conversion.md, Texts.
import { decodeEntities } from '@linework/core';
import { stripEmphasis } from './emphasis.js';
import { stripMarkup } from './markup.js';

export interface LabelOptions {
  /** Markdown emphasis is removed, and a written `\n` is two characters. */
  readonly markdown?: boolean;
  /** Tags are markup (types drawn with HTML labels); otherwise they are text, except `<br>`. */
  readonly html?: boolean;
  /** A literal `\n` breaks the line. */
  readonly writtenBreaks?: boolean;
}

export interface Label {
  /** Trimmed, non-empty lines; without lines there is no text. */
  readonly lines: readonly string[];
  /** Descriptions of the changes to the text; empty if there are none. */
  readonly changes: readonly string[];
  /** Removed icon tokens, such as `fa:fa-user`. */
  readonly icons: readonly string[];
  /** Whether the text had line breaks, including removed ones at its ends. */
  readonly breaks: boolean;
}

const ICON_TOKEN = /\bfa[a-z]?:fa-[\w-]+/g;
/** Invisible characters, except tabs and line breaks. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const SPACES = /[\s\u0000-\u001f\u007f-\u009f]+/g;
const BREAK = /<\/?br\s*\/?>/gi;

export function readLabel(raw: string, options: LabelOptions): Label {
  const changes: string[] = [];
  let text = raw;
  if (options.html) {
    const stripped = stripMarkup(text);
    text = stripped.text;
    const named = stripped.tags.map((tag) => (tag === '!' ? 'a comment' : `<${tag}>`));
    if (named.length > 0) changes.push(`${named.join(', ')} removed`);
    if (stripped.swallowed) changes.push('text inside markup removed, as in Mermaid');
  } else text = text.replace(BREAK, '\n');
  if (options.writtenBreaks && !options.markdown) text = text.replace(/\\n/g, '\n');

  const icons: string[] = [];
  text = text.replace(ICON_TOKEN, (token) => {
    icons.push(token);
    return '';
  });
  if (options.markdown) {
    const plain = stripEmphasis(text);
    text = plain.text;
    if (plain.changed) changes.push('Markdown marks removed');
  }
  const decoded = decodeEntities(text);
  text = decoded.text;
  if (decoded.changed) changes.push('character codes decoded');
  if (decoded.unknown.length > 0) changes.push(`${decoded.unknown.join(', ')} kept: no such character`);

  if (CONTROLS.test(text)) changes.push('control characters removed');
  const breaks = text.includes('\n');
  const lines = text
    .split('\n')
    .map((line) => line.replace(SPACES, ' ').trim())
    .filter((line) => line !== '');
  return { lines, changes, icons, breaks };
}

/** Describes what became of a label's line breaks where they are kept; nothing if it has none. */
export function keptBreaks({ lines, breaks }: Label): string | undefined {
  if (lines.length > 1) return 'line breaks kept';
  return breaks ? 'empty lines removed' : undefined;
}
