// Requests of which only the last counts.

/** Each call aborts the signal of the call before. */
export function turns(): () => AbortSignal {
  let last = new AbortController();
  return () => {
    last.abort();
    last = new AbortController();
    return last.signal;
  };
}
