// A word that tells the state of something.
import type { ComponentChildren, JSX } from 'preact';

export interface TagProps {
  readonly tone?: 'green' | 'amber' | 'red' | 'blue' | 'neutral';
  readonly children: ComponentChildren;
}

export function Tag({ tone = 'neutral', children }: TagProps): JSX.Element {
  return <span class={`tag ${tone}`}>{children}</span>;
}
