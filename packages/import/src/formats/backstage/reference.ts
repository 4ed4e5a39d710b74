// References to entities: in, a text as `[kind:][namespace/]name` with defaults for the missing parts; out, the full reference
// in lower case, as Backstage compares them.

export interface ReferenceDefaults {
  readonly kind: string;
  readonly namespace: string;
}

export interface Reference {
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
}

export const DEFAULT_NAMESPACE = 'default';

/** Undefined if it names nothing. */
export function readReference(text: string, defaults: ReferenceDefaults): Reference | undefined {
  const slash = text.indexOf('/');
  const colonAt = text.indexOf(':');
  const colon = slash >= 0 && slash < colonAt ? -1 : colonAt;
  const kind = colon < 0 ? defaults.kind : text.slice(0, colon).trim();
  const namespace = slash < 0 ? defaults.namespace : text.slice(colon + 1, slash).trim();
  const name = text.slice(Math.max(colon, slash) + 1).trim();
  return kind === '' || namespace === '' || name === '' ? undefined : { kind, namespace, name };
}

export function referenceText({ kind, namespace, name }: Reference): string {
  return `${kind}:${namespace}/${name}`.toLowerCase();
}

export function kindOf(ref: string): string {
  return ref.slice(0, ref.indexOf(':'));
}
