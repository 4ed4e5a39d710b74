// printf: in, a format and its values; out, the text (Go, fmt).
import { printed } from '../template/print.js';
import type { Value } from '../template/value.js';
import { kindOf, number } from './arguments.js';
import { goQuoted } from './texts.js';

export const WIDEST = 10_000;

export function formatted(format: string, values: readonly Value[]): string {
  let next = 0;
  const out = format.replaceAll(
    /%([-+# 0]*)(\*|[1-9]\d*)?(?:\.(\d+))?([a-zA-Z%])/g,
    (whole, flags: string, width: string | undefined, places: string | undefined, verb: string) => {
      if (verb === '%') return '%';
      const size = width === '*' ? number(values[next++]) : Number(width ?? 0);
      if (next >= values.length) return `%!${verb}(MISSING)`;
      const text = one(verb, values[next++] ?? null, flags, places === undefined ? undefined : Number(places));
      if (text === undefined) return whole;
      if (size > WIDEST) return text;
      if (flags.includes('-')) return text.padEnd(size);
      const zeros = flags.includes('0') && /[dfgex]/.test(verb);
      return text.startsWith('-') && zeros
        ? `-${text.slice(1).padStart(size - 1, '0')}`
        : text.padStart(size, zeros ? '0' : ' ');
    },
  );
  const rest = values.slice(next).map((each) => `${kindOf(each)}=${printed(each)}`);
  return rest.length === 0 ? out : `${out}%!(EXTRA ${rest.join(', ')})`;
}

function one(verb: string, value: Value, flags: string, places: number | undefined): string | undefined {
  switch (verb) {
    case 'v':
      return printed(value);
    case 's': {
      const text = value === null ? '%!s(<nil>)' : printed(value);
      return places === undefined ? text : text.slice(0, places);
    }
    case 'd':
      return (flags.includes('+') && number(value) >= 0 ? '+' : '') + String(Math.trunc(number(value)));
    case 'q':
      return goQuoted(printed(value));
    case 't':
      return String(value);
    case 'f':
    case 'F':
      return number(value).toFixed(Math.min(places ?? 6, 100));
    case 'g':
    case 'e':
      return verb === 'g' ? printed(number(value)) : number(value).toExponential(Math.min(places ?? 6, 100));
    case 'x':
    case 'X': {
      const hex =
        typeof value === 'string'
          ? [...new TextEncoder().encode(value)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
          : Math.trunc(number(value)).toString(16);
      return verb === 'X' ? hex.toUpperCase() : hex;
    }
    case 'o':
      return Math.trunc(number(value)).toString(8);
    case 'b':
      return Math.trunc(number(value)).toString(2);
    case 'c':
      return String.fromCodePoint(Math.min(Math.max(0, Math.trunc(number(value))), 0x10ffff));
    case 'T':
      return kindOf(value);
    default:
      return undefined;
  }
}
