// Which lines of a treemap may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';

export const treemapSigns: Signs = {
  doubtsItem: ({ rest }) => rest.some((each) => each.type === 'option' && AMOUNTS.has(each.name)),
};

/** Words of other tools for the number of a part. */
export const AMOUNTS: ReadonlySet<string> = new Set(['value', 'size', 'weight', 'count', 'amount', 'n']);
