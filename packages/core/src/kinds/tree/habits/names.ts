// A name of a folder or file as other tools list it, with what they write after it. From the text to the item meant.
import { isForeignName } from '../../../grammar/advice.js';
import { checkValue } from '../../../grammar/check-value.js';
import { valueText } from '../../../grammar/entry.js';
import type { HabitLine } from '../../../syntax/habits/habit-line.js';
import type { OptionToken } from '../../../syntax/token.js';
import { isFileName } from '../../file-icon.js';
import type { MeantItem } from '../../habits/items/item-line.js';
import { OF_BOXES, VIEW } from '../statements.js';

/** A comment, an arrow, a dash or brackets after a name. */
const NOTE =
  /^(.*?\S)(?:[ \t\u00a0]+(?:#+|\/\/|<-+|←|--|—|–|=>|->)[ \t\u00a0]*|[ \t\u00a0]{2,}|[ \t\u00a0]+(?=\([^()]*\)$))(\S.*)$/;

/** A dash after a folder or the end of a file's name. */
const DASHED = /^(\S+(?:\/|\.[A-Za-z]\w{0,9}))[ \t]+-[ \t]+(\S.*)$/;

/** Whether an item that contains others is a folder there; in an org chart, a slash is part of a name. */
export function hasFolders({ source, header }: HabitLine): boolean {
  if (header === undefined) return true;
  const [word = ''] = source.text.slice(header.span.start, header.span.end).split(/\s/, 1);
  return !Object.hasOwn(OF_BOXES, word) && !header.rest.some((each) => each.type === 'option' && isOfBoxes(each));
}

function isOfBoxes({ name, values: [value] }: OptionToken): boolean {
  if (value === undefined || (name !== VIEW.name && !isForeignName(VIEW, name))) return false;
  const problem = checkValue(value, VIEW.value);
  return (problem === undefined ? valueText(value) : problem.instead) === 'boxes';
}

/** `holds`: it contains items. */
export function meantName(line: HabitLine, words: string, holds: boolean): MeantItem {
  const match = NOTE.exec(words.trim()) ?? DASHED.exec(words.trim());
  const name = unquoted((match?.[1] ?? words).trim());
  const sub = match?.[2] === undefined ? undefined : match[2].replace(/^\((.*)\)$/, '$1').trim();
  return { label: folderName(line, name, holds), ...(sub === undefined || sub === '' ? {} : { sub }) };
}

/** With a slash if it contains items, or if the mark of a folder is after it. */
export function folderName(line: HabitLine, name: string, holds: boolean): string {
  const bare = name.replace(/[*@|=>]$/, '').replace(/:$/, '');
  const marked = name.endsWith(':') && bare !== name;
  const folder = holds && !isFileName(bare);
  return (folder || marked) && !bare.endsWith('/') && hasFolders(line) ? `${bare}/` : bare;
}

function unquoted(text: string): string {
  return /^(["'`]).*\1$/.test(text) && text.length > 2 ? text.slice(1, -1) : text;
}
