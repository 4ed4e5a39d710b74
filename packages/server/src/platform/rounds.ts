// Recurring work: in, a function and an interval; out, a way to stop it, which waits for the round in progress. A failed round is reported and
// the next one runs as usual.
export interface Rounds {
  readonly stop: () => Promise<void>;
}

export function rounds(every: number, work: () => Promise<void>, failed: (error: unknown) => void): Rounds {
  let stopped = false;
  let under: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const next = (): void => {
    timer = setTimeout(() => {
      under = work()
        .catch(failed)
        .then(() => {
          if (!stopped) next();
        });
    }, every);
    timer.unref();
  };
  next();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await under;
    },
  };
}
