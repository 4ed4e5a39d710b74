// Which calls are answered: in, the items of a sequence; out, a bar from each `->` to the `-->` that goes back from its
// receiver to its sender. A reply answers the latest call that waits for it; a call without an answer has no bar.
import type { Line } from '../lines.js';
import type { Activation, Item, SequenceBlock } from './model.js';

export function activationsOf(items: readonly Item[]): readonly Activation[] {
  const bars = new Map<string, Activation>();
  const waiting = new Waiting();
  walk(items, waiting, bars);
  return [...bars.values()];
}

/** The calls without an answer yet, by their two ends, with a journal of changes that can be taken back. */
class Waiting {
  readonly #calls = new Map<string, string[]>();
  readonly #journal: Change[] = [];

  call(pair: string, message: string): void {
    const calls = this.#calls.get(pair);
    if (calls) calls.push(message);
    else this.#calls.set(pair, [message]);
    this.#journal.push({ pair, message, answered: false });
  }

  /** Takes the latest call of a pair, if any waits. */
  answer(pair: string): string | undefined {
    const message = this.#calls.get(pair)?.pop();
    if (message !== undefined) this.#journal.push({ pair, message, answered: true });
    return message;
  }

  mark(): number {
    return this.#journal.length;
  }

  /** Takes back everything since a mark; gives what it came to for each pair. */
  takeBack(mark: number): ReadonlyMap<string, Outcome> {
    const outcomes = new Map<string, { answered: number; readonly calls: string[] }>();
    const since = this.#journal.splice(mark);
    for (const { pair, message, answered } of since) {
      const outcome = outcomes.get(pair) ?? { answered: 0, calls: [] };
      outcomes.set(pair, outcome);
      if (!answered) outcome.calls.push(message);
      else if (outcome.calls.pop() === undefined) outcome.answered += 1;
    }
    for (const { pair, message, answered } of since.reverse()) {
      if (answered) this.#calls.get(pair)?.push(message);
      else this.#calls.get(pair)?.pop();
    }
    return outcomes;
  }
}

interface Change {
  readonly pair: string;
  readonly message: string;
  readonly answered: boolean;
}

interface Outcome {
  /** How many of the calls that waited before were answered. */
  readonly answered: number;
  /** The calls made that still wait. */
  readonly calls: readonly string[];
}

function walk(items: readonly Item[], waiting: Waiting, bars: Map<string, Activation>): void {
  for (const item of items) {
    if (item.type === 'message') hear(item.line, waiting, bars);
    else if (item.type === 'block') walkBlock(item, waiting, bars);
  }
}

function hear({ id, from, to, arrow }: Line, waiting: Waiting, bars: Map<string, Activation>): void {
  if (arrow === '->') waiting.call(`${from} ${to}`, id);
  if (arrow !== '-->') return;
  const call = waiting.answer(`${to} ${from}`);
  if (call !== undefined) bars.set(call, { actor: from, from: call, to: id });
}

function walkBlock({ word, sections }: SequenceBlock, waiting: Waiting, bars: Map<string, Activation>): void {
  if (word !== 'alt') {
    for (const section of sections) walk(section.items, waiting, bars);
    return;
  }
  // Only one alternative happens, so each starts from the same calls, and the last answer written ends the bar. Calls
  // that several alternatives leave open wait for one answer after them; the bar begins at the first written.
  const answered = new Map<string, number>();
  const open = new Map<string, string[]>();
  for (const section of sections) {
    const mark = waiting.mark();
    walk(section.items, waiting, bars);
    for (const [pair, outcome] of waiting.takeBack(mark)) {
      answered.set(pair, Math.max(answered.get(pair) ?? 0, outcome.answered));
      const calls = open.get(pair) ?? [];
      open.set(pair, [...calls, ...outcome.calls.slice(calls.length)]);
    }
  }
  for (const [pair, count] of answered) for (let i = 0; i < count; i++) waiting.answer(pair);
  for (const [pair, calls] of open) for (const call of calls) waiting.call(pair, call);
}
