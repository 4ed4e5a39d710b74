// Parts of the core that only some sources need, such as what reads mistakes: the core calls them at once, so the first call stops the work,
// they are loaded, and the work starts again. The core is pure, so it can. The build puts them behind these functions (scripts/late/parts.mjs).

/** Stops work that needs a part which isn't loaded yet. */
class NotLoaded {
  readonly load: () => Promise<void>;

  constructor(load: () => Promise<void>) {
    this.load = load;
  }
}

/** A part that is loaded once it was needed. */
export function late<Part>(load: () => Promise<Part>): () => Part {
  let part: Part | undefined;
  return () => {
    if (part !== undefined) return part;
    throw new NotLoaded(async () => {
      part = await load();
    });
  };
}

/** Repeats work until all parts are loaded that it needs. */
export async function untilLoaded<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (cause) {
      if (!(cause instanceof NotLoaded)) throw cause;
      await cause.load();
    }
  }
}
