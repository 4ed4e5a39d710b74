// Which bars must be written: in, the events of a sequence; out, the participants whose bars differ from those the language draws
// automatically, and the lines about bars that Mermaid does not draw.
import type { BarEvent, Events, Sent } from './events.js';

export interface Bars {
  readonly written: ReadonlySet<string>;
  /** Begun and never ended, ended and never begun, or of a participant that nothing names; Mermaid draws no bar for either. */
  readonly idle: readonly BarEvent[];
  /** More than a diagram can have, so that all are automatic. */
  readonly tooMany: boolean;
}

/** As many as the language allows. */
const MOST_BARS = 1_000;

export function barsOf({ messages, bars }: Events, isKnown: (id: string) => boolean): Bars {
  const byActor = new Map<string, string[]>();
  const open = new Map<string, BarEvent[]>();
  const idle: BarEvent[] = [];
  for (const each of bars) {
    const { id, begins, above } = each;
    if (!isKnown(id)) {
      idle.push(each);
      continue;
    }
    const waiting = open.get(id) ?? [];
    open.set(id, waiting);
    if (begins) {
      waiting.push(each);
      continue;
    }
    const begun = waiting.pop();
    if (begun === undefined) idle.push(each);
    else byActor.set(id, [...(byActor.get(id) ?? []), `${begun.above}-${above}`]);
  }
  for (const waiting of open.values()) idle.push(...waiting);
  const ignored = new Set(idle);
  const tooMany = bars.filter((each) => !ignored.has(each)).length > MOST_BARS;
  const automatic = tooMany ? new Map<string, readonly string[]>() : automaticOf(messages);
  const isWritten = ([id, own]: readonly [string, readonly string[]]): boolean =>
    own.toSorted().join() !== automatic.get(id)?.toSorted().join();
  return {
    written: new Set(tooMany ? [] : [...byActor].filter(isWritten).map(([id]) => id)),
    idle: idle.toSorted((a, b) => a.statement.span.start - b.statement.span.start),
    tooMany,
  };
}

/** From each call to its reply, for participants whose calls and replies are all in one branch. */
function automaticOf(messages: readonly Sent[]): ReadonlyMap<string, readonly string[]> {
  const returns = new Map<string, string[]>();
  const calls = new Map<string, number[]>();
  const branches = new Map<string, Sent['branch']>();
  const unclear = new Set<string>();
  for (const [index, { from, to, arrow, branch }] of messages.entries()) {
    if (arrow !== '->' && arrow !== '-->') continue;
    const [called, caller] = arrow === '->' ? [to, from] : [from, to];
    if ((branches.get(called) ?? branch) !== branch) unclear.add(called);
    branches.set(called, branch);
    const pair = JSON.stringify([called, caller]);
    const waiting = calls.get(pair) ?? [];
    calls.set(pair, waiting);
    if (arrow === '->') {
      waiting.push(index + 1);
      continue;
    }
    const call = waiting.pop();
    if (call !== undefined) returns.set(called, [...(returns.get(called) ?? []), `${call}-${index + 1}`]);
  }
  for (const each of unclear) returns.delete(each);
  return returns;
}
