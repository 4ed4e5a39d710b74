// Which calls are answered: from the items of a sequence to a bar from each `->` to the `-->` that goes back from its receiver
// to its sender. A reply answers the latest call that waits for it. A bar is drawn only if that is certain: both are in one
// branch, whatever happens between them. So no bar enters or leaves an alternative, and a call has no bar if a branch might
// answer it, run it again or leave it open.
import type { Line } from '../lines.js';
import type { Activation, Item, SequenceBlock } from './model.js';

export function activationsOf(items: readonly Item[]): readonly Activation[] {
  const bars = new Map<string, Activation>();
  walk(items, OUTERMOST, new Waiting(), bars);
  return [...bars.values()];
}

/** A section that may not happen or may repeat, or the items outside all sections; messages of one all happen together. */
type Branch = object;
const OUTERMOST: Branch = {};
/** Calls made by branches: which of them waits depends on what happened. */
const UNCLEAR: Branch = {};

interface Call {
  readonly message: string;
  readonly branch: Branch;
}

/** The effect of a section on a pair. */
interface Outcome {
  /** How many of the calls that waited before were answered. */
  readonly answered: number;
  /** How many calls made in it still wait. */
  readonly made: number;
  /** Whether it depends on the way through the section which earlier calls still wait. */
  readonly blurs: boolean;
}

const NOTHING: Outcome = { answered: 0, made: 0, blurs: false };

interface Pair {
  readonly calls: Call[];
  /** From the first on, the calls of which it is unclear whether they wait. */
  unclear: number;
}

type Change =
  | { readonly type: 'made'; readonly pair: string }
  | { readonly type: 'answered'; readonly pair: string; readonly call: Call }
  | { readonly type: 'unclear'; readonly pair: string; readonly before: number };

/** The calls without a reply yet, by their two ends, with a journal of changes that can be undone. */
class Waiting {
  readonly #pairs = new Map<string, Pair>();
  readonly #journal: Change[] = [];

  #pair(ends: string): Pair {
    const pair = this.#pairs.get(ends) ?? { calls: [], unclear: 0 };
    this.#pairs.set(ends, pair);
    return pair;
  }

  call(ends: string, call: Call): void {
    this.#pair(ends).calls.push(call);
    this.#journal.push({ type: 'made', pair: ends });
  }

  /** Takes the latest waiting call of a pair, if any; returns it if it certainly waits. */
  answer(ends: string): Call | undefined {
    const pair = this.#pair(ends);
    const call = pair.calls.pop();
    if (call === undefined) return undefined;
    this.#journal.push({ type: 'answered', pair: ends, call });
    if (pair.calls.length >= pair.unclear) return call;
    this.#setUnclear(ends, pair.calls.length);
    return undefined;
  }

  /** All waiting calls of a pair become uncertain. */
  blur(ends: string): void {
    this.#setUnclear(ends, this.#pair(ends).calls.length);
  }

  #setUnclear(ends: string, count: number): void {
    const pair = this.#pair(ends);
    this.#journal.push({ type: 'unclear', pair: ends, before: pair.unclear });
    pair.unclear = count;
  }

  mark(): number {
    return this.#journal.length;
  }

  /** Undoes everything since a mark; returns the effect on each pair. */
  takeBack(mark: number): ReadonlyMap<string, Outcome> {
    const outcomes = new Map<string, Outcome>();
    const since = this.#journal.splice(mark);
    for (const change of since) {
      const { type, pair } = change;
      const outcome = outcomes.get(pair) ?? NOTHING;
      const { answered, made: calls } = outcome;
      if (type === 'made') outcomes.set(pair, { ...outcome, made: calls + 1 });
      else if (type === 'answered') {
        outcomes.set(pair, calls === 0 ? { ...outcome, answered: answered + 1 } : { ...outcome, made: calls - 1 });
      } else if (this.#pair(pair).unclear > change.before) outcomes.set(pair, { ...outcome, blurs: true });
    }
    for (const change of since.reverse()) {
      const pair = this.#pair(change.pair);
      if (change.type === 'made') pair.calls.pop();
      else if (change.type === 'answered') pair.calls.push(change.call);
      else pair.unclear = change.before;
    }
    return outcomes;
  }
}

function walk(items: readonly Item[], branch: Branch, waiting: Waiting, bars: Map<string, Activation>): void {
  for (const item of items) {
    if (item.type === 'message') hear(item.line, branch, waiting, bars);
    else if (item.type === 'block') walkBlock(item, branch, waiting, bars);
  }
}

function hear({ id, from, to, arrow }: Line, branch: Branch, waiting: Waiting, bars: Map<string, Activation>): void {
  if (arrow === '->') waiting.call(`${from} ${to}`, { message: id, branch });
  if (arrow !== '-->') return;
  const call = waiting.answer(`${to} ${from}`);
  if (call?.branch === branch) bars.set(call.message, { actor: from, from: call.message, to: id });
}

function walkBlock(
  { word, sections }: SequenceBlock,
  branch: Branch,
  waiting: Waiting,
  bars: Map<string, Activation>,
): void {
  if (word === 'par' || word === 'group') {
    for (const section of sections) walk(section.items, branch, waiting, bars);
    return;
  }
  // A block that is not a choice between two may not happen at all.
  const mayPass = word !== 'alt' || sections.length === 1;
  const results = new Map<string, Result>();
  for (const { items } of sections) {
    const mark = waiting.mark();
    walk(items, {}, waiting, bars);
    for (const [ends, outcome] of waiting.takeBack(mark)) results.set(ends, joined(results.get(ends), outcome));
  }
  for (const [ends, result] of results) {
    const isEverywhere = !mayPass && result.ways === sections.length;
    settle(ends, isEverywhere ? result : joined(result, NOTHING), waiting);
  }
}

/** The combined effect of several ways on a pair. */
interface Result {
  readonly ways: number;
  /** By every way. */
  readonly answered: number;
  /** By some way. */
  readonly made: number;
  readonly same: boolean;
}

function joined(result: Result | undefined, { answered, made: calls, blurs }: Outcome): Result {
  if (result === undefined) return { ways: 1, answered, made: calls, same: !blurs };
  return {
    ways: result.ways + 1,
    answered: Math.min(result.answered, answered),
    made: Math.max(result.made, calls),
    same: result.same && !blurs && result.answered === answered && result.made === calls,
  };
}

/** After a block: calls that every way answered are answered; calls that some way made wait for a reply that gives no bar. */
function settle(ends: string, { answered, made: calls, same }: Result, waiting: Waiting): void {
  for (let i = 0; i < answered; i++) waiting.answer(ends);
  for (let i = 0; i < calls; i++) waiting.call(ends, { message: '', branch: UNCLEAR });
  if (!same) waiting.blur(ends);
}
