// The offer to convert a text of another language: in, the desk; out, a bar with one button, and after it what was lost. What recognises and
// converts is loaded when the text has errors.
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import type { Desk } from './desk.js';
import type { Foreign } from './foreign.js';
import { LossList } from './loss-list.js';
import type { Loss } from './worker/protocol.js';

interface Done {
  readonly words: string;
  readonly losses: readonly Loss[];
}

export function OfferBar({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const offered = useSignal<Foreign | undefined>(undefined);
  const done = useSignal<Done | undefined>(undefined);
  const { state } = desk;
  useSignalEffect(() => {
    const drawn = state.drawing.value;
    if (drawn === undefined || drawn.picture !== undefined) {
      offered.value = undefined;
      return;
    }
    import('./offer.js').then(
      ({ foreignIn }) => {
        // The first load can take longer than a later one.
        if (drawn !== state.drawing.peek()) return;
        const found = foreignIn(drawn.source);
        // A path on each line, or a comma, is too little to say of a text that is being written.
        offered.value = found?.format === 'csv' || found?.format === 'tree' ? undefined : found;
      },
      () => undefined,
    );
  });
  const offer = useComputed(() => offered.value?.words);
  useSignalEffect(() => {
    if (offer.value !== undefined) state.voice.say(offerOf(offer.value));
  });
  useSignalEffect(() => {
    if (done.value !== undefined) state.voice.say(done.value.words);
  });
  const convert = async (foreign: Foreign): Promise<void> => {
    try {
      const { convertText } = await import('./offer.js');
      const losses = await convertText(desk, foreign);
      done.value = { words: `Converted from ${foreign.words}. Undo brings it back.`, losses };
    } catch (cause) {
      done.value = { words: cause instanceof Error ? cause.message : String(cause), losses: [] };
    }
  };
  // Two texts side by side say themselves what was lost.
  if (desk.beside.value !== undefined) return null;
  if (offered.value !== undefined) return <Offer foreign={offered.value} convert={convert} desk={desk} />;
  if (done.value === undefined) return null;
  const { words, losses } = done.value;
  return (
    <div class="offer">
      <div class="row">
        <span>{words}</span>
        <button
          type="button"
          class="push"
          onClick={() => {
            done.value = undefined;
          }}
        >
          Close
        </button>
      </div>
      <LossList losses={losses} />
    </div>
  );
}

function offerOf(words: string): string {
  return `This looks like ${words}.`;
}

interface OfferProps {
  readonly desk: Desk;
  readonly foreign: Foreign;
  readonly convert: (foreign: Foreign) => void;
}

function Offer({ desk, foreign, convert }: OfferProps): JSX.Element {
  return (
    <div class="offer row">
      <span>{offerOf(foreign.words)}</span>
      <button type="button" class="main" onClick={() => convert(foreign)}>
        Convert it
      </button>
      {foreign.format !== 'svg' && (
        <button
          type="button"
          onClick={() => {
            desk.beside.value = desk.state.text.peek();
          }}
        >
          Keep both side by side
        </button>
      )}
    </div>
  );
}
