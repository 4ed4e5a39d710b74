// The site without a network: out, the service worker of this version, where there is one. Icons are kept once the page is idle, unless the reader
// saves data.
import { registerOffline } from '../page/trusted.js';

interface WithConnection {
  readonly connection?: { readonly saveData: boolean };
}

/** ms after the page was loaded. */
const IDLE = 10_000;

export async function keepOffline(): Promise<void> {
  const registration = await registerOffline('offline.js');
  if (registration === undefined || (navigator as WithConnection).connection?.saveData === true) return;
  await navigator.serviceWorker.ready;
  setTimeout(() => registration.active?.postMessage('keep the rest'), IDLE);
}
