// From a pattern: in, words and a provider; out, cards of the patterns that fit.
import type { Flavour } from '@linework/patterns';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { Card } from './card.js';
import type { WayProps } from './way.js';
import type { PatternCard } from './worker/protocol.js';

const FLAVOURS: readonly (readonly [Flavour | '', string])[] = [
  ['', 'No products'],
  ['aws', 'AWS'],
  ['azure', 'Azure'],
  ['gcp', 'Google Cloud'],
  ['kubernetes', 'Kubernetes'],
  ['self-hosted', 'Self-hosted'],
];

export function PatternWay({ desk, ask, choose }: WayProps): JSX.Element {
  const words = useSignal('');
  const flavour = useSignal<Flavour | ''>('');
  const cards = useSignal<readonly PatternCard[] | undefined>(undefined);
  const fault = useSignal('');
  useSignalEffect(() => {
    const wanted = { words: words.value, ...(flavour.value === '' ? {} : { flavour: flavour.value }) };
    ask('patterns', wanted).then(
      (found) => {
        if (wanted.words === words.peek()) cards.value = found;
      },
      (cause: Error) => {
        fault.value = cause.message;
      },
    );
  });
  return (
    <>
      <div class="row">
        <input
          type="search"
          aria-label="Search patterns"
          placeholder="Search, such as: queue, sign-in, data lake"
          value={words.value}
          onInput={({ currentTarget }) => {
            words.value = currentTarget.value;
          }}
        />
        <select
          aria-label="Products"
          value={flavour.value}
          onChange={({ currentTarget }) => {
            flavour.value = FLAVOURS.find(([each]) => each === currentTarget.value)?.[0] ?? '';
          }}
        >
          {FLAVOURS.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p role="status">{fault.value || sentenceOf(cards.value)}</p>
      <div class="cards">
        {cards.value?.map(({ id, title, description, source }) => (
          <Card key={`${id} ${source}`} desk={desk} title={title} words={description} source={source} choose={choose} />
        ))}
      </div>
    </>
  );
}

function sentenceOf(cards: readonly PatternCard[] | undefined): string {
  if (cards === undefined) return 'Loading…';
  if (cards.length === 0) return 'No pattern has these words. Try fewer, or begin from words.';
  return `${cards.length} ${cards.length === 1 ? 'pattern' : 'patterns'}`;
}
