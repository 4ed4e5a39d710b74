// Runs what needs icons until it lacks none, since their files are loaded between the rounds: in, where icons are and the work; out, its result.
import type { IconFileLoader } from '@linework/browser';
import type { IconLookup } from '@linework/core';
import type { FetchedIcons } from '@linework/icons/fetched';

export type WithIcons = <Result>(work: (icons: IconLookup) => Result | Promise<Result>) => Promise<Result>;

/** The sets, a shard, the shard of an alias, and the nearest names. */
const MOST_ROUNDS = 6;

export function withNeededIcons(load: IconFileLoader): WithIcons {
  let icons: Promise<FetchedIcons> | undefined;
  return async (work) => {
    icons ??= import('@linework/icons/fetched').then(({ fetchedIcons }) => fetchedIcons(load));
    const needs = (await icons).needs({ nearest: false });
    for (let round = 1; ; round++) {
      const result = await work(needs.lookup);
      if (!needs.lacks() || round === MOST_ROUNDS) return result;
      await needs.load();
    }
  };
}
