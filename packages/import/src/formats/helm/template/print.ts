// Values as Go prints them: in, a value; out, the printed text (fmt, verb %v).
import { isDict, isList, isThing, sortedKeys, type Value } from './value.js';

const DEEPEST = 200;

export function printed(value: Value, depth = 0): string {
  if (value === null) return '<nil>';
  if (typeof value === 'number') return numberText(value);
  if (depth > DEEPEST) return '';
  if (isList(value)) return `[${value.map((each) => printed(each, depth + 1)).join(' ')}]`;
  if (isDict(value)) {
    return `map[${sortedKeys(value)
      .map((key) => `${key}:${printed(value.get(key) ?? null, depth + 1)}`)
      .join(' ')}]`;
  }
  return isThing(value) ? value.text : String(value);
}

/** Whole numbers in full: 1000000 is not printed as 1e+06 (helm/helm#1707). */
function numberText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf';
  return String(value).replace(/e([+-])(\d)$/, 'e$10$2');
}

/** Output of an action; Helm removes `<no value>`. */
export function inserted(value: Value): string {
  return value === null ? '' : printed(value);
}
