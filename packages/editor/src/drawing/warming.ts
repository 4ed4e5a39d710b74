// Makes the first letters as fast as later ones: a browser compiles what has run some times, so the worker draws its last text again while it has nothing
// else to do. Nobody sees these drawings, and a call waits for at most one of them. In: a clock; out, functions for each call and each drawing.

/** Drawings of a kind, after which they hardly get faster. */
const TIMES = 120;
/** ms of a kind's drawings together: large diagrams warm up in fewer. */
const IN_ALL = 2000;
/** ms: a call would feel that it waits for a longer one. */
const LONGEST = 120;
/** ms without a call, and between two drawings. */
const QUIET = 60;
const BETWEEN = 4;

export interface Clock {
  /** ms. */
  readonly now: () => number;
  /** Out: what cancels it. */
  readonly later: (work: () => void, ms: number) => () => void;
}

export interface Warming {
  /** A call came in: it goes first. */
  readonly called: () => void;
  /** A text of a kind was drawn, and can be drawn again. */
  readonly drawn: (kind: string, again: () => Promise<unknown>) => void;
}

interface Spent {
  readonly times: number;
  /** ms. */
  readonly time: number;
}

interface Drawn {
  readonly kind: string;
  readonly again: () => Promise<unknown>;
}

export function warmingBy({ now, later }: Clock): Warming {
  const spent = new Map<string, Spent>();
  let last: Drawn | undefined;
  let cancel = (): void => undefined;
  const after = (ms: number): void => {
    cancel();
    cancel = later(() => void draw(), ms);
  };
  const draw = async (): Promise<void> => {
    const latest = last;
    const { times, time } = spent.get(latest?.kind ?? '') ?? { times: 0, time: 0 };
    if (latest === undefined || times >= TIMES || time >= IN_ALL) return;
    const start = now();
    await latest.again();
    const took = now() - start;
    spent.set(latest.kind, { times: times + 1, time: took > LONGEST ? IN_ALL : time + took });
    // Otherwise a call came in meanwhile, after which it continues.
    if (last === latest) after(BETWEEN);
  };
  return {
    called: () => after(QUIET),
    drawn: (kind, again) => {
      last = { kind, again };
      after(QUIET);
    },
  };
}
