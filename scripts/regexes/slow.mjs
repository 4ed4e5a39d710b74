// Regular expressions that hostile text can make slow: in, a source; out, a line for each. Everywhere those whose time grows exponentially; outside
// the core, also those whose time grows with the square of a text that can have many lines. The core reads line by line.
import { parse } from '@babel/parser';
import { analyse } from 'scslre';

/** Slow in theory only, each with its reason. */
const HARMLESS = new Map([
  [
    String.raw`^(?:([^:/?#]+):)?(?:\/\/(?:([^/?#@]*)@)?([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$`,
    'Every part is optional, so it matches any text at once.',
  ],
]);

/** `file` from the root. */
export function slowIn(file, text) {
  const { tokens } = parse(text, { sourceType: 'module', plugins: ['typescript'], tokens: true });
  return tokens
    .filter(({ type }) => type.label === 'regexp')
    .flatMap(({ value: { pattern, flags }, loc }) => {
      if (HARMLESS.has(pattern)) return [];
      const { reports } = analyse({ source: pattern, flags });
      const isExponential = reports.some(({ exponential }) => exponential);
      const isSlow =
        isExponential || (!file.startsWith('packages/core/') && reports.some(({ character }) => isLineEnd(character)));
      const growth = isExponential ? 'exponentially' : 'with the square of the text';
      return isSlow ? [`${file}:${loc.start.line} grows ${growth}: /${pattern}/${flags}`] : [];
    });
}

/** Whether the repeated character can be a line end, so that a text can have any number of them. */
function isLineEnd({ literal: { source, flags } }) {
  return new RegExp(`^(?:${source})$`, flags.replace(/[gy]/g, '')).test('\n');
}
