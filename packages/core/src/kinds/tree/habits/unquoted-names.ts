// Names without quotes: bare, listed, in YAML or JSON, or as whole paths, one per line. From a line to the items to write.
import { written } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { pathNames } from '../../file-names.js';
import { answerListed, answerTail } from '../../habits/items/answers.js';
import { cutOptions, itemLine } from '../../habits/items/item-line.js';
import { listedItem, listHolds } from '../../habits/items/list-items.js';
import { holdsMore, lineAbove, lineBelow } from '../../habits/items/neighbours.js';
import { tailedItem } from '../../habits/items/tail.js';
import { nestedLines } from './commands.js';
import { folderName, hasFolders, meantName } from './names.js';
import { isRailed } from './tree-output.js';

/** `- src/`, `* src`, `++ core`. */
export function repairListedName(line: HabitLine, text: string): RepairedLine | undefined {
  const listed = listedItem(line, text);
  if (!listed) return undefined;
  const item = meantName(line, listed.text, listHolds(line, text));
  return answerListed(line, listed, item, listed.root && folderName(line, listed.root.label, true));
}

export function repairTail(line: HabitLine, text: string): RepairedLine | undefined {
  const item = tailedItem(text);
  if (!item) return undefined;
  const { label, sub, holds } = item;
  return answerTail(line, item, {
    label: holds && hasFolders(line) && !label.endsWith('/') ? `${label}/` : label,
    ...(sub ? { sub } : {}),
  });
}

/** `folder src`, `node a "A"`. */
const CALLED = /^(?:folder|dir|directory|file|node|item)[ \t]+(?:[\w.-]+[ \t]+(?="))?(\S.*)$/i;

/** `src`, `src:`, `index.ts`, `src/core/index.ts`, `index.ts: entry`. */
export function repairBareName(line: HabitLine, text: string): RepairedLine | undefined {
  if (/^["{}[\]]/.test(text)) return undefined;
  const { words, options } = cutOptions(text.replace(/,$/, ''));
  const bare = words.replace(/[ \t]*\{$/, '');
  if (bare === '') return undefined;
  const whole = pathNames(words.replace(/:$/, '/'));
  if (whole !== undefined && !/\s/.test(words)) {
    const above = lineAbove(line, line.index)?.trim();
    const before = above === undefined || above.startsWith('"') ? [] : (pathNames(above) ?? []);
    const path = folderName(line, words, holdsMore(line));
    const statements = nestedLines([path], before);
    return statements.length === 0 ? undefined : written(line, 'E125', { statements, safe: true });
  }
  const [, name, note] = /^(\S+\.\w+):[ \t]+(\S.*)$/.exec(words) ?? [];
  if (name !== undefined && note !== undefined)
    return written(line, 'E125', {
      statements: [itemLine({ label: name, sub: note.replace(/^"|"$/g, '') })],
      safe: true,
    });
  const [, called] = CALLED.exec(words) ?? [];
  const holds = holdsMore(line) || isRailed(lineBelow(line, line.index));
  const folder = /^(?:folder|dir|directory)[ \t]/i.test(words) || words !== bare;
  const item = meantName(line, called ?? bare, holds || folder);
  const statement = itemLine({ ...item, options });
  return written(line, words === item.label ? 'E112' : 'E125', { statements: [statement], safe: true });
}
