// A name of a folder or file as other tools list it, with what they write after it. From the text to the item meant.
import type { HabitLine } from '../../../syntax/habits/habit-line.js';
import { isFileName } from '../../file-icon.js';
import type { MeantItem } from '../../habits/items/item-line.js';

/** A comment, an arrow, a dash or brackets after a name. */
const NOTE =
  /^(.*?\S)(?:[ \t\u00a0]+(?:#+|\/\/|<-+|←|--|—|–|=>|->)[ \t\u00a0]*|[ \t\u00a0]{2,}|[ \t\u00a0]+(?=\([^()]*\)$))(\S.*)$/;

/** A dash after a folder or the end of a file's name. */
const DASHED = /^(\S+(?:\/|\.[A-Za-z]\w{0,9}))[ \t]+-[ \t]+(\S.*)$/;

/** An organisation chart, in whose names a slash would mean folders. */
const OF_BOXES = /^(?:org-?chart|organigram|@startwbs)\b|\bview=boxes\b/i;

/** Whether an item that contains others is a folder there. */
export function hasFolders({ source, header }: HabitLine): boolean {
  return header === undefined || !OF_BOXES.test(source.text.slice(header.span.start, header.span.end));
}

/** `holds`: it contains items. */
export function meantName(words: string, holds: boolean): MeantItem {
  const found = NOTE.exec(words.trim()) ?? DASHED.exec(words.trim());
  const name = unquoted((found?.[1] ?? words).trim());
  const sub = found?.[2] === undefined ? undefined : found[2].replace(/^\((.*)\)$/, '$1').trim();
  return { label: folderName(name, holds), ...(sub === undefined || sub === '' ? {} : { sub }) };
}

/** With a slash if it contains items, or if the mark of a folder is after it. */
export function folderName(name: string, holds: boolean): string {
  const bare = name.replace(/[*@|=>]$/, '').replace(/:$/, '');
  const marked = name.endsWith(':') && bare !== name;
  const folder = holds && !isFileName(bare);
  return (folder || marked) && !bare.endsWith('/') ? `${bare}/` : bare;
}

function unquoted(text: string): string {
  return /^(["'`]).*\1$/.test(text) && text.length > 2 ? text.slice(1, -1) : text;
}
