// Locates a JSON error: in, the text and the engine's error; out, a message with line and column.
import { makeSource, positionAt } from '@linework/core';

export function jsonFault(name: string, text: string, error: unknown): string {
  // The engine's message contains the offset, except for an early end.
  const offset = Number(/at position (\d+)/.exec(String(error))?.[1] ?? text.trimEnd().length);
  const { line, column } = positionAt(makeSource(text), offset);
  const place =
    offset >= text.trimEnd().length
      ? 'it ends too early'
      : `'${String.fromCodePoint(text.codePointAt(offset) ?? 0)}' is unexpected`;
  return `${name}:${line}:${column}: invalid JSON: ${place}. Put names and texts in double quotes, and no comma in front of a closing bracket.`;
}
