// Lines between services: in, a service and whether its ports are entry points; out, one line to each other service, with
// everything that joins the two.

import type { FilePlace } from '../../file-place.js';
import type { Relation } from '../../graph/contract.js';
import type { Need, Service } from './model.js';
import { joinedService } from './placement.js';

const CONDITIONS: ReadonlyMap<string, string> = new Map([
  ['service_started', ''],
  ['service_healthy', 'when healthy'],
  ['service_completed_successfully', 'once completed'],
]);

interface Joined {
  readonly place: FilePlace;
  readonly words: string;
}

export function linesOf(service: Service): readonly Relation[] {
  const { name: from, needs, links, volumesFrom, networkMode } = service;
  const joined = new Map<string, Joined[]>();
  const join = (name: string, place: FilePlace, words: string): void => {
    const list = joined.get(name);
    if (list) list.push({ place, words });
    else joined.set(name, [{ place, words }]);
  };
  for (const need of needs) join(need.name, need.place, inWords(need));
  for (const { name, place } of links) join(name, place, '');
  for (const { name, place } of volumesFrom) if (!name.startsWith('container:')) join(name, place, 'mounts volumes of');
  const host = networkMode && joinedService(networkMode);
  if (networkMode && host !== undefined) join(host, networkMode.place, 'uses network of');
  return [...joined].flatMap(([to, all]): readonly Relation[] => {
    const [first] = all;
    if (!first) return [];
    const label = [...new Set(all.map(({ words }) => words).filter((words) => words !== ''))].join(', ');
    return [{ from, to, place: first.place, arrow: '->', ...(label === '' ? {} : { label }) }];
  });
}

function inWords({ condition, optional }: Need): string {
  const when = condition === undefined ? '' : (CONDITIONS.get(condition) ?? condition);
  return [when, optional ? 'optional' : ''].filter((word) => word !== '').join(', ');
}
