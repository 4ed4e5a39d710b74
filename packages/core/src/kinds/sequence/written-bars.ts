// The bars that activate and deactivate lines write: in, messages, lines and blocks in source order; out, each bar with the
// messages at its ends. In alternatives a bar that one of them ends is still there in the next, and lasts to the latest end.
import type { Activation } from './model.js';

interface Bar {
  readonly actor: string;
  from: string | undefined;
  to: string | undefined;
  /** It begins at the next message. */
  waits: boolean;
}

export type Ended = 'ended' | 'empty' | 'unknown';

export class WrittenBars {
  readonly #bars: Bar[] = [];
  readonly #actors = new Set<string>();
  #open: readonly Bar[] = [];
  #waiting: Bar[] = [];
  /** The last message, and whether it is in the section that is read. */
  #last: string | undefined;
  #isHere = true;

  message(id: string): void {
    for (const each of this.#waiting) {
      each.from = id;
      each.waits = false;
    }
    this.#waiting = [];
    this.#last = id;
    this.#isHere = true;
  }

  begin(actor: string): void {
    const waits = !this.#isHere;
    const bar: Bar = { actor, from: waits ? undefined : this.#last, to: undefined, waits };
    if (waits) this.#waiting.push(bar);
    this.#bars.push(bar);
    this.#actors.add(actor);
    this.#open = [...this.#open, bar];
  }

  end(actor: string): Ended {
    const bar = this.#open.findLast((each) => each.actor === actor);
    if (bar === undefined) return 'unknown';
    this.#open = this.#open.filter((each) => each !== bar);
    bar.to = this.#last;
    return bar.waits || bar.from === bar.to ? 'empty' : 'ended';
  }

  /** Reads sections of which one happens, or none with `mayPass`. */
  alternatives<Of>(sections: readonly (() => Of)[], mayPass: boolean): readonly Of[] {
    const before = this.#open;
    const after = new Set(mayPass ? before : []);
    const results = this.sections(
      sections.map((read) => () => {
        this.#open = before;
        const section = read();
        for (const bar of this.#open) after.add(bar);
        return section;
      }),
    );
    this.#open = this.#bars.filter((each) => after.has(each));
    return results;
  }

  /** Reads sections that all happen. The message above the second one is in another section. */
  sections<Of>(sections: readonly (() => Of)[]): readonly Of[] {
    return sections.map((read, index) => {
      if (index > 0) this.#isHere = false;
      return read();
    });
  }

  /** The automatic bars of other actors, and the written ones. */
  with(automatic: readonly Activation[]): readonly Activation[] {
    const others = automatic.filter((each) => !this.#actors.has(each.actor));
    const own = this.#bars.filter(({ waits, from, to }) => !waits && (to === undefined || from !== to));
    return [
      ...others,
      ...own.map(
        ({ actor, from, to }): Activation => ({
          actor,
          ...(from === undefined ? {} : { from }),
          ...(to === undefined ? {} : { to }),
          written: true,
        }),
      ),
    ];
  }
}
