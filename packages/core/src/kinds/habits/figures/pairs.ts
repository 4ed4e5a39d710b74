// A label with its figure in other languages: `Dogs: 386`, `- Dogs = 386`, `"Dogs" 386`, `{ "name": "Dogs", "value":
// 386 }`. In, the line; out, both.
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import { numberMeant } from './number.js';

export interface Pair {
  readonly label: string;
  readonly number: string;
}

const STRING = '"(?:[^"\\\\]|\\\\.)*"|\'[^\']*\'';
const BEHIND = new RegExp(
  `^(?:[-*+•][ \\t]+)?(${STRING}|[^"'={}[\\]:]+?)[ \\t]*(?::|=>?|->|,|\\|)[ \\t]*(\\S{1,40}|\\S{1,40} %)[,;]?$`,
);
const BESIDE = new RegExp(`^(?:[-*+•][ \\t]+)?(${STRING})[ \\t]+(\\S{1,40})[,;]?$`);

export function pairOf(text: string): Pair | undefined {
  const object = objectPair(text);
  if (object) return object;
  const [, label, written] = BEHIND.exec(text) ?? BESIDE.exec(text) ?? [];
  const number = written === undefined ? undefined : numberMeant(written.replace(/[,;]$/, ''));
  const name = label === undefined ? '' : labelOf(label);
  return number === undefined || name === '' ? undefined : { label: name, number };
}

const FIELD = `["']?(?:NAMES)["']?[ \\t]*:[ \\t]*("(?:[^"\\\\]|\\\\.)*"|'[^']*'|[^,{}\\s]+)`;
const LABEL = new RegExp(FIELD.replace('NAMES', 'name|label|category|key|x|id|title|month|date|year'), 'i');
const VALUE = new RegExp(FIELD.replace('NAMES', 'value|y|amount|count|number|size|share|percent|total'), 'i');

function objectPair(text: string): Pair | undefined {
  if (!/^\[?[ \t]*\{/.test(text)) return undefined;
  const [label, value] = [LABEL.exec(text)?.[1], VALUE.exec(text)?.[1]];
  const number = value === undefined ? undefined : numberMeant(value);
  return label === undefined || number === undefined ? undefined : { label: labelOf(label), number };
}
