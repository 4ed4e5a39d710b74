// The site without a network: out, the service worker of this version, where there is one. A page that finds the next version waiting loads again as
// that one, if it is the only page and the reader has done nothing in it yet. Icons are kept once the page is idle, unless the reader saves data.
import { registerOffline } from '../page/trusted.js';
import type { Desk } from '../start/desk.js';

interface WithConnection {
  readonly connection?: { readonly saveData: boolean };
}

/** ms after the page was loaded. */
const IDLE = 10_000;
/** ms after the page was loaded: before, Chromium can put the next version off while the old one answers the page. */
const QUIET = 1500;

export async function keepOffline({ state: { text }, dialog }: Desk): Promise<void> {
  const first = text.value;
  const registration = await registerOffline('offline.js');
  if (registration === undefined) return;
  setTimeout(() => {
    const isUntouched = text.value === first && dialog.value === undefined;
    if (registration.waiting !== null && isUntouched) changeVersion(registration.waiting);
  }, QUIET);
  if ((navigator as WithConnection).connection?.saveData === true) return;
  await navigator.serviceWorker.ready;
  setTimeout(() => registration.active?.postMessage('keep the rest'), IDLE);
}

function changeVersion(next: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  next.postMessage('take over');
}
