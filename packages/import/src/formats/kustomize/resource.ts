// A resource while kustomizations process it.
import type { FilePlace } from '../../file-place.js';
import { type JsonMap, textAt } from './value.js';

export interface Resource {
  value: JsonMap;
  readonly place: FilePlace;
  /** Its previous names, for references that use them. */
  readonly before: string[];
  /** Generated: its name ends in a content suffix. */
  readonly marked: boolean;
}

export function kindOf({ value }: Resource): string {
  return textAt(value, 'kind') ?? '';
}

export function nameOf({ value }: Resource): string {
  return textAt(value, 'metadata', 'name') ?? '';
}

export function namespaceOf({ value }: Resource): string | undefined {
  return textAt(value, 'metadata', 'namespace');
}

export interface Target {
  readonly group?: string;
  readonly version?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly labelSelector?: string;
}

/** Name patterns match the full name, as kustomize anchors them. */
export function isMeant(resource: Resource, target: Target): boolean {
  const [group = '', version] = (textAt(resource.value, 'apiVersion') ?? '').includes('/')
    ? (textAt(resource.value, 'apiVersion') ?? '').split('/')
    : ['', textAt(resource.value, 'apiVersion')];
  const fits = (wanted: string | undefined, own: string | undefined): boolean =>
    wanted === undefined || wanted === '' || wanted === own || anchored(wanted, own ?? '');
  return (
    fits(target.kind, kindOf(resource)) &&
    (fits(target.name, nameOf(resource)) || resource.before.some((name) => fits(target.name, name))) &&
    fits(target.namespace, namespaceOf(resource)) &&
    (target.group === undefined || target.group === group) &&
    (target.version === undefined || target.version === version) &&
    hasLabels(resource, target.labelSelector)
  );
}

/** Supports what such patterns contain in practice: words, dots, stars and alternatives; anything else is literal. */
function anchored(pattern: string, text: string): boolean {
  return pattern.split('|').some((each) => {
    if (!/^[\w./()-]*(?:\.\*[\w./()-]*){0,4}$/.test(each)) return false;
    const [first = '', ...rest] = each.replace(/^\(|\)$/g, '').split('.*');
    if (rest.length === 0) return first === text;
    if (!text.startsWith(first)) return false;
    let at = first.length;
    for (const [index, piece] of rest.entries()) {
      if (index === rest.length - 1) return text.length - piece.length >= at && text.endsWith(piece);
      const start = text.indexOf(piece, at);
      if (start === -1) return false;
      at = start + piece.length;
    }
    return true;
  });
}

function hasLabels({ value }: Resource, selector: string | undefined): boolean {
  if (selector === undefined) return true;
  return selector.split(',').every((each) => {
    const [key = '', wanted = ''] = each.split(/==?/);
    return textAt(value, 'metadata', 'labels', key.trim()) === wanted.trim();
  });
}
