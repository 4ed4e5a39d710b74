// From a request in words: in, the request; out, cards of the kinds that fit with a source to start from, and of patterns.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Card } from './card.js';
import type { WayProps } from './way.js';
import type { Proposals } from './worker/protocol.js';

export function WordsWay({ desk, ask, choose }: WayProps): JSX.Element {
  const request = useSignal('');
  const found = useSignal<Proposals | undefined>(undefined);
  const said = useSignal('');
  const propose = async (): Promise<void> => {
    said.value = 'Looking…';
    try {
      const answered = await ask('propose', request.value);
      found.value = answered;
      said.value = answered.isGuess
        ? 'The words suggest no kind. Say what to show: steps, messages, parts, dates, states.'
        : '';
    } catch (cause) {
      said.value = cause instanceof Error ? cause.message : String(cause);
    }
  };
  return (
    <>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void propose();
        }}
      >
        <input
          aria-label="What the picture should show"
          placeholder="Such as: how an order moves from placed to delivered"
          maxLength={10_000}
          value={request.value}
          onInput={({ currentTarget }) => {
            request.value = currentTarget.value;
          }}
        />
        <button type="submit" class="main" disabled={request.value.trim() === ''}>
          Suggest
        </button>
      </form>
      <p role="status">{said.value}</p>
      {found.value && (
        <div class="cards">
          {found.value.proposals.map(({ kind, reason, lacks, source }) => (
            <Card
              key={`${kind} ${source}`}
              desk={desk}
              title={kind}
              words={lacks.length === 0 ? reason : `${reason} Still to say: ${lacks.join(' ')}`}
              source={source}
              choose={choose}
            />
          ))}
          {found.value.patterns.map(({ id, title, description, source }) => (
            <Card
              key={`${id} ${source}`}
              desk={desk}
              title={title}
              words={description}
              source={source}
              choose={choose}
            />
          ))}
        </div>
      )}
    </>
  );
}
