// A source to start from, as a card: in, its title and text; out, a button with its picture, which the worker draws once the card is in view.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Desk } from './desk.js';

export interface CardProps {
  readonly desk: Desk;
  readonly title: string;
  readonly words: string;
  readonly source: string;
  readonly choose: (source: string) => void;
}

export function Card({ desk, title, words, source, choose }: CardProps): JSX.Element {
  const card = useRef<HTMLButtonElement>(null);
  const picture = useSignal('');
  useEffect(() => {
    const place = card.current;
    if (place === null) return;
    let address = '';
    let isGone = false;
    const draw = async (): Promise<void> => {
      const drawn = await desk.ask('draw', { source, scheme: desk.state.scheme.peek() });
      if (isGone || drawn.picture === undefined) return;
      address = URL.createObjectURL(new Blob([drawn.picture.svg], { type: 'image/svg+xml' }));
      picture.value = address;
    };
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      // Without its picture the card still says what it is.
      draw().catch(() => undefined);
    });
    seen.observe(place);
    return () => {
      isGone = true;
      seen.disconnect();
      URL.revokeObjectURL(address);
    };
  }, [desk, source, picture]);
  return (
    <button type="button" class="card" ref={card} onClick={() => choose(source)}>
      <span class="card-picture">{picture.value !== '' && <img src={picture.value} alt="" />}</span>
      <strong>{title}</strong>
      <span>{words}</span>
    </button>
  );
}
