// Regular expressions that hostile text can make slow: in, a source; out, a line for each. Everywhere those whose time grows exponentially; outside
// the core, also those whose time grows with the square of a text. The core reads line by line, and its own tests count the work of a line.
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
      const isSlow = isExponential || (reports.length > 0 && !file.startsWith('packages/core/'));
      const growth = isExponential ? 'exponentially' : 'with the square of the text';
      return isSlow ? [`${file}:${loc.start.line} grows ${growth}: /${pattern}/${flags}`] : [];
    });
}
