// A part in a line of another language: from its text to the label, the number if there is one, and what was guessed.

import { numberMeant } from '../../../grammar/foreign-number.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import { quote } from '../../../syntax/quote.js';
import { cutOptions } from '../../habits/items/item-line.js';
import { narrow } from '../../habits/narrow.js';
import { AMOUNTS } from './signs.js';

export interface MeantPart {
  readonly label: string;
  /** As written in our language; omitted if others are below it. */
  readonly number?: string;
  readonly options: string;
  readonly safe: boolean;
}

const STRING = '"(?:[^"\\\\]|\\\\.)*"';
/** Words of other tools for a part, possibly with an id in front of its label. */
const CALLED =
  /^(?:section|group|item|leaf|node|slice|cell|part|area|block|category|folder|rect)\b[ \t]*:?[ \t]*(?:[\w.-]+[ \t]+(?="))?(\S.*)$/i;
const OPENED = /[ \t]*:?[ \t]*[{[]$/;
const CLASSES = /[ \t]*:::[ \t]*[\w-]+$/;
const AMOUNT = `(?:${[...AMOUNTS].join('|')})`;
/** `size: 120` after a label, and `value=120` among options. */
const NAMED = new RegExp(`^(${STRING})[ \\t]+${AMOUNT}[ \\t]*[=:][ \\t]*(\\S+)$`, 'i');
const OPTION = /([a-z][a-z-]*)=("(?:[^"\\]|\\.)*"|[^\s"]+)/g;
const NUMBER = '[$€£¥~≈]?-?\\.?\\d[\\d,._]*(?:e[+-]?\\d{1,3})?';
const UNIT = '[ \\t]?(?:%|[A-Za-zµ]{1,3})?';
const BEHIND = new RegExp(`^(\\S.*?)(?:[ \\t]*[:=,|;–—][ \\t]*|[ \\t]+)[([]?(${NUMBER})(${UNIT})[)\\]]?$`);
const BEFORE = new RegExp(`^(${NUMBER})(${UNIT})[ \\t]+(\\S.*)$`);
/** A longer line is never a part. */
const LONGEST = 400;

export function meantPart(text: string): MeantPart | undefined {
  if (text.length > LONGEST) return undefined;
  const { words, options: written } = cutOptions(narrow(text).replace(/[,;]$/, '').trim());
  const matches = [...written.matchAll(OPTION)];
  const option = matches.find(([, name = '']) => AMOUNTS.has(name));
  const options = matches.flatMap((each) => (each === option ? [] : [each[0]])).join(' ');
  const plain = words.replace(CLASSES, '').replace(OPENED, '').replace(/,$/, '');
  const [, called] = CALLED.exec(plain) ?? [];
  const own = called ?? plain;
  const named = option === undefined ? NAMED.exec(own) : null;
  const behind = named || option ? undefined : BEHIND.exec(own);
  const before = named || option || behind ? undefined : BEFORE.exec(own);
  const digits = option?.[2]?.replace(/^"(.*)"$/, '$1') ?? named?.[2] ?? behind?.[2] ?? before?.[1];
  const unit = (behind?.[3] ?? before?.[2] ?? '').trim();
  const number = digits === undefined ? undefined : numberMeant(digits);
  if (digits !== undefined && number === undefined) return undefined;
  const label = labelOf((named?.[1] ?? behind?.[1] ?? before?.[3] ?? own).replace(/[ \t]*:$/, '')).replace(/^\.\//, '');
  if (label === '' || (/^[\d\W]+$/.test(label) === true && number === undefined)) return undefined;
  return {
    label,
    ...(number === undefined ? {} : { number: number.text }),
    options,
    safe: (number?.safe ?? true) && (unit === '' || unit === '%'),
  };
}

export function partLine({ label, number, options }: MeantPart, depth = 0): string {
  return ['  '.repeat(depth) + quote(label), number, options]
    .filter((each) => each !== undefined && each !== '')
    .join(' ');
}
