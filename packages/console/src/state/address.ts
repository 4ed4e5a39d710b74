// The address of the page: in, the browser's history; out, the path and the query as signals, and going elsewhere without loading the page again.
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Address {
  readonly path: ReadonlySignal<string>;
  readonly query: ReadonlySignal<URLSearchParams>;
  /** Goes to a path of the console. `replaces` keeps the way back as it is, for what is typed into a search. */
  readonly go: (to: string, replaces?: 'replaces') => void;
  /** Changes parts of the query; an empty value removes one. */
  readonly ask: (values: Readonly<Record<string, string>>) => void;
}

/** What the console answers itself; other links load a page. */
const isOwn = (path: string): boolean => path === '/console' || path.startsWith('/console/');

export function addressOf(): Address {
  const path = signal(location.pathname);
  const query = signal(new URLSearchParams(location.search));
  const read = (): void => {
    path.value = location.pathname;
    query.value = new URLSearchParams(location.search);
  };
  const go: Address['go'] = (to, replaces) => {
    if (replaces) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    const before = path.value;
    read();
    if (before !== path.value) scrollTo(0, 0);
  };
  addEventListener('popstate', read);
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (
      link === null ||
      event.defaultPrevented ||
      event.button !== 0 ||
      link.target !== '' ||
      link.hasAttribute('download')
    )
      return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || !isOwn(link.pathname)) return;
    // A place on this page, such as that to which the menu is skipped.
    if (link.hash !== '' && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
  return {
    path,
    query,
    go,
    ask: (values) => {
      const next = new URLSearchParams(query.value);
      for (const [name, value] of Object.entries(values)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      go(path.value + (text === '' ? '' : `?${text}`), 'replaces');
    },
  };
}
