// Where a text stops being JSON: in, the text and the engine's error; out, a message with line and column.
import { makeSource, positionAt } from '@linework/core';

export function jsonFault(name: string, text: string, error: unknown): string {
  // The engine says the offset in its message; an early end is said without one.
  const offset = Number(/at position (\d+)/.exec(String(error))?.[1] ?? text.trimEnd().length);
  const { line, column } = positionAt(makeSource(text), offset);
  const found =
    offset >= text.trimEnd().length
      ? 'it ends too early'
      : `'${String.fromCodePoint(text.codePointAt(offset) ?? 0)}' has no place there`;
  return `${name}:${line}:${column}: this is not JSON: ${found}. Names and texts stand in double quotes; no comma stands before a closing bracket.`;
}
