// What scrolls within its own place where it is wider than the page, also by keyboard.
import type { ComponentChildren, JSX } from 'preact';

export interface ScrollsProps {
  readonly label: string;
  readonly look: string;
  readonly children: ComponentChildren;
}

export function Scrolls({ label, look, children }: ScrollsProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of fields is another thing
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div class={look} role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
