// The converter for tests: without icons, and with helpers for the parts of a result that tests read.
import type { ConvertContext, ConvertOptions, ConvertResult } from '../contract.js';
import { convertMermaid } from '../index.js';

export const context: ConvertContext = {
  icons: { find: () => undefined, nearest: (name) => (name === 'lx:user' ? ['lx:user-round'] : []) },
};

export function convert(text: string, options: ConvertOptions = {}): ConvertResult {
  return convertMermaid(text, options, context);
}

/** The produced lines after the header, without indentation. */
export function bodyOf(text: string, options: ConvertOptions = {}): readonly string[] {
  return convert(text, options)
    .source.split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `line:column code` of every diagnostic except those for a missing title and for steps, which nearly every small text has. */
export function codesOf(text: string, options: ConvertOptions = {}): readonly string[] {
  return convert(text, options)
    .diagnostics.filter(({ code }) => code !== 'M214' && code !== 'M208')
    .map(({ line, column, code }) => `${line}:${column} ${code}`);
}

/** `line code` of every diagnostic of a refused text. */
export function refusalOf(text: string): readonly string[] {
  return convert(text).diagnostics.map(({ line, code }) => `${line} ${code}`);
}
