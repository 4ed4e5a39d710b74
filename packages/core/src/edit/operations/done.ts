// What an operation comes to: edits of the source as it is, and one line of what they change.

import type { TextEdit } from '../../text/edit.js';
import type { Change } from '../line-words.js';

export interface Done {
  readonly edits: readonly TextEdit[];
  /** Empty where nothing is different afterwards. */
  readonly said: string;
}

export const NOTHING: Done = { edits: [], said: '' };

/** `label "Orders" is "Order store" now, tone=red is gone` */
export function changesSaid(changes: readonly Change[]): string {
  return changes
    .map(({ name, before, after }) => {
      if (before === undefined) return `${bare(name, after ?? '')} is new`;
      return after === undefined ? `${bare(name, before)} is gone` : `${bare(name, before)} is ${after} now`;
    })
    .join(', ');
}

/** With its name where the words do not say it. */
function bare(name: string, words: string): string {
  const text = words.replace(/^: /, '');
  return text === name || text.startsWith(`${name}=`) ? text : `${name} ${text}`;
}
