// Resource ids as `resourceId(...)` builds them: in, its values; out, the type and the names in it.
import type { Expression } from './expression.js';

export interface ResourceId {
  readonly type: string;
  /** Separated by slashes. */
  readonly names: string;
}

export function isResourceId(name: string): boolean {
  return /^(?:extension|subscription|tenant|managementgroup)?resourceid$/.test(name);
}

/** The first value that contains a type, then the names. */
export function idOf(values: readonly Expression[], spelled: (each: Expression) => string): ResourceId | undefined {
  const index = values.findIndex((each) => each.is === 'text' && /^[\w.]+\/./.test(each.text));
  const type = values[index];
  if (type?.is !== 'text') return undefined;
  const names = values.slice(index + 1).map(spelled);
  return { type: type.text.replace(/\/$/, '').toLowerCase(), names: names.join('/') };
}

/** The id form of `a.b/c/d` named `x/y`: `a.b/c/x/d/y`. */
export function interleaved(type: string, name: string): string {
  const names = name.split('/');
  const [provider = '', ...types] = type.split('/');
  return [provider, ...types.flatMap((each, index) => [each, names[index] ?? ''])].join('/');
}
