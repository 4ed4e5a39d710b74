// The Linework text that follows a text in another format: in, the desk and its worker; out, what the last conversion gave and whether the text has been
// changed by hand since, in which case it is only replaced when somebody asks for it.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { replacementsBetween } from '../language/replacements.js';
import { convertedFrom, sentenceOf } from '../start/converting.js';
import type { Desk } from '../start/desk.js';
import { foreignIn } from '../start/foreign.js';
import type { StartAsk } from '../start/starter.js';
import type { Loss } from '../start/worker/protocol.js';

/** Pause in typing, in ms. */
const SETTLED = 150;

export interface Following {
  /** How the last conversion went, in words. */
  readonly report: ReadonlySignal<string>;
  readonly losses: ReadonlySignal<readonly Loss[]>;
  /** The Linework text was changed by hand and differs from what the other text gives. */
  readonly isApart: ReadonlySignal<boolean>;
  /** Replaces the Linework text; the text before is kept as a draft. */
  readonly replace: () => Promise<void>;
  readonly end: () => void;
}

export type FollowedDesk = Pick<Desk, 'state' | 'beside' | 'replace'>;

export function followingOf(desk: FollowedDesk, ask: StartAsk): Following {
  const report = signal('');
  const losses = signal<readonly Loss[]>([]);
  const isApart = signal(false);
  /** What the last conversion gave, and what it wrote. */
  let source: string | undefined;
  let written: string | undefined;
  const write = async (foreign: string, next: string): Promise<void> => {
    const now = desk.state.text.peek();
    source = next;
    if (now === foreign) await desk.replace(next);
    else if (now === written) desk.state.side.peek()?.change(replacementsBetween(now, next));
    else if (now !== next) {
      isApart.value = true;
      return;
    }
    written = next;
    isApart.value = false;
  };
  const convert = async (foreign: string): Promise<void> => {
    const path = foreignIn(foreign)?.path ?? 'pasted';
    try {
      const converted = await convertedFrom(ask, [{ path, content: foreign }]);
      if (desk.beside.peek() !== foreign) return;
      report.value = sentenceOf(converted);
      losses.value = converted.losses;
      if (converted.source !== undefined) await write(foreign, converted.source);
    } catch (cause) {
      report.value = cause instanceof Error ? cause.message : String(cause);
    }
  };
  const end = effect(() => {
    const foreign = desk.beside.value;
    if (foreign === undefined || foreign.trim() === '') return undefined;
    const timer = setTimeout(() => void convert(foreign), SETTLED);
    return () => clearTimeout(timer);
  });
  return {
    report,
    losses,
    isApart,
    replace: async () => {
      if (source === undefined) return;
      await desk.replace(source);
      written = source;
      isApart.value = false;
    },
    end,
  };
}
