// Which participants are created and destroyed: in, the events of a sequence; out, the words on their declarations, and the
// lines that those cannot say: a lifeline begins at its first message and ends at its last one.
import type { Events, Life } from './events.js';

export type LifeWord = 'created' | 'destroyed';

export interface Lives {
  readonly words: ReadonlyMap<string, readonly LifeWord[]>;
  readonly lost: readonly Life[];
}

export function livesOf({ messages, lives }: Events): Lives {
  const first = new Map<string, number>();
  const last = new Map<string, number>();
  for (const [index, { from, to }] of messages.entries()) {
    for (const id of [from, to]) {
      if (!first.has(id)) first.set(id, index);
      last.set(id, index);
    }
  }
  const words = new Map<string, readonly LifeWord[]>();
  const lost: Life[] = [];
  for (const each of lives) {
    const { id, side, above } = each;
    const index = (side === 'start' ? first : last).get(id);
    const sent = index === undefined ? undefined : messages[index];
    const fits =
      side === 'start' ? sent?.to === id && sent.from !== id && (index ?? 0) >= above : (index ?? above + 1) <= above;
    const word = side === 'start' ? 'created' : 'destroyed';
    if (fits) words.set(id, [...new Set([...(words.get(id) ?? []), word] as const)].toSorted());
    else lost.push(each);
  }
  return { words, lost };
}
