// Following who has a diagram open: in, the address of its presence; out, what the service reports for as long as the page is seen. Being connected is being
// present, so a page that nobody sees is not. A network that is away is not reported: the connection is tried again, less and less often.
import type { PresentPerson, SavedVersion } from './presence-words.js';

export interface Listener {
  readonly people: (people: readonly PresentPerson[]) => void;
  /** The latest version: once after each connection, and after every save. */
  readonly version: (version: SavedVersion) => void;
}

/** Milliseconds until the first new try, and the most between two. */
const FIRST = 2_000;
const LONGEST = 300_000;

/** Milliseconds that a page can be hidden and still be there. */
const HIDDEN = 30_000;

/** Ends the following. */
export type Stop = () => void;

export function followPresence(address: string, listener: Listener): Stop {
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST;
  const close = (): void => {
    clearTimeout(timer);
    stream?.close();
    stream = undefined;
    listener.people([]);
  };
  const later = (work: () => void, delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(work, delay);
  };
  const again = (): void => {
    close();
    // Apart from each other, so that a service that starts again is not asked by all pages at once.
    later(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(LONGEST, wait * 2);
  };
  const connect = (): void => {
    close();
    if (document.visibilityState === 'hidden') return;
    stream = new EventSource(address);
    const on = <Value>(name: string, hear: (value: Value) => void): void =>
      stream?.addEventListener(name, ({ data }: MessageEvent<string>) => {
        wait = FIRST;
        hear(JSON.parse(data) as Value);
      });
    on<{ readonly people: readonly PresentPerson[] }>('people', ({ people }) => listener.people(people));
    on<SavedVersion>('version', listener.version);
    on<{ readonly errorCode: string }>('ended', ({ errorCode }) => {
      if (errorCode.startsWith('service.')) again();
      else stop();
    });
    stream.addEventListener('error', again);
  };
  const seen = (): void => {
    if (document.visibilityState === 'hidden') later(close, HIDDEN);
    else if (stream === undefined) connect();
    else clearTimeout(timer);
  };
  const stop = (): void => {
    close();
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('online', connect);
  };
  document.addEventListener('visibilitychange', seen);
  addEventListener('online', connect);
  connect();
  return stop;
}
