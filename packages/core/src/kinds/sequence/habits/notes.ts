// Notes of PlantUML beside a message: `note right : x`, `hnote over a : x`, `ref over a, b : x`. From a line to the note over
// the lifelines that are meant.

import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { noteAbout, noteOverLines, placedNote } from '../../habits/notes.js';
import { messageAbove } from './look-back.js';

export function repairNoteOfMessages(line: HabitLine, text: string): RepairedLine | undefined {
  return besideMessage(line, text) ?? renamed(line, text);
}

/** PlantUML's note beside the message above, and a note that names no actor. */
function besideMessage(line: HabitLine, text: string): RepairedLine | undefined {
  const match = /^(?:[hr]?note)(?:[ \t]+(right|left|across))?[ \t]*(?:#\w+[ \t]*)?(?::[ \t]*(.*))?$/i.exec(text);
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined;
  if (match[1] !== undefined && line.known.labelOf(match[1]) !== undefined) return undefined;
  const message = messageAbove(line, false);
  const who = message && (message.from === message.to ? message.from : `${message.from},${message.to}`);
  if (match[2] !== undefined && match[2] !== '')
    return noteAbout(line, who ?? 'a', labelOf(match[2]), undefined, { safe: false });
  return noteOverLines(line, who ?? 'a', undefined, false);
}

/** `hnote over a : x`, `rnote over a : x`, `ref over a, b : x`: notes in another form. */
function renamed(line: HabitLine, text: string): RepairedLine | undefined {
  const keyword = /^(hnote|rnote|ref)(?=[ \t]+over\b)/i.exec(text)?.[0];
  return keyword === undefined
    ? undefined
    : placedNote(line, `note${text.slice(keyword.length)}`, keyword.toLowerCase() !== 'ref');
}
