// A source to start from, as a card: in, its title and text; out, a button with its picture, which the worker draws once the card is in view.
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Scheme } from '../drawing/protocol.js';
import { showIn } from '../picture/shown-in.js';
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
  const picture = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (card.current === null) return;
    let stop: (() => void) | undefined;
    const draw = async (scheme: Scheme): Promise<void> => {
      const drawn = await desk.ask('draw', { source, scheme });
      const isOld = scheme !== desk.state.scheme.peek();
      if (isOld || picture.current === null || drawn.picture === undefined) return;
      showIn(picture.current, drawn.picture.svg, 'box');
    };
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      stop = effect(() => {
        // Without its picture the card still says what it is.
        draw(desk.state.scheme.value).catch(() => undefined);
      });
    });
    seen.observe(card.current);
    return () => {
      seen.disconnect();
      stop?.();
    };
  }, [desk, source]);
  return (
    <button type="button" class="card" ref={card} onClick={() => choose(source)}>
      <span class="card-picture" ref={picture} aria-hidden="true" inert />
      <strong>{title}</strong>
      <span>{words}</span>
    </button>
  );
}
