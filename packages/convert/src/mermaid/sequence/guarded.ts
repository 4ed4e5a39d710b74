// Where texts end. Semicolons end statements and hashes start comments, except those of a character reference (`#35;`,
// `&lt;`): in, the body of a diagram; out, a text of the same length with those two characters replaced, and the way back.
import { ENTITY_NAMES } from '@linework/core';

/** Noncharacters of Unicode (23.7), which no text contains. */
const HASH = '\ufdd0';
const SEMICOLON = '\ufdd1';

export function guarded(body: string): string {
  return body.replace(/#(\w+);|&([A-Za-z]{1,31});/g, (whole: string, mark?: string, name?: string) => {
    if (mark !== undefined) return `${HASH}${mark}${SEMICOLON}`;
    return name !== undefined && ENTITY_NAMES.has(name) ? `&${name}${SEMICOLON}` : whole;
  });
}

export function unguarded(text: string): string {
  return text.replaceAll(HASH, '#').replaceAll(SEMICOLON, ';');
}
