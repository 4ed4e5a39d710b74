// Values of SCIM as JSON has them, and the guards that read them.

export type Value = string | number | boolean | null | readonly Value[] | Plain;

export interface Plain {
  readonly [name: string]: Value;
}

/** What filters compare without regard to case: in lower case, as JavaScript makes it, so that every database gives the same. */
export interface Folded {
  readonly displayName?: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly emails: readonly { readonly value?: string; readonly type?: string; readonly primary?: boolean }[];
}

export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly Value[] {
  return Array.isArray(value);
}

export function fold(text: string): string {
  return text.toLowerCase();
}

/** Of an object's own fields only. */
export function fieldOf(of: Plain | undefined, name: string): Value | undefined {
  return of !== undefined && Object.hasOwn(of, name) ? of[name] : undefined;
}

export function textOf(of: Plain | undefined, name: string): string | undefined {
  const value = fieldOf(of, name);
  return typeof value === 'string' ? value : undefined;
}

export function plainOf(of: Plain | undefined, name: string): Plain | undefined {
  const value = fieldOf(of, name);
  return isPlain(value) ? value : undefined;
}

/** The objects of a list. */
export function elementsOf(of: Plain | undefined, name: string): readonly Plain[] {
  const value = fieldOf(of, name);
  return isList(value) ? value.filter(isPlain) : [];
}
