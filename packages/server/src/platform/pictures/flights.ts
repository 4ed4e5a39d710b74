// Work that several callers wait for: in, a key and how to begin; out, one result for all who ask while it is under way. It is aborted
// once the last of them has left.
import { ClientLeft } from '../pool/pool.js';

export interface Flights<Result> {
  readonly has: (key: string) => boolean;
  /** Rejects with `ClientLeft` for a caller whose signal aborts; the others still get the result. */
  readonly join: (
    key: string,
    signal: AbortSignal,
    begin: (abandoned: AbortSignal) => Promise<Result>,
  ) => Promise<Result>;
}

interface Flight<Result> {
  readonly result: Promise<Result>;
  readonly abandon: () => void;
  waiting: number;
}

export function flights<Result>(): Flights<Result> {
  const under = new Map<string, Flight<Result>>();
  const begun = (key: string, begin: (abandoned: AbortSignal) => Promise<Result>): Flight<Result> => {
    const control = new AbortController();
    const end = (): void => {
      if (under.get(key) === flight) under.delete(key);
    };
    const abandon = (): void => {
      end();
      control.abort();
    };
    const flight: Flight<Result> = { result: begin(control.signal), abandon, waiting: 0 };
    under.set(key, flight);
    flight.result.then(end, end);
    return flight;
  };
  return {
    has: (key) => under.has(key),
    join: (key, signal, begin) => {
      if (signal.aborted) return Promise.reject(new ClientLeft());
      const flight = under.get(key) ?? begun(key, begin);
      flight.waiting++;
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          flight.waiting--;
          if (flight.waiting === 0) flight.abandon();
          reject(new ClientLeft());
        };
        const stay = (): void => signal.removeEventListener('abort', leave);
        signal.addEventListener('abort', leave, { once: true });
        flight.result.then(resolve, reject).then(stay);
      });
    },
  };
}
