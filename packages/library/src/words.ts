// The language in words, for people, agents and editors: in, a kind or a request; out, what to write.
import { kindText, languageText, type Suggested, suggest as suggestFrom } from '@linework/core';
import { contextOf } from './options.js';

/** The vocabulary of a kind as text, about 500 tokens; undefined if there is no such kind. Without a kind, the whole language on one page. */
export function vocabulary(kind?: string): string | undefined {
  return kind === undefined ? languageText() : kindText(kind, 'full');
}

/** Chooses the kind of diagram for a request in plain words, with a source to start from. `text` is what to draw: prose, code or a log. */
export function suggest(request: string, text = ''): Promise<Suggested> {
  return suggestFrom(request, text, contextOf({}).icons.product);
}
