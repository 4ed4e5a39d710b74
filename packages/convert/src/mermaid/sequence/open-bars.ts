// The bars that are open while a sequence is drafted, by the rules of the language: each branch of a choice begins with those that
// were open before it.
import type { Bars } from './bars.js';

export class OpenBars {
  readonly #bars: Bars;
  readonly #idle: ReadonlySet<unknown>;
  #open: ReadonlyMap<string, number> = new Map();

  constructor(bars: Bars) {
    this.#bars = bars;
    this.#idle = new Set(bars.idle.map(({ statement, begins }) => key(statement.span.start, begins)));
  }

  /** Whether the line is written; the caller writes it. `lost`: nothing that it could end is open in this branch. */
  take(id: string, begins: boolean, start: number): 'written' | 'automatic' | 'lost' {
    if (!this.#bars.written.has(id) || this.#idle.has(key(start, begins))) return 'automatic';
    const count = this.#open.get(id) ?? 0;
    if (!begins && count === 0) return 'lost';
    this.#open = new Map([...this.#open, [id, count + (begins ? 1 : -1)]]);
    return 'written';
  }

  /** `mayPass`: none of them may happen. */
  choice<Of>(sections: readonly (() => Of)[], mayPass: boolean): readonly Of[] {
    const before = this.#open;
    const after = new Map(mayPass ? before : []);
    const results = sections.map((each) => {
      this.#open = before;
      const one = each();
      for (const [id, count] of this.#open) after.set(id, Math.max(count, after.get(id) ?? 0));
      return one;
    });
    this.#open = after;
    return results;
  }
}

function key(start: number, begins: boolean): string {
  return `${start} ${begins}`;
}
