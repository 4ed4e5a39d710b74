// The title of the window: in, that of the page and the name of the organisation it belongs to, if it does; out, a text in which neither reorders the rest.
import { named } from './named.js';

export function windowTitle(page: string, organisation?: string): string {
  return [page, organisation, 'Linework'].flatMap((part) => (part === undefined ? [] : [named(part)])).join(' · ');
}
