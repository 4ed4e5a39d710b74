// What `tree` writes in brackets before a name, such as `[4.0K]` and `[drwxr-xr-x user 4.0K]`, and sizes in words: in, a text;
// out, the rest of it with the contents of the brackets.
import type { Told } from './forest.js';

export function withMeta(text: string): { readonly rest: string; readonly told: Told } {
  const end = text.startsWith('[') ? text.indexOf(']  ') : -1;
  if (end < 0) return { rest: text, told: {} };
  const words = text.slice(1, end).split(' ').filter(Boolean);
  const [first = ''] = words;
  const rights = /^[-dlbcps][-rwxsStT]{9}/.test(first);
  const folder = rights && first.startsWith('d');
  const [only = ''] = words;
  const size =
    words.length === 1 ? only : words.slice(rights ? 1 : 0).find((each) => /^\d[\d.]{0,9}[KMGTP]$/.test(each));
  return {
    rest: text.slice(end + 1).trim(),
    told: {
      ...(folder ? { folder } : {}),
      ...(size === undefined || !/^\d/.test(size) ? {} : { size: inWords(size) }),
    },
  };
}

const UNITS = ['K', 'M', 'G', 'T', 'P'] as const;

/** `401` stays, `12225` is `12K`, as tree -h writes it. */
export function inWords(size: string): string {
  let number = Number(size);
  if (!Number.isFinite(number) || number < 1024) return size;
  let unit = '';
  for (const each of UNITS) {
    if (number < 1024) break;
    number /= 1024;
    unit = each;
  }
  return `${number < 10 ? number.toFixed(1) : Math.round(number)}${unit}`;
}
