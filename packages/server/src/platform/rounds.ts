// Work that comes again and again: in, what and how often; out, a way to end it, which waits for the round under way. One that fails is told and
// comes again.
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
