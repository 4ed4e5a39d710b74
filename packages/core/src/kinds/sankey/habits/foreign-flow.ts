// A flow in a line of another language: from its text to source, target and value.
import { numberMeant } from '../../../grammar/foreign-number.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import { narrow } from '../../habits/narrow.js';

export interface MeantFlow {
  readonly from: string;
  readonly to: string;
  /** As written in our language. */
  readonly number: string;
  readonly label?: string;
  readonly options: string;
  readonly safe: boolean;
}

const NAME = '("(?:[^"\\\\]|\\\\.)*"|\'[^\']*\'|[^"\'|>=;,[\\]{}()-](?:[^"|>=;,[\\]{}()]*?[^"|>=;,[\\]{}()\\s-])??)';
const NUMBER = '"?([$€£¥~≈]?-?\\.?\\d[\\d,._]*(?:e[+-]?\\d{1,3})?%?)"?';
const UNIT = '[ \\t]?([A-Za-zµ]{1,8})?';
const ARROW = '(?:-{1,3}>{1,2}|={1,2}>|→|⟶|➔|➜|-{2,3}|\\.\\.>|-\\.+->)';
const OPTION = '((?:[ \\t]+(?:desc|link)="(?:[^"\\\\]|\\\\.)*")*)';
const FORMS: readonly RegExp[] = [
  // a -> b : 12, a -> b 12, "a" --> "b": "12", a -> b value=12
  new RegExp(
    `^(?:flow|link|edge)?[ \\t]*${NAME}[ \\t]*${ARROW}[ \\t]*${NAME}(?:[ \\t]*[:=,|;][ \\t]*|[ \\t]+)(?:(?:value|weight|amount|size)[ \\t]*[=:][ \\t]*)?[[(]?${NUMBER}${UNIT}[\\])]?${OPTION}$`,
  ),
];
/** a -->|12| b, a -- 12 --> b, a -[12]-> b */
const LABELLED = new RegExp(
  `^${NAME}[ \\t]*(?:-{1,3}>|={2}>)[ \\t]*\\|[ \\t]*${NUMBER}${UNIT}[ \\t]*\\|[ \\t]*${NAME}$|^${NAME}[ \\t]*-{1,2}[ \\t]*\\[?${NUMBER}${UNIT}\\]?[ \\t]*-{1,3}>[ \\t]*${NAME}$`,
);
/** Wages [1500] Budget */
const BRACKETED = new RegExp(`^${NAME}[ \\t]+\\[${NUMBER}${UNIT}\\][ \\t]+${NAME}$`);
const LONGEST = 400;

export function meantFlow(text: string): MeantFlow | undefined {
  if (text.length > LONGEST) return undefined;
  const line = narrow(text).replace(/[;,]$/, '').trim();
  const inObject = ofObject(line) ?? ofFields(line);
  if (inObject) return inObject;
  for (const form of FORMS) {
    const [, from, to, number, unit, options = ''] = form.exec(line) ?? [];
    if (from !== undefined) return flowOf({ from, to, number, unit, options });
  }
  const labelled = LABELLED.exec(line);
  if (labelled) {
    const [, from, number, unit, to, from2, number2, unit2, to2] = labelled;
    return flowOf({ from: from ?? from2, to: to ?? to2, number: number ?? number2, unit: unit ?? unit2 });
  }
  const [, from, number, unit, to] = BRACKETED.exec(line) ?? [];
  return from === undefined ? undefined : flowOf({ from, to, number, unit });
}

interface Written {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly number: string | undefined;
  readonly unit?: string | undefined;
  readonly options?: string;
}

function flowOf({ from = '', to = '', number = '', unit = '', options = '' }: Written): MeantFlow | undefined {
  const amount = numberMeant(number);
  // A label without quotes is read as a part of the name in front of it.
  const [, name = to, label] = /^([^":]+?)[ \t]*:[ \t]+([^"]+)$/.exec(to) ?? [];
  const [start, end] = [labelOf(from), labelOf(name)];
  if (amount === undefined || amount.text.startsWith('-') || start === '' || end === '') return undefined;
  return {
    from: start,
    to: end,
    number: amount.text,
    ...(label === undefined ? {} : { label: labelOf(label) }),
    options: options.trim(),
    safe: amount.safe && unit === '',
  };
}

/** `{ source: "Coal", target: "Grid", value: 75.5 }` */
function ofObject(line: string): MeantFlow | undefined {
  if (!line.startsWith('{')) return undefined;
  const field = (names: string): string | undefined =>
    new RegExp(`["']?(?:${names})["']?[ \\t]*:[ \\t]*("(?:[^"\\\\]|\\\\.)*"|'[^']*'|[^,{}\\s]+)`, 'i').exec(line)?.[1];
  const number = field('value|weight|amount|size')?.replace(/^["']|["']$/g, '');
  return flowOf({ from: field('source|from'), to: field('target|to'), number });
}

/** `Coal,Grid,75.5`, `['Coal', 'Grid', 75.5]`, `| Coal | Grid | 75.5 |`, tabs and semicolons between. */
function ofFields(line: string): MeantFlow | undefined {
  const inside = /^\[(.*)\]$/.exec(line)?.[1] ?? /^\|(.*)\|$/.exec(line)?.[1] ?? line;
  const separator = ['|', '\t', ';', ','].find((each) => inside.includes(each));
  if (separator === undefined) return undefined;
  const fields = cut(inside, separator);
  const [from, to, number] = fields;
  if (fields.length !== 3 || from === undefined || /[-=]>|→/.test(inside)) return undefined;
  return flowOf({ from, to, number: number?.replace(/^["']|["']$/g, '') });
}

/** Quotes protect separators; two of them are one in CSV. */
function cut(text: string, separator: string): readonly string[] {
  const fields: string[] = [];
  let field = '';
  let quoted: string | undefined;
  for (const c of text) {
    if (quoted === undefined && c === separator) {
      fields.push(field.trim());
      field = '';
      continue;
    }
    if (quoted === c) quoted = undefined;
    else if (quoted === undefined && (c === '"' || c === "'") && field.trim() === '') quoted = c;
    field += c;
  }
  return [...fields, field.trim()].map((each) =>
    each.includes('""') ? each.slice(1, -1).replaceAll('""', '"') : each,
  );
}
