// Which calls are answered: in, the items of a sequence; out, a bar from each `->` to the `-->` that goes back from its
// receiver to its sender. A reply answers the latest call that waits for it; a call without an answer has no bar.
import type { Line } from '../lines.js';
import type { Activation, Item, SequenceBlock } from './model.js';

/** A call that waits for its answer. */
interface Waiting {
  readonly from: string;
  readonly to: string;
  readonly message: string;
}

export function activationsOf(items: readonly Item[]): readonly Activation[] {
  const bars = new Map<string, Activation>();
  walk(items, [], bars);
  return [...bars.values()];
}

function walk(items: readonly Item[], before: readonly Waiting[], bars: Map<string, Activation>): readonly Waiting[] {
  let waiting = [...before];
  for (const item of items) {
    if (item.type === 'message') hear(item.line, waiting, bars);
    else if (item.type === 'block') waiting = [...walkBlock(item, waiting, bars)];
  }
  return waiting;
}

function hear(line: Line, waiting: Waiting[], bars: Map<string, Activation>): void {
  const { id, from, to, arrow } = line;
  if (arrow === '->') waiting.push({ from, to, message: id });
  if (arrow !== '-->') return;
  const answered = waiting.findLastIndex((each) => each.from === to && each.to === from);
  const call = waiting[answered];
  if (call === undefined) return;
  waiting.splice(answered, 1);
  bars.set(call.message, { actor: call.to, from: call.message, to: id });
}

function walkBlock(
  block: SequenceBlock,
  before: readonly Waiting[],
  bars: Map<string, Activation>,
): readonly Waiting[] {
  if (block.word !== 'alt') {
    let waiting = before;
    for (const section of block.sections) waiting = walk(section.items, waiting, bars);
    return waiting;
  }
  // Only one alternative happens, so each starts from the same calls, and the last answer written ends the bar.
  const ends = block.sections.map((section) => walk(section.items, before, bars));
  const known = new Set(before);
  const still = ends.map((each) => new Set(each));
  return [
    ...before.filter((each) => still.every((end) => end.has(each))),
    ...merged(ends.map((end) => end.filter((each) => !known.has(each)))),
  ];
}

/** Calls of the alternatives that wait for one answer after them: alike ones count once, from the first written. */
function merged(alternatives: readonly (readonly Waiting[])[]): readonly Waiting[] {
  const kept: Waiting[] = [];
  const counted = new Map<string, number>();
  for (const calls of alternatives) {
    const here = new Map<string, number>();
    for (const call of calls) {
      const pair = `${call.from} ${call.to}`;
      const count = (here.get(pair) ?? 0) + 1;
      here.set(pair, count);
      if (count <= (counted.get(pair) ?? 0)) continue;
      counted.set(pair, count);
      kept.push(call);
    }
  }
  return kept;
}
