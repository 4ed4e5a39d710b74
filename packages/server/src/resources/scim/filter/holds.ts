// Whether a filter holds for one value of an attribute: in, the filter of a path, and the value; out, whether it is meant.
import { fieldOf, fold, type Plain, type Value } from '../schema/plain.js';
import { refuseScim } from '../scim-error.js';
import type { Condition, Filter } from './model.js';

/** Names of the value's fields are compared without regard to case, as texts are. */
export function holds(filter: Filter, value: Plain): boolean {
  if (filter.kind === 'and') return filter.all.every((each) => holds(each, value));
  if (filter.kind === 'or') return filter.all.some((each) => holds(each, value));
  if (filter.kind === 'not') return !holds(filter.of, value);
  if (filter.kind === 'within') return refuseScim('invalidPath', 'A filter of a path cannot contain another one.');
  const own = Object.keys(value).find((name) => fold(name) === filter.path);
  return isMet(filter, own === undefined ? undefined : fieldOf(value, own));
}

function isMet(condition: Condition, value: Value | undefined): boolean {
  const isThere = value !== undefined && value !== null && value !== '';
  if (condition.kind === 'present') return isThere;
  const { by, value: wanted } = condition;
  if (wanted === null) return by === 'eq' ? !isThere : by === 'ne' && isThere;
  const [one, other] = [fold(String(value ?? '')), fold(String(wanted))];
  if (by === 'ne') return !isThere || one !== other;
  if (!isThere) return false;
  if (by === 'eq') return one === other;
  if (by === 'co') return one.includes(other);
  if (by === 'sw') return one.startsWith(other);
  if (by === 'ew') return one.endsWith(other);
  if (by === 'gt') return one > other;
  if (by === 'ge') return one >= other;
  return by === 'lt' ? one < other : one <= other;
}

/** What a value has to be for the filter to hold, as far as its equalities say it. */
export function impliedBy(filter: Filter): Plain {
  if (filter.kind === 'and') return Object.assign({}, ...filter.all.map(impliedBy));
  if (filter.kind === 'compare' && filter.by === 'eq' && filter.value !== null)
    return Object.fromEntries([[filter.path, filter.value]]);
  return {};
}
