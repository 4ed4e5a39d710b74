// The type a label's words name: in, the lines of a label; out, the single type they name, or nothing. Also the tone of a
// label that starts with an HTTP status. docs/conversion.md, Node types, rule 4.
import type { NodeType, Tone } from '@linework/core';
import { LAST_WORDS, WHOLE_LABELS } from './keywords.js';

/** A label with more words is a sentence and is not matched. */
const MOST_WORDS = 3;

export function typeFromLabel(lines: readonly string[]): NodeType | undefined {
  const types = new Set<NodeType>();
  for (const text of new Set([lines[0] ?? '', lines.join(' ')])) for (const type of typesOf(text)) types.add(type);
  const [only, ...others] = types;
  return others.length === 0 ? only : undefined;
}

function typesOf(text: string): readonly NodeType[] {
  // A sentence is not matched, and a path (`/api/items`) does not name a type.
  if (text.length > 80 || /[?!]|\.\s*$|^\s*\//.test(text)) return [];
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  if (words.length > MOST_WORDS) return [];
  const parts = text.split(/[/&+,|]| and | or /i);
  if (parts.length > 1) return parts.flatMap((part) => typesOf(part));
  const whole = WHOLE_LABELS.get(words.join(' '));
  if (whole) return [whole];
  const last = LAST_WORDS.get(words.at(-1) ?? '');
  if (!last) return [];
  const before = words.slice(0, -1).map((word) => LAST_WORDS.get(word));
  return [last, ...before.filter((type) => type !== undefined)];
}

/** Any status code of the known classes, registered or not; excludes percentages, decimals and ranges. */
const STATUS = /^[245]\d\d(?![\w%]|[.,–-]\d)/;

/** 2xx green, 4xx and 5xx red. */
export function toneFromStatus(label: string): Tone | undefined {
  if (!STATUS.test(label)) return undefined;
  return label.startsWith('2') ? 'green' : 'red';
}
