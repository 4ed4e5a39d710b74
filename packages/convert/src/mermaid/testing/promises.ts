// What the converter guarantees for any text: in, a text and whether it is read leniently; fails if a guarantee is broken.
import { formatSource, validate } from '@linework/core';
import { expect } from 'vitest';
import { converterCodes } from '../codes.js';
import type { ConvertResult } from '../contract.js';
import { context, convert } from './convert.js';

export function keepsPromises(text: string, lenient: boolean): void {
  const result = convert(text, { lenient });
  placesAreInside(text, result);
  if (!result.ok) {
    expect(result.source).toBe('');
    const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors).not.toEqual([]);
    // M104 is a bug in the converter.
    expect(errors.filter(({ code }) => code === 'M104')).toEqual([]);
    return;
  }
  expect(result.diagnostics.filter(({ severity }) => severity !== 'warning')).toEqual([]);
  expect(validate(result.source, context).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(formatSource(result.source)).toBe(result.source);
}

/** Lines and columns count from 1, and every position is inside the text. */
function placesAreInside(text: string, { diagnostics, origins }: ConvertResult): void {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  const isInside = (line: number, column: number): boolean =>
    line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1] ?? '').length + 1;
  const outside = diagnostics.filter(
    ({ code, line, column, endLine, endColumn }) =>
      !Object.hasOwn(converterCodes, code) ||
      !isInside(line, column) ||
      !isInside(endLine, endColumn) ||
      endLine < line ||
      (endLine === line && endColumn < column),
  );
  expect(outside).toEqual([]);
  expect(origins.filter(({ line, column }) => !isInside(line, column))).toEqual([]);
  expect(diagnostics.filter(({ message, hint }) => message.trim() === '' || hint.trim() === '')).toEqual([]);
}
