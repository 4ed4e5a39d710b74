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
  const found = /^(?:[hr]?note)(?:[ \t]+(right|left|across))?[ \t]*(?:#\w+[ \t]*)?(?::[ \t]*(.*))?$/i.exec(text);
  if (!found || (found[1] === undefined && found[2] === undefined)) return undefined;
  if (found[1] !== undefined && line.known.labelOf(found[1]) !== undefined) return undefined;
  const message = messageAbove(line, false);
  const who = message && (message.from === message.to ? message.from : `${message.from},${message.to}`);
  if (found[2] !== undefined && found[2] !== '')
    return noteAbout(line, who ?? 'a', labelOf(found[2]), undefined, { safe: false });
  return noteOverLines(line, who ?? 'a', undefined, false);
}

/** `hnote over a : x`, `rnote over a : x`, `ref over a, b : x`: notes in another form. */
function renamed(line: HabitLine, text: string): RepairedLine | undefined {
  const found = /^(hnote|rnote|ref)(?=[ \t]+over\b)/i.exec(text)?.[0];
  return found === undefined
    ? undefined
    : placedNote(line, `note${text.slice(found.length)}`, found.toLowerCase() !== 'ref');
}
