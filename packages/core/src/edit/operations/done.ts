// The result of an operation: edits of the source, and one line about what they change.

import type { TextEdit } from '../../text/edit.js';
import type { Change } from '../line-words.js';

export interface Done {
  readonly edits: readonly TextEdit[];
  /** Empty if nothing changed. */
  readonly said: string;
}

export const NOTHING: Done = { edits: [], said: '' };

/** `changed label "Orders" to "Order store", removed tone=red` */
export function changesSaid(changes: readonly Change[]): string {
  return changes
    .map(({ name, before, after }) => {
      if (before === undefined) return `added ${bare(name, after ?? '')}`;
      return after === undefined ? `removed ${bare(name, before)}` : `changed ${bare(name, before)} to ${after}`;
    })
    .join(', ');
}

/** With its name, unless the words already contain it. */
function bare(name: string, words: string): string {
  const text = words.replace(/^: /, '');
  return text === name || text.startsWith(`${name}=`) ? text : `${name} ${text}`;
}
