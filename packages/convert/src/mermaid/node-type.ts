// The type a label's words name: in, the lines of a label; out, the one type they stand for, or nothing. And the tone of a
// label that starts with an HTTP status. SPEC.md, 'How a node type is chosen', rule 4.
import type { NodeType, Tone } from '@linework/core';
import { LAST_WORDS, WHOLE_LABELS } from './keywords.js';

/** A label of more words is a sentence and never read. */
const MOST_WORDS = 3;

export function typeFromLabel(lines: readonly string[]): NodeType | undefined {
  const found = new Set<NodeType>();
  for (const text of new Set([lines[0] ?? '', lines.join(' ')])) for (const type of typesOf(text)) found.add(type);
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

function typesOf(text: string): readonly NodeType[] {
  // A path (`/api/items`) names no kind of thing.
  if (text.length > 80 || /[?!]|^\s*\//.test(text)) return [];
  const parts = text.split(/[/&+,|]| and | or /i);
  if (parts.length > 1) return text.split(/\s+/).length > MOST_WORDS + 1 ? [] : parts.flatMap((part) => typesOf(part));
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  if (words.length > MOST_WORDS) return [];
  const whole = WHOLE_LABELS.get(words.join(' '));
  if (whole) return [whole];
  const last = LAST_WORDS.get(words.at(-1) ?? '');
  if (!last) return [];
  const before = words.slice(0, -1).map((word) => LAST_WORDS.get(word));
  return [last, ...before.filter((type) => type !== undefined)];
}

/** RFC 9110, section 15, and the IANA registry of HTTP status codes. */
const STATUS = /^(?:20[0-8]|226|40\d|41[0-8]|42[1-689]|431|451|50[0-8]|51[01])(?![\w%])/;

/** 2xx green, 4xx and 5xx red. */
export function toneFromStatus(label: string): Tone | undefined {
  if (!STATUS.test(label)) return undefined;
  return label.startsWith('2') ? 'green' : 'red';
}
