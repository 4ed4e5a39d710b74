// The picture of files that are of the format but contain nothing to draw: in, their title and the place that says so; out, a
// graph of one node that says it.
import type { FilePlace } from '../file-place.js';
import type { ImportGraph, Item } from './contract.js';

export function noResources(title: string | undefined, place: FilePlace): ImportGraph {
  const look = { keyword: 'node', type: 'terminal', label: 'No resources' };
  const items: readonly Item[] = [{ external: '(nothing)', name: 'nothing', place, look }];
  return { kind: 'flow', ...(title === undefined ? {} : { title }), items, relations: [] };
}
