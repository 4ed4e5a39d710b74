// Names with a local scope: in, tokens; out, the meaning of each word that is a loop variable or a function argument (`[for x
// in list: ...]`, `map(list, x => ...)`). Within their scope they hide symbols with the same name.
import type { Token } from './lex.js';

/** From one token up to, but not including, another. */
export type Range = readonly [number, number];

export interface Local {
  /** An item of the list that is looped over, its index, or a function's argument. */
  readonly is: 'item' | 'index' | 'argument';
  /** The list that is looped over. */
  readonly of?: Range;
}

interface Named {
  readonly name: string;
  readonly local: Local;
}

export function localsOf(tokens: readonly Token[], partner: ReadonlyMap<number, number>): ReadonlyMap<number, Local> {
  const locals = new Map<number, Local>();
  const held = new Map<string, Local[]>();
  const opens = new Map<number, readonly Named[]>();
  const closes = new Map<number, readonly Named[]>();
  const open = ({ name, local }: Named): void => {
    const list = held.get(name);
    if (list) list.push(local);
    else held.set(name, [local]);
  };
  const arguments_: { readonly depth: number; readonly named: readonly Named[] }[] = [];
  const openers: number[] = [];
  let lastClosed: Range = [0, 0];
  const endArguments = (depth: number): void => {
    for (let last = arguments_.at(-1); last && last.depth >= depth; last = arguments_.at(-1)) {
      for (const { name } of last.named) held.get(name)?.pop();
      arguments_.pop();
    }
  };
  const closers = new Set(partner.values());
  for (const [at, token] of tokens.entries()) {
    for (const each of opens.get(at) ?? []) open(each);
    if (closers.has(at)) {
      endArguments(openers.length);
      lastClosed = [openers.pop() ?? 0, at];
    } else if (token.text === ',' && token.is === 'mark') endArguments(openers.length);
    for (const { name } of closes.get(at) ?? []) held.get(name)?.pop();
    if (token.is === 'word') {
      const local = held.get(token.text)?.at(-1);
      if (local) locals.set(at, local);
    }
    if (token.is === 'mark' && partner.has(at)) openers.push(at);
    const first = token.text === '[' ? afterBreaks(tokens, at + 1) : at;
    if (first > at && tokens[first]?.text === 'for' && tokens[first]?.is === 'word') {
      const loop = loopAt(tokens, partner, at, first + 1);
      for (const [where, { local }] of loop.named) locals.set(where, local);
      opens.set(
        loop.from,
        loop.named.map(([, named]) => named),
      );
      closes.set(
        partner.get(at) ?? at,
        loop.named.map(([, named]) => named),
      );
    } else if (token.text === '>' && tokens[at - 1]?.text === '=' && tokens[at - 1]?.end === token.start) {
      const names = lastClosed[1] === at - 2 ? wordsIn(tokens, lastClosed) : wordsIn(tokens, [at - 2, at - 1]);
      for (const where of names) locals.set(where, { is: 'argument' });
      const named = names.map((where): Named => ({ name: tokens[where]?.text ?? '', local: { is: 'argument' } }));
      for (const each of named) open(each);
      arguments_.push({ depth: openers.length, named });
    }
  }
  return locals;
}

function loopAt(
  tokens: readonly Token[],
  partner: ReadonlyMap<number, number>,
  at: number,
  start: number,
): { readonly from: number; readonly named: readonly (readonly [number, Named])[] } {
  const close = partner.get(at) ?? at;
  let within = start;
  while (within < Math.min(close, start + 6) && tokens[within]?.text !== 'in') within++;
  let colon = within + 1;
  while (colon < close && tokens[colon]?.text !== ':') colon = (partner.get(colon) ?? colon) + 1;
  const [item, index] = wordsIn(tokens, [start, within]);
  const of: Range = [within + 1, colon];
  const named: (readonly [number, Named])[] = [];
  if (item !== undefined) named.push([item, { name: tokens[item]?.text ?? '', local: { is: 'item', of } }]);
  if (index !== undefined) named.push([index, { name: tokens[index]?.text ?? '', local: { is: 'index' } }]);
  return { from: colon, named };
}

/** Skips any comments in between. */
function afterBreaks(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + 20 && tokens[at]?.is === 'line') at++;
  return at;
}

function wordsIn(tokens: readonly Token[], [start, end]: Range): readonly number[] {
  const words: number[] = [];
  for (let at = start; at < Math.min(end, start + 40); at++) if (tokens[at]?.is === 'word') words.push(at);
  return words;
}
